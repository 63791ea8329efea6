/** Swaps between two games lead to the deck one sees, and the words of series are there in both languages. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiesIn, sizeOf, withCopies } from '@kolbiste/board-kit/deck-building';
import { emptyDeck, type CardDeck } from '@kolbiste/protocol';
import { cs } from '../../src/club/series.cs.ts';
import { en } from '../../src/club/series.en.ts';
import { swapped, withSwap, type Swaps } from '../../src/club/swaps.ts';

const filled = (cards: readonly string[], side: readonly string[]): CardDeck => {
  let deck: CardDeck = emptyDeck('doomtrooper', 'tournament');
  for (const card of cards) deck = withCopies(deck, 'cards', card, copiesIn(deck, 'cards', card) + 1);
  for (const card of side) deck = withCopies(deck, 'side', card, copiesIn(deck, 'side', card) + 1);
  return deck;
};

describe('swaps', () => {
  const brought = filled(['a', 'a', 'b', 'c'], ['x', 'x', 'y', 'b']);

  it('lead where swapping one after the other leads, keep both sizes, and never name a card that is not there', () => {
    const codes = fc.constantFrom('a', 'b', 'c', 'x', 'y');
    fc.assert(
      fc.property(fc.array(fc.tuple(codes, codes), { maxLength: 12 }), pairs => {
        let swaps: Swaps = [];
        let deck = brought;
        for (const [out, into] of pairs) {
          const able = out !== into && copiesIn(deck, 'cards', out) > 0 && copiesIn(deck, 'side', into) > 0;
          if (!able) continue;
          deck = withCopies(deck, 'cards', out, copiesIn(deck, 'cards', out) - 1);
          deck = withCopies(deck, 'side', into, copiesIn(deck, 'side', into) - 1);
          deck = withCopies(deck, 'cards', into, copiesIn(deck, 'cards', into) + 1);
          deck = withCopies(deck, 'side', out, copiesIn(deck, 'side', out) + 1);
          swaps = withSwap(brought, swaps, { out, into });
          expect(swapped(brought, swaps)).toEqual(deck);
          expect([sizeOf(deck.cards), sizeOf(deck.side)]).toEqual([4, 4]);
        }
      }),
    );
  });

  it('that undo each other are none', () => {
    const one = withSwap(brought, [], { out: 'a', into: 'x' });
    expect(one).toEqual([{ out: 'a', into: 'x' }]);
    expect(withSwap(brought, one, { out: 'x', into: 'a' })).toEqual([]);
    expect(withSwap(brought, one, { out: 'x', into: 'y' })).toEqual([{ out: 'a', into: 'y' }]);
    expect(withSwap(brought, one, { out: 'b', into: 'y' })).toEqual([...one, { out: 'b', into: 'y' }]);
  });
});

it('counts games as each language does', () => {
  expect([en.kind('match', 3), en.kind('kachung', 7), cs.kind('match', 3), cs.kind('match', 5)]).toEqual([
    'Best of 3',
    'Kachung, 7 games',
    'Série na dvě vítězné hry',
    'Série na tři vítězné hry',
  ]);
  expect([3, 5].map(games => cs.kind('kachung', games))).toEqual(['Kachung, 3 hry', 'Kachung, 5 her']);
  expect([1, 2, 5].map(cs.draws)).toEqual(['1 remíza', '2 remízy', '5 remíz']);
  expect([1, 2].map(en.movingIn)).toEqual(['You’ll be taken there in 1 second.', 'You’ll be taken there in 2 seconds.']);
  expect(Object.keys(cs).toSorted()).toEqual(Object.keys(en).toSorted());
});
