/** A sample hand is the opening of the game: its shuffle, its seven cards, its privilege. */
import { Random, scripted, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { readyDeck } from '../../src/decks/ready.ts';
import { cardinalsPrivilege, openingHand } from '../../src/decks/sample.ts';
import { DEFINITIONS, definitionNamed } from '../../src/index.ts';

const bauhaus = readyDeck('bauhaus')!.cards;
const isWarrior = (def: number): boolean => DEFINITIONS[def]!.type === 'warrior';
const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

describe('a sample hand', () => {
  it('has seven cards, and with its library it is the deck', rules('DOT 4.4'), () => {
    const { hand, library } = openingHand(bauhaus, new Random(seeded('a')));
    expect(hand).toHaveLength(7);
    expect(sorted([...hand, ...library])).toEqual(sorted(bauhaus));
  });
  it('is drawn from the top, where the game draws', () => {
    const { hand } = openingHand(bauhaus, new Random(scripted(['kept'])));
    expect(hand).toEqual(bauhaus.slice(-7).toReversed());
  });
  it('of a small draft is all there is', () => {
    expect(openingHand(bauhaus.slice(0, 3), new Random(seeded('a'))).hand).toHaveLength(3);
    expect(openingHand([], new Random(seeded('a')))).toEqual({ hand: [], library: [] });
  });
  it(
    'without a warrior is exchanged free: seven new ones first, then the old go back and are shuffled',
    rules('DOT 4.8', 'DOT 4.9t', 'DOT 4.10'),
    () => {
      const none = bauhaus.filter(def => !isWarrior(def));
      const sample = { hand: none.slice(0, 7), library: [...none.slice(7), ...bauhaus.filter(isWarrior)] };
      const next = cardinalsPrivilege(sample, new Random(scripted(['kept'])));
      expect(next).toMatchObject({ free: true, rule: 'DOT 4.8' });
      expect(next.hand).toEqual(sample.library.slice(-7).toReversed());
      expect(next.library).toEqual([...sample.library.slice(0, -7), ...sample.hand]);
    },
  );
  it('with a warrior costs the old hand', rules('DOT 4.11'), () => {
    const sample = { hand: [definitionNamed('Hussar'), ...bauhaus.slice(0, 6)], library: bauhaus.slice(6, 40) };
    const next = cardinalsPrivilege(sample, new Random(scripted([])));
    expect(next).toMatchObject({ free: false, rule: 'DOT 4.11' });
    expect(next.library).toEqual(sample.library.slice(0, -7));
  });
});
