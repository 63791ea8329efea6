/** All that somebody has as one file: written by the page, read again by it, and read from the export of an account. */
import { canonicalDeck, readDeckData, readOwnedCard, type DeckData, type OwnedCard, type StoredDeck } from '@kolbiste/protocol';
import type { Find } from './collection.svelte.ts';

const FORMAT = 'kolbiste-things';
const FORMATS = [FORMAT, 'kolbiste-player'];

export interface Things {
  readonly decks: readonly { readonly name: string; readonly data: DeckData }[];
  readonly cards: readonly Find[];
}

export const thingsFile = (decks: readonly StoredDeck[], owned: readonly OwnedCard[]): string =>
  `${JSON.stringify({ format: FORMAT, v: 1, decks: decks.map(({ name, data }) => ({ name, data })), owned }, null, 1)}\n`;

type Fields = { readonly [name: string]: unknown };
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Null for what is no such file. A row that cannot be read is left out; the others are not. */
export function readThings(text: string): Things | null {
  let file: Fields;
  try {
    file = fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
  if (!FORMATS.includes(String(file['format'])) || file['v'] !== 1) return null;
  const rows = (name: string): readonly Fields[] => (Array.isArray(file[name]) ? (file[name] as unknown[]).map(fieldsOf) : []);
  const decks = rows('decks').flatMap(({ name, data }) => {
    const read = readDeckData(data);
    return read.ok ? [{ name: String(name).slice(0, 60), data: read.message }] : [];
  });
  const cards = rows('owned').flatMap(
    ({ deleted_at: deletedThere = null, deletedAt = deletedThere, game, code, copies, origin, mark, at }) => {
      const card = readOwnedCard({ game, code, copies, origin, pack: null, mark, at, deletedAt });
      return card && card.deletedAt === null ? [{ game: card.game, code: card.code, origin: card.origin, mark: card.mark }] : [];
    },
  );
  return { decks, cards };
}

/** Those that are not there yet, by name and cards. */
export function newAmong(decks: Things['decks'], kept: readonly StoredDeck[]): Things['decks'] {
  const known = new Set(kept.map(({ name, data }) => `${name}\n${canonicalDeck(data)}`));
  return decks.filter(({ name, data }) => !known.has(`${name}\n${canonicalDeck(data)}`));
}
