/** A deck in numbers: its groups, curve and shares, what differs between two decks, and which ready one it is nearest to. */
import { copiesIn, PILES, type CardDeck, type DeckBuilding, type DeckCard, type Pile } from '@kolbiste/board-kit/deck-building';

export interface Line {
  readonly card: DeckCard;
  readonly copies: number;
}
export type Catalogue = ReadonlyMap<string, DeckCard>;

export const catalogueOf = (cards: readonly DeckCard[]): Catalogue => new Map(cards.map(card => [card.id, card]));

/** A card that no list has: an old deck or another one's may name it, and then it is shown rather than lost. */
export const strange = (id: string): DeckCard => ({
  id,
  name: { cs: id, en: id },
  text: { cs: '', en: '' },
  group: '',
  facets: {},
  numbers: {},
  playable: false,
  face: id,
});
export const linesOf = (deck: CardDeck, pile: Pile, catalogue: Catalogue): readonly Line[] =>
  deck[pile].map(([id, copies]) => ({ card: catalogue.get(id) ?? strange(id), copies }));

/** By group, in the game's order; what has none comes last. */
export function grouped(
  lines: readonly Line[],
  groups: DeckBuilding['groups'],
): readonly { readonly id: string; readonly lines: readonly Line[] }[] {
  return [...groups.map(({ id }) => id), '']
    .map(id => ({ id, lines: lines.filter(({ card }) => card.group === id) }))
    .filter(group => group.lines.length > 0);
}
export const copiesOf = (lines: readonly Line[]): number => lines.reduce((sum, { copies }) => sum + copies, 0);

/** How many copies have each number, from 0 to the highest. */
export function curve(lines: readonly Line[], measure: string): readonly number[] {
  const counts: number[] = [];
  for (const { card, copies } of lines) {
    const n = card.numbers[measure];
    if (n !== undefined) counts[n] = (counts[n] ?? 0) + copies;
  }
  return Array.from(counts, n => n ?? 0);
}
/** The mean of a measure, over the copies that have it; null where none has. */
export function mean(lines: readonly Line[], measure: string): number | null {
  let sum = 0;
  let copies = 0;
  for (const line of lines) {
    const n = line.card.numbers[measure];
    if (n === undefined) continue;
    sum += n * line.copies;
    copies += line.copies;
  }
  return copies === 0 ? null : sum / copies;
}

/** Copies by value of a facet; a card of two affiliations counts for both. */
export function sharesOf(lines: readonly Line[], facet: string): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { card, copies } of lines) for (const value of card.facets[facet] ?? []) shares.set(value, (shares.get(value) ?? 0) + copies);
  return shares;
}

export interface Change {
  readonly pile: Pile;
  readonly card: string;
  /** More or fewer. */
  readonly by: number;
}
/** What was done to the first deck to get the second. */
export function differences(from: CardDeck, to: CardDeck): readonly Change[] {
  return PILES.flatMap(pile => {
    const cards = [...new Set([...from[pile], ...to[pile]].map(([card]) => card))].sort();
    return cards.map(card => ({ pile, card, by: copiesIn(to, pile, card) - copiesIn(from, pile, card) })).filter(({ by }) => by !== 0);
  });
}

/** How many cards two decks share, copies counted. */
export const shared = (a: CardDeck, b: CardDeck): number =>
  a.cards.reduce((sum, [card, n]) => sum + Math.min(n, copiesIn(b, 'cards', card)), 0);

/** The ready deck that has most of its cards in common; null where none has any. */
export function nearest(
  deck: CardDeck,
  ready: DeckBuilding['ready'],
): { readonly of: DeckBuilding['ready'][number]; readonly shared: number } | null {
  const best = ready.map(of => ({ of, shared: shared(deck, of.deck) })).toSorted((a, b) => b.shared - a.shared)[0];
  return best && best.shared > 0 ? best : null;
}
