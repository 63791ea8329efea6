/** A deck as it is kept and told: the same on the page, on the server and in a file. It may be a draft that no rule allows. */
import * as v from 'valibot';
import { firstIssue, tooLarge, type Parsed } from './client-message.ts';
import { LIMITS } from './limits.ts';

/** How many of which card, by its code. */
export type CardCount = readonly [code: string, count: number];

/** A deck of counted cards: Doomtrooper by official codes, Summoner Wars by the ids of its cards. */
export interface CardDeck {
  readonly v: 1;
  readonly game: 'doomtrooper' | 'summoner-wars';
  readonly format: string | null;
  readonly cards: readonly CardCount[];
  /** The sideboard. */
  readonly side: readonly CardCount[];
  /** Thought of, not played. */
  readonly maybe: readonly CardCount[];
  /** The card that stands for the deck. */
  readonly cover: string | null;
  readonly notes: string;
  readonly summoner?: string;
}
export interface HeroDeck {
  readonly v: 1;
  readonly game: 'dice-throne';
  readonly hero: string;
}
/** Scratch cards by their codes. */
export interface Loadout {
  readonly v: 1;
  readonly game: 'scratch-wars';
  readonly hero: string | null;
  readonly weapons: readonly string[];
}
export type DeckData = CardDeck | HeroDeck | Loadout;
export type DeckGame = DeckData['game'];

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.deckCode));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.deckCards));
const counts = v.pipe(
  v.array(v.tuple([code, count])),
  v.maxLength(LIMITS.deckCards),
  v.check(cards => new Set(cards.map(([card]) => card)).size === cards.length, 'a card is named once'),
  v.transform((cards): CardCount[] => cards.toSorted(([a], [b]) => inOrder(a, b))),
);
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const deckData = v.variant('game', [
  v.object({
    v: v.literal(1),
    game: v.picklist(['doomtrooper', 'summoner-wars']),
    format: v.nullable(code),
    cards: counts,
    side: counts,
    maybe: counts,
    cover: v.nullable(code),
    notes: v.pipe(v.string(), v.maxLength(LIMITS.deckNotes)),
    summoner: v.exactOptional(code),
  }),
  v.object({ v: v.literal(1), game: v.literal('dice-throne'), hero: code }),
  v.object({
    v: v.literal(1),
    game: v.literal('scratch-wars'),
    hero: v.nullable(code),
    weapons: v.pipe(
      v.array(code),
      v.maxLength(LIMITS.deckCards),
      v.transform(weapons => weapons.toSorted(inOrder)),
    ),
  }),
]);
/** A deck within its limits, its cards in order. */
export const deckSchema = v.pipe(
  deckData,
  v.check(deck => !tooLarge(JSON.stringify(deck), LIMITS.deckBytes), `a deck has at most ${LIMITS.deckBytes} bytes`),
) satisfies v.GenericSchema<unknown, DeckData>;

export const deckName = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]*$/u), v.trim(), v.maxLength(LIMITS.deckName));

/** Reads what is meant to be a deck; says which line is wrong and how. Never throws. */
export function readDeckData(value: unknown): Parsed<DeckData> {
  const read = v.safeParse(deckSchema, value, { abortEarly: true });
  return read.success ? { ok: true, message: read.output } : { ok: false, code: 'malformed', text: firstIssue(read.issues) };
}

/** One text for equal decks, whatever the order of their cards and fields. */
export function canonicalDeck(deck: DeckData): string {
  const sorted = (cards: readonly CardCount[]): CardCount[] => cards.toSorted(([a], [b]) => inOrder(a, b));
  switch (deck.game) {
    case 'dice-throne':
      return JSON.stringify({ v: 1, game: deck.game, hero: deck.hero });
    case 'scratch-wars':
      return JSON.stringify({ v: 1, game: deck.game, hero: deck.hero, weapons: deck.weapons.toSorted(inOrder) });
    default: {
      const { game, format, cards, side, maybe, cover, notes, summoner } = deck;
      const lists = { cards: sorted(cards), side: sorted(side), maybe: sorted(maybe) };
      return JSON.stringify({ v: 1, game, format, ...lists, cover, notes, ...(summoner !== undefined && { summoner }) });
    }
  }
}

/** A deck with nothing in it yet. */
export function emptyDeck(game: CardDeck['game'], format: string | null = null): CardDeck {
  return { v: 1, game, format, cards: [], side: [], maybe: [], cover: null, notes: '' };
}

/** A deck as a device or an account keeps it. */
export interface StoredDeck {
  /** 128 random bits, made where the deck was made. */
  readonly id: string;
  readonly game: DeckGame;
  readonly name: string;
  readonly data: DeckData;
  /** Grows with every change. */
  readonly revision: number;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Archived: gone from the lists, and still to be brought back. */
  readonly deletedAt: number | null;
}

/** How a deck was before it was changed. */
export interface PastDeck {
  readonly deck: string;
  readonly revision: number;
  readonly at: number;
  readonly data: DeckData;
}
