/** Chapter 11: building a deck, checked with reasons; decks as text. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  addCard,
  allFactions,
  cardNamed,
  deckFrom,
  deckProblems,
  MERCENARY,
  readDeck,
  readyDeck,
  module,
  writeDeck,
  type Deck,
  type UnitDefinition,
} from '../../src/index.ts';
import { definitionAt } from '../../src/index.ts';

const dwarves = readyDeck(allFactions()[0]!);
const changed = (cards: Record<string, number>): Deck => ({ ...dwarves, cards: { ...dwarves.cards, ...cards } });
/** How many of a card the setup of the Deep Dwarves has. */
const starting = (card: string): number => allFactions()[0]!.list.setup.filter(each => each.card === card).length;
const rulesOf = (deck: Deck): string[] => deckProblems(deck).map(({ rule }) => rule);

/** Units that are in no box: a soldier of fortune, and more champions to choose from. */
const sellsword: UnitDefinition = { ...(definitionAt(cardNamed('miner')) as UnitDefinition), id: 'test-sellsword', faction: MERCENARY };
const sellspear: UnitDefinition = { ...sellsword, id: 'test-sellspear' };
const fourth: UnitDefinition = { ...(definitionAt(cardNamed('lun')) as UnitDefinition), id: 'test-champion' };
for (const card of [sellsword, sellspear, fourth]) if (cardNamed(card.id) < 0) addCard(card);

describe('the ready decks', () => {
  it.each(allFactions().map(faction => [faction.id, faction] as const))(
    '%s is legal: 1 + 9 + 3 + 18 + 3 cards',
    rules('SUM 11.3.12', 'SUM I1', 'SUM I2'),
    (_, faction) => {
      const deck = readyDeck(faction);
      expect(deckProblems(deck)).toEqual([]);
      const count = (of: (id: string) => boolean): number => Object.entries(deck.cards).reduce((sum, [id, n]) => sum + (of(id) ? n : 0), 0);
      const isKind =
        (kind: string) =>
        (id: string): boolean => {
          const card = definitionAt(cardNamed(id));
          return card.type === 'unit' ? card.kind === kind : card.type === kind;
        };
      expect([count(isKind('event')), count(isKind('wall')), count(isKind('common')), count(isKind('champion'))]).toEqual([9, 3, 18, 3]);
      expect(count(() => true) + 1).toBe(34);
    },
  );
});

