/** How big things may be. Everything a client sends is bounded before it is parsed. */
export const PROTOCOL_VERSION = 1;

export const LIMITS = {
  /** Bytes of one client message, in UTF-8. A longer one is refused unread. */
  messageBytes: 16_384,
  /** Bytes of one HTTP body with JSON in it. */
  bodyBytes: 65_536,
  idLength: 64,
  tokenLength: 512,
  /** An option's key: its words in order. */
  keyLength: 400,
  chatLength: 300,
  nameLength: 32,
  /** What a player says about themselves. */
  aboutLength: 300,
  nonceLength: 64,
  /** Why a moderator did something, and what they answer. */
  reason: 500,
  /** Window kinds with a stop of their own, and the letters of one. */
  stops: 32,
  stopLength: 40,
  /** Nesting and number of values of table options. */
  optionsDepth: 8,
  optionsValues: 4_000,
  /** Bytes of what one seat brings, in UTF-8. */
  bringsBytes: 16_384,
  seats: 7,
  /** Events that a snapshot repeats for a viewer who comes (back). */
  history: 200,
  /** One deck: its text in bytes, its name and notes in letters, its cards and copies, and one card's code. */
  deckBytes: 16_384,
  deckName: 60,
  deckNotes: 2_000,
  deckCards: 300,
  deckCode: 400,
  /** How a deck was before, this many times. */
  deckPast: 20,
  /** Rows of one sync each way, and bytes of one request. */
  syncRows: 200,
  syncBytes: 524_288,
  /** The file of an event, in bytes. */
  eventBytes: 4_194_304,
  /** Copies of one card that somebody owns, and the letters of the mark printed on it. */
  copies: 999,
  markLength: 200,
} as const;
