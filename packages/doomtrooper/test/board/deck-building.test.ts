/** What the deck builder is told of Doomtrooper: faults with their rules, and drafts that are mended without a loss. */
import { spread, withCopies, type CardDeck } from '@kolbiste/board-kit/deck-building';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { deckBuilding } from '../../src/board/deck-building.ts';
import { definitionNamed, DEFINITIONS } from '../../src/index.ts';

const { deck: bauhaus } = deckBuilding.ready.find(({ id }) => id === 'bauhaus')!;
const hussar = DEFINITIONS[definitionNamed('Hussar')]!;
const faultsOf = (deck: CardDeck): string[] => deckBuilding.faults(deck).map(({ rule }) => rule);

describe('a draft', () => {
  it('with a card that nobody has, or that is not enforced, says so and drops it', rules('DOT DR-100'), () => {
    const coming = deckBuilding.cards.find(({ playable }) => !playable);
    for (const [stranger, told] of [['99999', '99999'], ...(coming ? [[coming.id, coming.name.cs]] : [])] as const) {
      const draft = withCopies(withCopies(bauhaus, 'cards', stranger, 2), 'maybe', stranger, 1);
      const [fault, ...others] = deckBuilding.faults(draft);
      expect([fault!.rule, others]).toEqual(['DOT DR-100', []]);
      expect(fault!.said.cs).toContain(told);
      expect(fault!.repairs.map(({ deck }) => deck)).toEqual([withCopies(bauhaus, 'maybe', stranger, 1)]);
    }
  });
  it('is told in the language of the reader', rules('DOT 40.2t'), () => {
    const [fault] = deckBuilding.faults(withCopies(bauhaus, 'cards', hussar.code, 5));
    expect(fault!.said.en).toContain('Hussar');
    expect(fault!.said.cs).toContain(hussar.name.cs);
  });
  it('keeps aside what a repair takes out of the sideboard', rules('DOT 40.6s'), () => {
    const draft = withCopies({ ...bauhaus, format: 'standard' }, 'side', hussar.code, 1);
    const [fault] = deckBuilding.faults(draft);
    expect(fault!.rule).toBe('DOT 40.6s');
    expect(fault!.repairs[0]!.deck).toMatchObject({ cards: bauhaus.cards, side: [], maybe: [[hussar.code, 1]] });
  });
  it('keeps what it cannot read while another fault is mended', () => {
    const draft = withCopies(withCopies(bauhaus, 'cards', '99999', 1), 'cards', hussar.code, 5);
    const copies = deckBuilding.faults(draft).find(({ rule }) => rule === 'DOT 40.2t')!;
    expect(copies.repairs[0]!.deck.cards).toEqual(withCopies(bauhaus, 'cards', '99999', 1).cards);
  });
  it('by the standard book may have five of a card', rules('DOT 40.2s'), () => {
    const five = withCopies(bauhaus, 'cards', hussar.code, 5);
    expect(faultsOf(five)).toEqual(['DOT 40.2t']);
    expect(faultsOf({ ...five, format: 'standard' })).toEqual([]);
  });
});

describe('a deck that may be played', () => {
  it('gives a hand of seven and exchanges it', rules('DOT 4.4'), async () => {
    const { Random, seeded } = await import('@kolbiste/engine');
    const random = new Random(seeded('hand'));
    const sample = deckBuilding.sample(bauhaus, random);
    expect(sample.hand).toHaveLength(7);
    expect([...sample.hand, ...sample.rest].toSorted()).toEqual([...spread(bauhaus.cards)].toSorted());
    expect(deckBuilding.exchange!(sample, random).hand).toHaveLength(7);
  });
});