describe('a deck of your own', () => {
  it('starts from a Summoner', rules('SUM 11.3.1'), () => {
    expect(rulesOf({ ...dwarves, summoner: 'lun' })).toEqual(['SUM 11.3.1']);
  });
  it('holds every event of the reference card and no other', rules('SUM 11.3.2', 'SUM 11.3.3'), () => {
    expect(rulesOf(changed({ 'magic-torrent': 0 }))).toEqual(['SUM 11.3.2']);
    expect(rulesOf(changed({ mimic: 1 }))).toEqual(['SUM 11.3.3']);
  });
  it('misses an event that is not named at all, a single one too', rules('SUM 11.3.2'), () => {
    for (const [event, wanted] of Object.entries(allFactions()[0]!.list.events)) {
      const cards = Object.fromEntries(Object.entries(dwarves.cards).filter(([card]) => card !== event));
      expect(deckProblems({ ...dwarves, cards })).toEqual([
        { rule: 'SUM 11.3.2', why: 'deckEvents', params: { card: event, copies: 0, wanted } },
      ]);
    }
    expect(Object.values(allFactions()[0]!.list.events)).toContain(1);
  });
  it('holds the cards of the setup', rules('SUM 11.3.5'), () => {
    expect(rulesOf(changed({ miner: 2, 'gem-mage': 10, scholar: 6 }))).toEqual(['SUM 11.3.5']);
  });
  it('misses a setup card that is not named at all', rules('SUM 11.3.5'), () => {
    const { scholar: _, ...rest } = dwarves.cards;
    expect(deckProblems({ ...dwarves, cards: { ...rest, miner: 10, 'gem-mage': 8 } })).toEqual([
      { rule: 'SUM 11.3.5', why: 'deckSetup', params: { card: 'scholar', copies: 0, wanted: starting('scholar') } },
    ]);
  });
  it('may hold just the cards of the setup and no more of them', rules('SUM 11.3.5'), () => {
    const [miner, scholar] = [starting('miner'), starting('scholar')];
    expect([miner, scholar].every(copies => copies > 0)).toBe(true);
    expect(rulesOf(changed({ miner, scholar, 'gem-mage': 10, 'test-sellsword': 18 - 10 - miner - scholar }))).toEqual([]);
  });
  it('holds two more walls', rules('SUM 11.3.6'), () => {
    expect(rulesOf(changed({ wall: 2 }))).toEqual(['SUM 11.3.6']);
    expect(rulesOf(changed({ wall: 4 }))).toEqual(['SUM 11.3.6']);
  });
  it('has exactly 18 commons', rules('SUM 11.3.7'), () => {
    expect(rulesOf(changed({ miner: 8 }))).toEqual(['SUM 11.3.7']);
    expect(rulesOf(changed({ miner: 6 }))).toEqual(['SUM 11.3.7']);
  });
  it('has exactly 3 champions, none twice', rules('SUM 11.3.8', 'SUM 11.3.10'), () => {
    expect(rulesOf(changed({ lun: 0 }))).toEqual(['SUM 11.3.8']);
    expect(rulesOf(changed({ lun: 2, kynder: 0 }))).toEqual(['SUM 11.3.10']);
    expect(rulesOf(changed({ lun: 0, 'test-champion': 1 }))).toEqual([]);
  });
  it('is of one faction', rules('SUM 11.3.9'), () => {
    expect(rulesOf(changed({ miner: 6, deceiver: 1 }))).toEqual(['SUM 11.3.9']);
    expect(rulesOf(changed({ miner: 7, unicorn: 1 }))).toEqual(['SUM 11.3.9']);
  });
  it('may hold mercenaries of no faction, at most 6 in all', rules('SUM 11.2.3', 'SUM 11.2.4', 'SUM 11.3.9'), () => {
    expect(rulesOf(changed({ miner: 3, 'gem-mage': 5, scholar: 4, 'test-sellsword': 3, 'test-sellspear': 3 }))).toEqual([]);
    expect(rulesOf(changed({ miner: 3, 'gem-mage': 4, scholar: 4, 'test-sellsword': 4, 'test-sellspear': 3 }))).toEqual(['SUM 11.2.4']);
  });
  it('holds at most 10 of one common', rules('SUM 11.3.11'), () => {
    expect(rulesOf(changed({ miner: 10, 'gem-mage': 6, scholar: 2 }))).toEqual([]);
    expect(rulesOf(changed({ miner: 11, 'gem-mage': 6, scholar: 1 }))).toEqual(['SUM 11.3.11']);
  });
  it('holds no vine wall and no second Summoner', rules('SUM 4.3', 'SUM 11.3.12'), () => {
    expect(rulesOf(changed({ 'vine-wall': 1 }))).toEqual(['SUM 4.3']);
    expect(rulesOf(changed({ mugglug: 1 }))).toEqual(['SUM 11.3.9', 'SUM 11.3.12']);
  });
});

describe('a deck as text', () => {
  it('reads back as it was written', () => {
    expect(readDeck(writeDeck(dwarves))).toEqual(dwarves);
  });
  it('says which line is wrong', () => {
    expect(readDeck('summoner tundle\nlots of miners')).toEqual({ problem: expect.stringContaining('line 2') });
    expect(readDeck('3 miner')).toEqual({ problem: expect.stringContaining('Summoner') });
    expect(readDeck('summoner tundle; 3 miner; 4 miner')).toEqual({ problem: expect.stringContaining('twice') });
  });
  it('is taken as a table option when it is legal, and refused with the reason when not', rules('SUM I1'), () => {
    const own = writeDeck(changed({ miner: 10, 'gem-mage': 6, scholar: 2 }));
    expect(module.options.read({ decks: [own, 'benders'] }).decks[0]).toBe(own);
    expect(deckFrom(own).cards['miner']).toBe(10);
    expect(() => module.options.read({ decks: [writeDeck(changed({ wall: 4 }))] })).toThrow('SUM 11.3.6');
    expect(() => module.options.read({ decks: ['sea-elves'] })).toThrow('no faction');
  });
});
