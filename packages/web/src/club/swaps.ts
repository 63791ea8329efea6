/** Exchanging cards between two games: the deck as it lies now, and the swaps that lead to it. */
import { copiesIn, spread, withCopies, type DeckBuilding } from '@kolbiste/board-kit/deck-building';
import type { CardDeck, OwnChanges } from '@kolbiste/protocol';
import { nameBook } from '../workshop/builder/names.ts';
import { deckOf, readText } from '../workshop/builder/reader.ts';

export type Swaps = OwnChanges['swaps'];

/** The deck that was brought, from its text. */
export function deckIn(text: string, building: DeckBuilding): CardDeck {
  return deckOf(readText(text, building, nameBook(building.cards)), building, new Set());
}

/** The deck after the swaps; one whose cards are not where they should be is left out. */
export function swapped(deck: CardDeck, swaps: Swaps): CardDeck {
  return swaps.reduce((now, { out, into }) => {
    if (copiesIn(now, 'cards', out) === 0 || copiesIn(now, 'side', into) === 0) return now;
    const without = withCopies(
      withCopies(now, 'cards', out, copiesIn(now, 'cards', out) - 1),
      'side',
      into,
      copiesIn(now, 'side', into) - 1,
    );
    return withCopies(
      withCopies(without, 'cards', into, copiesIn(without, 'cards', into) + 1),
      'side',
      out,
      copiesIn(without, 'side', out) + 1,
    );
  }, deck);
}

/** One more swap. What a card that went out comes back for is told as one. */
export function withSwap(brought: CardDeck, swaps: Swaps, { out, into }: Swaps[number]): Swaps {
  const all = [...swaps, { out, into }];
  if (!swaps.some(swap => swap.into === out || swap.out === into)) return all;
  const now = swapped(brought, all);
  const missing = spread(brought.cards).filter(surplusOver(now));
  const added = spread(now.cards).filter(surplusOver(brought));
  return missing.map((card, i) => ({ out: card, into: added[i]! }));
}

/** Of a list, the copies that another deck does not have. */
function surplusOver(other: CardDeck): (card: string) => boolean {
  const seen = new Map<string, number>();
  return card => {
    seen.set(card, (seen.get(card) ?? 0) + 1);
    return seen.get(card)! > copiesIn(other, 'cards', card);
  };
}
