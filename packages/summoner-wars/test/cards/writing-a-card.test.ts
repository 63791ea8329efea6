/** The made-up unit of docs/writing-a-card.md, played: a card is data and small hooks, and a new faction is one object. */
import { createGame } from '@kolbiste/engine';
import { Play, newTable } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { addCard, cardNamed, deckProblems, readyDeck, FACTIONS, module, type UnitDefinition } from '../../src/index.ts';
import { cardsOf, nothingTo } from '../../src/cards/makers.ts';
import { push } from '../../src/rules/procedures.ts';
import { besideEnemyUnit } from '../../src/rules/places.ts';
import { isCommon } from '../../src/rules/queries.ts';
import { moveRefusal } from '../../src/rules/legality.ts';
import { Table } from '../fixture.ts';

const { common } = cardsOf('deep-dwarves');

/** Brave when surrounded, and quick on its feet in anybody's turn. */
const lamplighter: UnitDefinition = common({
  id: 'test-lamplighter',
  cost: 2,
  attack: 1,
  range: 'melee',
  life: 2,
  words: {
    cs: {
      name: 'Lampář',
      ability: 'Lucerna',
      text: 'Vedle nepřítele útočí na běžné jednotky o kostku víc. Za 1 magii jednou za tah, kdykoli, odběhne o 1 pole.',
    },
    en: {
      name: 'Lamplighter',
      ability: 'Lantern',
      text: 'Beside an enemy it rolls 1 more die against commons. For 1 magic, once per turn, at any time, it runs 1 square.',
    },
  },
  ability: {
    id: 'lantern',
    rule: 'SUM 8.3',
    attack: (w, self, target) => (isCommon(w, target) && besideEnemyUnit(w, self) ? 1 : 0),
    uses: [
      {
        id: 'scurry',
        at: 'anytime',
        cost: 1,
        oncePerTurn: true,
        everyTurn: true,
        rule: 'SUM 10.15.2',
        refusal: (w, self) => moveRefusal(w, self, w.cards[self]!.controller) ?? (besideEnemyUnit(w, self) ? null : nothingTo('SUM 8.3')),
        run: (w, self) => push({ card: self, by: w.cards[self]!.controller, steps: 1, straight: false, rule: 'SUM 10.11.4' }),
      },
    ],
  },
});
if (cardNamed(lamplighter.id) < 0) addCard(lamplighter);

describe('a made-up unit', () => {
  it('fights by its hook', () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lamp: { card: 'test-lamplighter', at: 'c4' } } },
        Petr: { units: { m1: { card: 'miner', at: 'c5' } } },
      },
      { random: [3, 4] },
    );
    table.do('Jana: attack lamp on m1');
    expect(table).toHaveHappened({ type: 'attackDeclared', dice: 2 });
    expect(table).toHaveHappened({ type: 'destroyed', card: table.id('m1') });
  });

  it('may go into a deck of its faction', () => {
    const deck = readyDeck(FACTIONS[0]!);
    expect(deckProblems({ ...deck, cards: { ...deck.cards, miner: 5, 'test-lamplighter': 2 } })).toEqual([]);
  });
});

