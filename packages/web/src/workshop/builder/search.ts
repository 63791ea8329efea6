/** Which cards the reader looks for, and in which order. */
import type { Language } from '@kolbiste/engine';
import { copiesIn, PILES, type CardDeck, type DeckCard } from '@kolbiste/board-kit/deck-building';

/** Without accents and capitals. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What is looked for in a card, made once for each. */
export interface Indexed {
  readonly card: DeckCard;
  readonly names: readonly string[];
  readonly words: string;
}
export const indexed = (cards: readonly DeckCard[]): readonly Indexed[] =>
  cards.map(card => {
    const names = [folded(card.name.en), folded(card.name.cs)];
    return { card, names, words: `${names.join(' ')} ${folded(`${card.text.en} ${card.text.cs} ${card.id}`)}` };
  });

export type Having = 'all' | 'inDeck' | 'notInDeck';
export interface Filter {
  readonly asked: string;
  /** Facet → chosen values; none chosen is all. */
  readonly chips: { readonly [facet: string]: readonly string[] };
  /** Measure → from, to; what has no such number is left out while a measure is bounded. */
  readonly ranges: { readonly [measure: string]: readonly [least: number, most: number] };
  readonly having: Having;
  readonly playableOnly: boolean;
  /** Only cards of which one has copies. */
  readonly mineOnly: boolean;
}
export const NO_FILTER: Filter = { asked: '', chips: {}, ranges: {}, having: 'all', playableOnly: false, mineOnly: false };

export type Order = 'name' | 'set' | { readonly measure: string };

const isIn = (deck: CardDeck, card: string): boolean => PILES.some(pile => copiesIn(deck, pile, card) > 0);

export function found(
  cards: readonly Indexed[],
  filter: Filter,
  deck: CardDeck,
  mine: ReadonlyMap<string, number> = new Map(),
): readonly Indexed[] {
  const words = folded(filter.asked).split(/\s+/).filter(Boolean);
  const chips = Object.entries(filter.chips).filter(([, values]) => values.length > 0);
  const ranges = Object.entries(filter.ranges);
  return cards.filter(
    ({ card, words: said }) =>
      words.every(word => said.includes(word)) &&
      (!filter.playableOnly || card.playable) &&
      (!filter.mineOnly || mine.has(card.id)) &&
      chips.every(([facet, values]) => card.facets[facet]?.some(value => values.includes(value)) ?? false) &&
      ranges.every(([measure, [least, most]]) => {
        const n = card.numbers[measure];
        return n !== undefined && n >= least && n <= most;
      }) &&
      (filter.having === 'all' || isIn(deck, card.id) === (filter.having === 'inDeck')),
  );
}

/** The places of cards in a reader's alphabet, worked out once: comparing names takes longer than anything else here. */
type Ranking = ReadonlyMap<string, number>;
export function rankingOf(cards: readonly Indexed[], language: Language): Ranking {
  const { compare } = new Intl.Collator(language);
  return new Map(cards.toSorted((a, b) => compare(a.card.name[language], b.card.name[language])).map(({ card }, i) => [card.id, i]));
}

/** How near a name is to what was asked: it itself, its beginning, a part of it, or only a word of the card's text. */
function nearness({ names }: Indexed, word: string): number {
  if (names.includes(word)) return 0;
  if (names.some(name => name.startsWith(word))) return 1;
  return names.some(name => name.includes(word)) ? 2 : 3;
}

/** The nearest names come first, what cannot be added last; then the chosen order, and names in the reader's alphabet. */
export function sorted(
  cards: readonly Indexed[],
  order: Order,
  { rank, asked, last }: { rank: Ranking; asked: string; last: (card: DeckCard) => boolean },
): readonly Indexed[] {
  const word = folded(asked.trim());
  const near = new Map(word === '' ? [] : cards.map(each => [each, nearness(each, word)]));
  const key = ({ card }: Indexed): number => (typeof order === 'object' ? -(card.numbers[order.measure] ?? -1) : 0);
  const shut = new Set(cards.map(({ card }) => card).filter(last));
  return cards.toSorted((a, b) => {
    const first = (near.get(a) ?? 0) - (near.get(b) ?? 0) || Number(shut.has(a.card)) - Number(shut.has(b.card)) || key(a) - key(b);
    if (first !== 0) return first;
    return order === 'set' ? (a.card.id < b.card.id ? -1 : 1) : rank.get(a.card.id)! - rank.get(b.card.id)!;
  });
}
