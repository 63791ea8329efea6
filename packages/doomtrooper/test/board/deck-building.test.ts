/** What the deck builder is told of Doomtrooper: faults with their rules, and drafts that are mended without a loss. */
import { spread, withCopies, type CardDeck } from '@kolbiste/board-kit/deck-building';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { deckBuilding } from '../../src/board/deck-building.ts';
import { definitionNamed, DEFINITIONS } from '../../src/index.ts';

const { deck: tanks } = deckBuilding.ready.find(({ id }) => id === 'tanks')!;
const dragoon = DEFINITIONS[definitionNamed('Dragoon')]!;
const faultsOf = (deck: CardDeck): string[] => deckBuilding.faults(deck).map(({ rule }) => rule);

describe('a draft', () => {
  it('with a card that nobody has, or that is not enforced, says so and drops it', rules('DOT DR-100'), () => {
    const coming = deckBuilding.cards.find(({ playable }) => !playable);
    for (const [stranger, told] of [['99999', '99999'], ...(coming ? [[coming.id, coming.name.cs]] : [])] as const) {
      const draft = withCopies(withCopies(tanks, 'cards', stranger, 2), 'maybe', stranger, 1);
      const [fault, ...others] = deckBuilding.faults(draft);
      expect([fault!.rule, others]).toEqual(['DOT DR-100', []]);
      expect(fault!.said.cs).toContain(told);
      expect(fault!.repairs.map(({ deck }) => deck)).toEqual([withCopies(tanks, 'maybe', stranger, 1)]);
    }
  });
  it('is told in the language of the reader', rules('DOT 40.2t'), () => {
    const [fault] = deckBuilding.faults(withCopies(tanks, 'cards', dragoon.code, 5));
    expect(fault!.said.en).toContain('Dragoon');
    expect(fault!.said.cs).toContain(dragoon.name.cs);
  });
  it('keeps aside what a repair takes out of the sideboard', rules('DOT 40.6s'), () => {
    const draft = withCopies({ ...tanks, format: 'standard' }, 'side', dragoon.code, 1);
    const [fault] = deckBuilding.faults(draft);
    expect(fault!.rule).toBe('DOT 40.6s');
    expect(fault!.repairs[0]!.deck).toMatchObject({ cards: tanks.cards, side: [], maybe: [[dragoon.code, 1]] });
  });
  it('keeps what it cannot read while another fault is mended', () => {
    const draft = withCopies(withCopies(tanks, 'cards', '99999', 1), 'cards', dragoon.code, 5);
    const copies = deckBuilding.faults(draft).find(({ rule }) => rule === 'DOT 40.2t')!;
    expect(copies.repairs[0]!.deck.cards).toEqual(withCopies(tanks, 'cards', '99999', 1).cards);
  });
  it('by the standard book may have five of a card', rules('DOT 40.2s'), () => {
    const five = withCopies(tanks, 'cards', dragoon.code, 5);
    expect(faultsOf(five)).toEqual(['DOT 40.2t']);
    expect(faultsOf({ ...five, format: 'standard' })).toEqual([]);
  });
  it('for an event is checked by what is agreed there, whatever its own format says', rules('DOT 40.2s', 'DOT DR-101'), () => {
    const limited = DEFINITIONS.find(({ limit, set }) => limit === 1 && set !== 'Test')!;
    const two = withCopies(tanks, 'cards', limited.code, 2);
    const at = (options: object): string[] => deckBuilding.faults(two, options as never).map(({ rule }) => rule);
    expect(at({ profile: 'tournament' })).toEqual(['DOT DR-101']);
    expect(at({ profile: 'tournament', restrictedList: 'off' })).toEqual([]);
    expect(at({ profile: 'standard' })).toEqual([]);
    expect(at({ profile: 'standard', restrictedList: 'on' })).toEqual(['DOT DR-101']);
    // What is filled up keeps to the event's list, too.
    const none = { ...tanks, cards: [] };
    const [few] = deckBuilding.faults(none, { profile: 'standard', restrictedList: 'on' });
    expect(deckBuilding.faults(few!.repairs[0]!.deck, { profile: 'standard', restrictedList: 'on' })).toEqual([]);
  });
  it('knows how rare every card of the list is', () => {
    const rarities = deckBuilding.cards.map(({ facets }) => facets['rarity']![0]);
    expect(rarities).not.toContain(undefined);
    expect(new Set(rarities)).toEqual(new Set(['C', 'U', 'R', 'P']));
    expect(deckBuilding.cards.find(({ id }) => id === '01001')!.facets['rarity']).toEqual(['U']);
  });
});

describe('a deck that may be played', () => {
  it('gives a hand of seven and exchanges it', rules('DOT 4.4'), async () => {
    const { Random, seeded } = await import('@kolbiste/engine');
    const random = new Random(seeded('hand'));
    const sample = deckBuilding.sample(tanks, random);
    expect(sample.hand).toHaveLength(7);
    expect([...sample.hand, ...sample.rest].toSorted()).toEqual([...spread(tanks.cards)].toSorted());
    expect(deckBuilding.exchange!(sample, random).hand).toHaveLength(7);
  });
});

it('ready decks of before are offered no more, but found by their names', () => {
  const ids = deckBuilding.ready.map(({ id }) => id);
  expect(ids).toHaveLength(12);
  expect(ids).not.toContain('bauhaus');
  const bauhaus = deckBuilding.former!.find(({ id }) => id === 'bauhaus')!;
  expect([bauhaus.name.en, deckBuilding.faults(bauhaus.deck)]).toEqual(['Bauhaus', []]);
});
it('finds cards by what they have: aspect, Apostle, kind', () => {
  const having = (facet: string, value: string): string[] =>
    deckBuilding.cards.flatMap(({ facets, name }) => (facets[facet]!.includes(value) ? [name.en] : []));
  expect(having('aspect', 'summoning')).toContain('Summon Relic');
  expect(having('apostle', 'algeroth')).toEqual(expect.arrayContaining(['Nepharite of Algeroth', 'Invoke Frenzy', 'Metropolitan Prophet']));
  expect(having('trait', 'personality')).toContain('Big Bob Watts');
  expect(having('trait', 'banned')).toContain('Spellbound');
  expect(having('trait', 'answer')).toEqual(expect.arrayContaining(['Close But No Cigar', 'Miscommunication']));
  for (const { id, values } of deckBuilding.facets)
    for (const value of values) expect([id, value.id, having(id, value.id).length > 0]).toEqual([id, value.id, true]);
});
