/** Decks, cards and progress between a player's devices and the account: what is said, and what becomes of two changes to one thing. */
import * as v from 'valibot';
import { firstIssue, tooLarge, type Parsed } from './client-message.ts';
import { canonicalDeck, deckName, deckSchema, type PastDeck, type StoredDeck } from './deck.ts';
import { LIMITS } from './limits.ts';

/** A deck as a device has it now. `base`: the revision of the account's that it was made from; 0: none. */
export interface DeckChange extends StoredDeck {
  readonly base: number;
}

/** A card that somebody owns. Taken away it stays as a trace, so that no device brings it back. */
export interface OwnedCard {
  readonly game: string;
  readonly code: string;
  readonly copies: number;
  readonly origin: 'pack' | 'typed' | 'scanned';
  /** The club pack it came from; null for the player's own cards. */
  readonly pack: string | null;
  /** What is printed on a card of cardboard that was entered by its numbers: its identity. */
  readonly mark: string | null;
  readonly at: number;
  readonly deletedAt: number | null;
}

/** How far somebody is with a lesson or puzzle. `best`: the fewest tries, moves or milliseconds, as the item counts. */
export interface Progress {
  readonly game: string;
  readonly item: string;
  readonly state: 'begun' | 'done';
  readonly best: number | null;
  readonly at: number;
}
export interface PuzzleTry {
  readonly game: string;
  readonly puzzle: string;
  readonly right: boolean;
  readonly ms: number;
  readonly at: number;
}

/** A pack of the club's: what is in it is told when it is opened, with the seed that the hash was of. */
export interface ClubPack {
  readonly id: string;
  readonly size: 'booster' | 'tin';
  readonly edition: string | null;
  readonly seedHash: string;
  readonly madeAt: number;
  readonly openedAt: number | null;
  readonly seed: string | null;
  readonly cards: readonly string[] | null;
}

export interface SyncRequest {
  /** The cursor of the last answer; 0 at first. */
  readonly since: number;
  /** What a deck of two devices is called, in the player's language: "other device". */
  readonly otherDevice: string;
  readonly decks: readonly DeckChange[];
  readonly owned: readonly OwnedCard[];
  readonly progress: readonly Progress[];
  readonly tries: readonly PuzzleTry[];
}

export type SyncKind = 'deck' | 'owned' | 'progress' | 'try';
export type RejectedWhy = 'malformed' | 'notYours' | 'tooMany' | 'sameMark';
export interface Rejected {
  readonly kind: SyncKind;
  /** Of a deck its id, of others game and code or item. */
  readonly id: string;
  readonly why: RejectedWhy;
  readonly text: string;
}

export interface SyncAnswer {
  readonly cursor: number;
  /** There are changes that did not fit: ask again. */
  readonly more: boolean;
  /** What changed since, and how every deck of the request is now. */
  readonly decks: readonly StoredDeck[];
  readonly owned: readonly OwnedCard[];
  readonly progress: readonly Progress[];
  readonly packs: readonly ClubPack[];
  readonly rejected: readonly Rejected[];
}

/** A deck as anyone with the link sees it. */
export interface SharedDeck {
  readonly name: string;
  readonly data: StoredDeck['data'];
  readonly owner: string;
  readonly changedAt: number;
}
export interface OwnDeck {
  readonly deck: StoredDeck;
  readonly past: readonly PastDeck[];
  readonly share: string | null;
}

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const whole = moment;
const text = (max: number) => v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]*$/u), v.minLength(1), v.maxLength(max));
const game = text(LIMITS.idLength);

/** 128 random bits in hexadecimal. */
export const deckId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

export const deckChange = v.pipe(
  v.object({
    id: deckId,
    game: v.picklist(['doomtrooper', 'summoner-wars', 'dice-throne', 'scratch-wars']),
    name: deckName,
    data: deckSchema,
    revision: whole,
    base: whole,
    createdAt: moment,
    changedAt: moment,
    deletedAt: v.nullable(moment),
  }),
  v.check(deck => deck.game === deck.data.game, 'the deck is of another game'),
) satisfies v.GenericSchema<unknown, DeckChange>;

export const ownedCard = v.object({
  game,
  code: text(LIMITS.deckCode),
  copies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.copies)),
  origin: v.picklist(['pack', 'typed', 'scanned']),
  pack: v.nullable(text(LIMITS.idLength)),
  mark: v.nullable(text(LIMITS.markLength)),
  at: moment,
  deletedAt: v.nullable(moment),
}) satisfies v.GenericSchema<unknown, OwnedCard>;

