/** What the deck builder is told of Summoner Wars: the Summoner first, and what his reference card fixes. */
import { copiesIn, spread, withCopies } from '@kolbiste/board-kit/deck-building';
import { emptyDeck } from '@kolbiste/protocol';
import { Random, seeded } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { deckBuilding } from '../../src/board/deck-building.ts';
import { allFactions } from '../../src/index.ts';

const empty = emptyDeck('summoner-wars');
const [dwarves, orcs] = allFactions().map(faction => ({ faction, deck: deckBuilding.ready.find(({ id }) => id === faction.id)!.deck }));

describe('a Summoner', () => {
  it('comes first', rules('SUM 11.3.1'), () => {
    expect(deckBuilding.faults(empty).map(({ rule }) => rule)).toEqual(['SUM 11.3.1']);
    expect(deckBuilding.faults({ ...empty, summoner: 'lun' }).map(({ rule }) => rule)).toEqual(['SUM 11.3.1']);
  });
  it('brings his events, his walls and his setup', rules('SUM 11.3.2', 'SUM 11.3.5', 'SUM 11.3.6'), () => {
    for (const { summoner } of allFactions())
      expect(
        deckBuilding.faults(deckBuilding.withLeader(empty, summoner)).map(({ rule }) => rule),
        summoner,
      ).toEqual(['SUM 11.3.7', 'SUM 11.3.8']);
  });
  it('who takes over leaves the other’s units among the cards one thinks of', () => {
    const changed = deckBuilding.withLeader(dwarves!.deck, orcs!.faction.summoner);
    expect(changed.summoner).toBe(orcs!.faction.summoner);
    expect(copiesIn(changed, 'maybe', 'miner')).toBe(copiesIn(dwarves!.deck, 'cards', 'miner'));
    expect(copiesIn(changed, 'maybe', 'magic-torrent')).toBe(0);
    expect(deckBuilding.faults(changed).map(({ rule }) => rule)).toEqual(['SUM 11.3.7', 'SUM 11.3.8']);
  });
});

describe('what may be changed', () => {
  const bounds = (card: string) => deckBuilding.bounds(dwarves!.deck, card);
  it(
    'is not walls, events and foreign cards, and the reason has its rule',
    rules('SUM 11.3.2', 'SUM 11.3.3', 'SUM 11.3.6', 'SUM 11.3.9'),
    () => {
      expect(bounds('wall')).toMatchObject({ least: 3, most: 3, reason: { rule: 'SUM 11.3.6' } });
      expect(bounds('magic-torrent')).toMatchObject({ least: 1, most: 1, reason: { rule: 'SUM 11.3.2' } });
      expect(bounds('mimic')).toMatchObject({ least: 0, most: 0, reason: { rule: 'SUM 11.3.3' } });
      expect(bounds('hunter')).toMatchObject({ least: 0, most: 0, reason: { rule: 'SUM 11.3.9' } });
    },
  );
  it('is units, as far as the setup does not need them', rules('SUM 11.3.5'), () => {
    expect(bounds('miner')).toMatchObject({ least: 3, most: Infinity, reason: { rule: 'SUM 11.3.5' } });
    expect(bounds('lun')).toMatchObject({ least: 0, most: Infinity, reason: null });
  });
});

describe('a deck that may be played', () => {
  it('counts eighteen, three and at most six', rules('SUM 11.3.7', 'SUM 11.3.8', 'SUM 11.2.4'), () => {
    expect(deckBuilding.counters(dwarves!.deck).map(({ count, wanted, bound }) => [count, wanted, bound])).toEqual([
      [18, 18, 'exactly'],
      [3, 3, 'exactly'],
      [0, 6, 'most'],
    ]);
  });
  it('has five cards in hand, of those that do not stand on the battlefield', rules('SUM 7.1.1'), () => {
    const { hand, rest } = deckBuilding.sample(dwarves!.deck, new Random(seeded('hand')));
    expect(hand).toHaveLength(5);
    // Thirty-three besides the Summoner; the setup has a wall and five units.
    expect([...hand, ...rest]).toHaveLength(33 - 6);
    expect([...hand, ...rest].toSorted()).toEqual([...spread(deckBuilding.library(dwarves!.deck))].toSorted());
  });
  it('says a fault in both languages with the name of the card', rules('SUM 11.3.10'), () => {
    const [fault] = deckBuilding.faults(withCopies(withCopies(dwarves!.deck, 'cards', 'lun', 2), 'cards', 'sprog', 0));
    expect(fault!.rule).toBe('SUM 11.3.10');
    expect(fault!.said.cs).toContain('Lun');
  });
});
