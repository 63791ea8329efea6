/** Finding a card by what somebody wrote: its code, its name in either language, or a name at most two letters away. */
import type { DeckCard } from '@kolbiste/board-kit/deck-building';
import { folded } from './search.ts';

export interface Match {
  readonly card: DeckCard;
  /** Whether it was written so, and no other card is. */
  readonly sure: boolean;
}
export interface NameBook {
  /** By code or by name; quotes, dashes and accents do not matter. */
  readonly named: (said: string) => Match | null;
  /** The nearest name within two letters, fewer for short ones. */
  readonly near: (said: string) => DeckCard | null;
}

const bare = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const allowed = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Letters to change, add or leave out, if they are at most this many. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[b.length]!;
}

export function nameBook(cards: readonly DeckCard[]): NameBook {
  const exact = new Map<string, DeckCard[]>();
  const loose = new Map<string, DeckCard[]>();
  const note = (into: Map<string, DeckCard[]>, key: string, card: DeckCard): void => {
    const known = into.get(key) ?? [];
    if (!known.includes(card)) into.set(key, [...known, card]);
  };
  for (const card of cards) {
    note(exact, card.id.toLowerCase(), card);
    for (const name of [card.name.en, card.name.cs]) {
      note(exact, name.toLowerCase(), card);
      note(loose, bare(name), card);
    }
    note(loose, bare(card.id), card);
  }
  const only = (found: readonly DeckCard[] | undefined): Match | null => {
    if (!found) return null;
    // A playable card goes before one that only has its name.
    const card = found.find(({ playable }) => playable) ?? found[0]!;
    return { card, sure: found.length === 1 };
  };
  return {
    named: said => only(exact.get(said.trim().toLowerCase())) ?? (bare(said) === '' ? null : only(loose.get(bare(said)))),
    near(said) {
      const wanted = bare(said);
      let best: DeckCard | null = null;
      let least = allowed(wanted.length) + 1;
      for (const [name, [card]] of loose) {
        const away = distance(wanted, name, least - 1);
        if (away < least) [best, least] = [card!, away];
      }
      return best;
    },
  };
}