/** Reads what is meant to be an owned card; null for anything else. */
export function readOwnedCard(value: unknown): OwnedCard | null {
  const read = v.safeParse(ownedCard, value, { abortEarly: true });
  return read.success ? read.output : null;
}

export const progressItem = v.object({
  game,
  item: text(LIMITS.idLength),
  state: v.picklist(['begun', 'done']),
  best: v.nullable(whole),
  at: moment,
}) satisfies v.GenericSchema<unknown, Progress>;

export const puzzleTry = v.object({
  game,
  puzzle: text(LIMITS.idLength),
  right: v.boolean(),
  ms: whole,
  at: moment,
}) satisfies v.GenericSchema<unknown, PuzzleTry>;

/** The request as such: each row is looked at by itself, so that one bad row does not keep the others. */
export interface RawSync {
  readonly since: number;
  readonly otherDevice: string;
  readonly decks: readonly unknown[];
  readonly owned: readonly unknown[];
  readonly progress: readonly unknown[];
  readonly tries: readonly unknown[];
}
const rows = v.optional(v.array(v.unknown()), []);
const rawSync = v.object({
  since: v.optional(whole, 0),
  otherDevice: v.optional(text(40), 'other device'),
  decks: rows,
  owned: rows,
  progress: rows,
  tries: rows,
}) satisfies v.GenericSchema<unknown, RawSync>;

/** Reads a request to sync. Never throws. */
export function parseSync(body: string): Parsed<RawSync> {
  if (tooLarge(body, LIMITS.syncBytes)) return { ok: false, code: 'tooLarge', text: `a sync has at most ${LIMITS.syncBytes} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { ok: false, code: 'malformed', text: 'this is not JSON' };
  }
  const read = v.safeParse(rawSync, value, { abortEarly: true });
  if (!read.success) return { ok: false, code: 'malformed', text: firstIssue(read.issues) };
  const { decks, owned, progress, tries } = read.output;
  if (decks.length + owned.length + progress.length + tries.length > LIMITS.syncRows)
    return { ok: false, code: 'tooLarge', text: `a sync has at most ${LIMITS.syncRows} rows` };
  return { ok: true, message: read.output };
}

/** Two decks with one text are the same deck, whatever their revisions. */
export const deckText = ({ name, data, deletedAt }: Pick<StoredDeck, 'name' | 'data' | 'deletedAt'>): string =>
  `${deletedAt === null ? '' : 'archived '}${name}\n${canonicalDeck(data)}`;

export interface Settled {
  /** How the deck is from now on. */
  readonly kept: StoredDeck;
  /** What would have been lost: to be kept as a deck of its own. */
  readonly aside: StoredDeck | null;
}

/**
 * What becomes of a change. From the newest revision it is simply taken; else two devices changed one deck, and both live: the later keeps
 * the id. Of a deck that one has archived and the other changed, the changed one keeps it, and the archived one lies in the archive.
 */
export function settle(there: StoredDeck | null, { base, ...change }: DeckChange): Settled {
  if (!there) return { kept: { ...change, revision: Math.max(1, change.revision) }, aside: null };
  if (deckText(there) === deckText(change)) return { kept: there, aside: null };
  const next = (deck: StoredDeck): StoredDeck => ({
    ...deck,
    createdAt: Math.min(there.createdAt, change.createdAt),
    revision: Math.max(there.revision + 1, change.revision),
  });
  if (base === there.revision) return { kept: next(change), aside: null };
  const sameCards = there.name === change.name && canonicalDeck(there.data) === canonicalDeck(change.data);
  if (sameCards) return { kept: next(there.deletedAt === null ? there : change), aside: null };
  const later =
    (there.deletedAt === null) === (change.deletedAt === null) ? change.changedAt >= there.changedAt : change.deletedAt === null;
  return later ? { kept: next(change), aside: there } : { kept: next(there), aside: change };
}

const stampOf = ({ at, deletedAt }: OwnedCard): number => Math.max(at, deletedAt ?? 0);

/** The union of what two devices own; of one card, what was said of it last. */
export function mergeOwned(a: OwnedCard, b: OwnedCard): OwnedCard {
  if (stampOf(a) !== stampOf(b)) return stampOf(a) > stampOf(b) ? a : b;
  if ((a.deletedAt === null) !== (b.deletedAt === null)) return a.deletedAt === null ? a : b;
  if (a.copies !== b.copies) return a.copies > b.copies ? a : b;
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
}

/** The better of two. */
export function mergeProgress(a: Progress, b: Progress): Progress {
  const best = a.best === null ? b.best : b.best === null ? a.best : Math.min(a.best, b.best);
  if (a.state === b.state) return { ...a, best, at: Math.min(a.at, b.at) };
  return { ...(a.state === 'done' ? a : b), best };
}