describe('an any-time ability in another player’s turn', () => {
  const given = (magic: number) =>
    new Table(
      {
        at: 'movement',
        Jana: { units: { lun: 'c3', sprog: 'f1' } },
        Petr: { units: { lamp: { card: 'test-lamplighter', at: 'c5' } }, magic },
      },
      { random: [6, 1, 1] },
    );
  it('is used between the single moves of that turn', rules('SUM 10.15.2', 'SUM 10.15.3', 'SUM C6'), () => {
    const table = given(1);
    table.do('Jana: move lun to c4');
    expect(table).toAsk(1, 'interlude.chosen');
    expect(table).toOffer(['pass', table.key('use scurry with lamp')]);
    table.do('Petr: use scurry with lamp', 'Petr: to c6');
    expect(table).toAsk(0, 'movementPhase.chosen');
    expect(table.world.sides[1]!.magic).toEqual([]);
  });
  it(
    'is used between the single steps of a move, which then goes on, that way or another',
    rules('SUM 10.15.3', 'SUM C6', 'SUM C7'),
    () => {
      const stepped = () => {
        const table = new Table({
          at: 'movement',
          Jana: { units: { lun: 'c2', m1: { card: 'miner', at: 'e4' } } },
          Petr: { units: { lamp: { card: 'test-lamplighter', at: 'd4' } }, magic: 1 },
        });
        table.do('Jana: move lun to c4'); // Petr passes before it
        expect(table.card('lun').square).toBe(14);
        expect(table).toAsk(1, 'interlude.chosen');
        return table;
      };
      const passed = stepped();
      passed.answer(1, 'pass');
      expect(passed.squares('move lun')).toEqual(['b3', 'c2', 'c4', 'd3']);
      passed.answer(0, passed.key('move lun to c4'));
      expect(passed.card('lun').square).toBe(20);
      expect(passed.world.moves).toBe(1);
      const blocked = stepped();
      blocked.do('Petr: use scurry with lamp', 'Petr: to c4');
      expect(blocked).toAsk(0, 'movementPhase.goOn');
      expect(blocked.squares('move lun')).toEqual(['b3', 'c2', 'd3']);
      blocked.do('Jana: stop');
      expect(blocked).toAsk(0, 'movementPhase.chosen');
    },
  );
  it('is used by the first player in the second one’s turn as well', rules('SUM 10.15.3', 'SUM 10.15.2'), () => {
    const table = new Table({
      at: 'movement',
      active: 'Petr',
      Jana: { units: { lamp: { card: 'test-lamplighter', at: 'd4' } }, magic: 1 },
      Petr: { units: { lun: 'c2', m1: { card: 'miner', at: 'e4' } } },
    });
    table.do('Petr: move lun to c4');
    expect(table).toAsk(0, 'interlude.chosen');
    expect(table.card('lun').square).toBe(14);
  });
  it('is used after a part of a move that the mover’s own abilities interrupt', rules('SUM 10.15.3', 'SUM C7'), () => {
    const table = new Table({
      at: 'movement',
      Jana: { units: { kynder: 'b2', lun: 'c2', m1: { card: 'miner', at: 'e4' } }, magic: 1 },
      Petr: { units: { lamp: { card: 'test-lamplighter', at: 'd4' } }, magic: 1 },
    });
    table.do('Jana: move lun to c3');
    expect(table).toAsk(1, 'interlude.chosen');
    table.answer(1, 'pass');
    expect(table).toAsk(0, 'movementPhase.goOn');
  });
  it('does not break an effect that moves a unit in two', rules('SUM 10.15.3', 'SUM C6'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { kynder: 'b2', lun: 'c2', m1: { card: 'miner', at: 'e4' } }, magic: 1 },
      Petr: { units: { lamp: { card: 'test-lamplighter', at: 'd4' } }, magic: 1 },
    });
    table.do('Jana: use magePush', 'Jana: push lun', 'Jana: to c4');
    expect(table.card('lun').square).toBe(20);
  });
  it('is for the others, each once: who passes is not asked again', rules('SUM 10.15.2', 'SUM 10.15.3', 'SUM C6'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { mine: { card: 'test-lamplighter', at: 'c4' } }, magic: 1 },
        Petr: { units: { lamp: { card: 'test-lamplighter', at: 'c5' } }, magic: 1 },
        Eva: {},
        Tom: { units: { last: { card: 'test-lamplighter', at: 'd4' } }, magic: 1 },
      },
      { seats: 4 },
    );
    // Jana, whose turn it is, has hers among her own options.
    expect(table).toAsk(1, 'interlude.chosen');
    table.answer(1, 'pass');
    expect(table).toAsk(3, 'interlude.chosen');
    table.answer(3, 'pass');
    expect(table).toAsk(0, 'attackPhase.chosen');
    expect(table.offers).toContain(table.key('use scurry with mine'));
  });
  it('never between a roll and its resolution', rules('SUM 10.15.4'), () => {
    const table = given(1);
    table.do('Jana: move lun to c4', 'Petr: pass').do('Jana: end', 'Petr: pass');
    table.do('Jana: attack lun on lamp');
    const types = table.last.map(({ type }) => type);
    expect(types.indexOf('wounded')).toBeGreaterThan(types.indexOf('diceRolled'));
    expect(table).toAsk(1, 'interlude.chosen');
  });
  it('opens no window when it cannot be used', () => {
    const table = given(0);
    table.do('Jana: move lun to c4');
    expect(table).toAsk(0);
  });
});

it('the module can be made into a game of its own, with every card there is', () => {
  const play = newTable(createGame(module), { options: { decks: ['benders', 'benders'] } });
  expect(play).toBeInstanceOf(Play);
  expect(play.asked).not.toBeNull();
});
