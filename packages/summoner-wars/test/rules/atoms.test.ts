/** Cards from place to place: where they go, who sees them, what is told (chapters 4, 7 and 10). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { discardTop } from '../../src/rules/atoms.ts';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('paying', () => {
  it(
    'moves the top of the magic pile, face up, onto the own discard pile',
    rules('SUM 7.2.3', 'SUM 5.6', 'SUM 10.8.1', 'SUM 7.2.2'),
    () => {
      const table = new Table({
        at: 'summon',
        Jana: { walls: { w1: 'c3' }, hand: { s1: 'scholar', gm: 'gem-mage' }, magic: { a: 'lun', b: 'kynder', c: 'sprog', d: 'miner' } },
        Petr: {},
      });
      const { magic, discard, draw } = table.view(1).sides[0]! as unknown as Record<string, unknown>;
      expect([magic, discard, draw]).toEqual([null, [], undefined]); // three piles; of two of them others see no card
      table.do('Jana: summon s1 to c4');
      expect(table).toHaveHappened({ type: 'paid', side: 0, cards: [table.id('d')] }, 'SUM 7.2.3');
      table.do('Jana: summon gm to c2');
      expect(table).toHaveHappened({ type: 'paid', side: 0, cards: [table.id('c'), table.id('b')] }, 'SUM 7.2.3');
      expect(table.world.sides[0]!.magic).toEqual([table.id('a')]);
      expect(table.view(1).sides[0]!.discard.map(({ card }) => card)).toEqual(['miner', 'sprog', 'kynder']);
    },
  );
});

describe('magic', () => {
  it('that came from another is its new owner’s to look through', rules('SUM 7.6.3', 'SUM 7.6.4'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'benders', hand: { md: 'magic-drain' } },
      Petr: { units: { m1: unit('miner', 'c7') }, magic: { x: 'wall', y: 'miner', z: 'lun' } },
    });
    table.do('Jana: play md', 'Jana: drain 2');
    expect(table.view(0).sides[0]!.magic!.map(({ card }) => card)).toEqual(['miner', 'lun']);
  });
  it('is built of any cards of the hand', rules('SUM 7.6.1'), () => {
    const table = new Table({ at: 'magic', Jana: { hand: { x: 'wall', y: 'miner' } }, Petr: {} });
    table.do('Jana: build y', 'Jana: build x');
    expect(table.all('magicBuilt').map(({ card, rule }) => [card, rule])).toEqual([
      [table.id('y'), 'SUM 7.6.1'],
      [table.id('x'), 'SUM 7.6.1'],
    ]);
    expect(table.world.sides[0]!.magic).toEqual([table.id('y'), table.id('x')]);
  });
});

describe('discarding', () => {
  it('is face up, onto the pile of who caused it', rules('SUM 10.2.1', 'SUM 10.2.2'), () => {
    const table = new Table({ at: 'magic', Jana: { hand: { x: 'wall' } }, Petr: { draw: { unseen: 'lun' } } });
    const told: object[] = [];
    discardTop({ world: table.world, random: null as never, emit: event => told.push(event) }, 1, 0, 'SUM D1');
    expect(table.world.sides.map(({ discard }) => discard)).toEqual([[table.id('unseen')], []]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(table.view(viewer).sides[0]!.discard[0]!.card).toBe('lun');
    expect(told).toEqual([{ type: 'discarded', side: 0, cards: [table.id('unseen')], rule: 'SUM D1' }]);
  });
  it('of a played event is told', rules('SUM 7.3.5'), () => {
    const table = new Table({ at: 'events', Jana: { hand: { wf: 'wake-the-father-gem', x: 'wall' } }, Petr: {} });
    table.do('Jana: play wf');
    expect(table).toHaveHappened({ type: 'eventDiscarded', side: 0, card: table.id('wf') }, 'SUM 7.3.5');
    expect(table.view(1).sides[0]!.discard.map(({ card }) => card)).toEqual(['wake-the-father-gem']);
  });
  it('of an event whose player has fallen over it: it leaves the game with the others', rules('SUM 7.3.5', 'SUM 12.2.11', 'SUM H7'), () => {
    const table = new Table(
      {
        at: 'events',
        Jana: { deck: 'shadow-elves', units: { selundar: { at: 'c3', wounds: 6 } }, hand: { sa: 'stalking-advance' } },
        Petr: { deck: 'swamp-orcs', vines: { v1: 'c3' } },
        Eva: {},
        Tom: {},
      },
      { seats: 4, random: [1] },
    );
    table.do('Jana: play sa', 'Jana: move selundar to c4');
    expect(table.world.sides[0]).toMatchObject({ alive: false, discard: [] });
    expect(table.world.out).toContain(table.id('sa'));
    expect(table.world.playing).toEqual([]);
  });
});

describe('arrivals', () => {
  it('a summons is beside a wall of your own, or beside a vine wall of your own', rules('SUM 4.16', 'SUM 7.2.7', 'SUM 7.2.11'), () => {
    const table = new Table({
      at: 'summon',
      Jana: {
        deck: 'swamp-orcs',
        walls: { w1: 'a3' },
        vines: { v1: 'd4' },
        units: { hu: unit('hunter', 'c5') },
        hand: { a: 'swamp-shaman', b: 'swamp-shaman' },
        magic: 2,
      },
      Petr: { walls: { w2: 'b4' } },
    });
    table.do('Jana: summon a to c4', 'Jana: summon b to b3'); // a beside Petr's wall and an own unit, b beside an own wall
    expect(table.all('summoned').map(({ rule }) => rule)).toEqual(['SUM 4.16', 'SUM 7.2.7']);
  });
  it('a square between two walls is offered once', rules('SUM 7.2.7'), () => {
    const table = new Table({ at: 'summon', Jana: { walls: { w1: 'c3', w2: 'c5' }, hand: { s1: 'scholar' }, magic: 1 }, Petr: {} });
    expect(table.offers.toSorted()).toEqual(
      ['end', ...['b3', 'b5', 'c2', 'c4', 'c6', 'd3', 'd5'].map(to => table.key(`summon s1 to ${to}`))].sort(),
    );
  });
  it('a wall is built on your own half, or the team’s', rules('SUM 7.3.8', 'SUM 12.2.2'), () => {
    const built = (seats: number) => {
      const table = new Table({ at: 'events', Jana: { hand: { x: 'wall' } }, Petr: {}, ...(seats > 2 && { Eva: {}, Tom: {} }) }, { seats });
      table.do('Jana: wall x to c4');
      return table.all('wallBuilt').map(({ side, card, square, rule }) => [side, card === table.id('x'), square, rule]);
    };
    expect([built(2), built(4)]).toEqual([[[0, true, 20, 'SUM 7.3.8']], [[0, true, 38, 'SUM 12.2.2']]]);
  });
  it('placing is no movement, onto a vine wall either; exchanging is neither', rules('SUM 10.5.1', 'SUM 10.5.2', 'SUM 4.14'), () => {
    const placed = new Table({
      at: 'events',
      Jana: { deck: 'swamp-orcs', hand: { en: 'ensnare' }, vines: { v1: 'c4' } },
      Petr: { units: { m1: unit('miner', 'c6') } },
    });
    placed.do('Jana: play en', 'Jana: take m1 to c4');
    expect(placed).toHaveHappened({ type: 'placed', card: placed.id('m1') }, 'SUM 4.14');
    expect(placed.all('stepped')).toEqual([]);
    const swapped = new Table({
      at: 'attack',
      Jana: { deck: 'sand-goblins', units: { silts: 'c4' } },
      Petr: { units: { m1: unit('miner', 'c5') } },
    });
    swapped.do('Jana: use cunning', 'Jana: swap m1');
    expect([swapped.world.top[20], swapped.world.top[26]]).toEqual([swapped.id('m1'), swapped.id('silts')]);
    expect(swapped).toHaveHappened({ type: 'swapped', card: swapped.id('silts'), with: swapped.id('m1') }, 'SUM 10.5.2');
    expect(swapped.card('m1').marks).toBe(0);
  });
});

describe('elimination', () => {
  const falls = (given: object, random: number[]) =>
    new Table({ at: 'attack', Jana: { units: { lun: 'e8', kynder: 'l7' } }, Petr: {}, Eva: {}, Tom: {}, ...given }, { seats: 4, random });
  it(
    'removes cards of the battlefield, the supply, hand and piles, and says so',
    rules('SUM 12.2.7', 'SUM 12.2.8', 'SUM 12.2.9', 'SUM 12.2.10', 'SUM 12.2.11', 'SUM 12.2.12', 'SUM H6'),
    () => {
      const petr = { deck: 'swamp-orcs', units: { mugglug: { at: 'f8', wounds: 6 } }, vines: { v1: 'a6' }, magic: { x: 'hunter' } };
      const table = falls({ Petr: petr }, [6, 1, 1]);
      table.do('Jana: attack lun on mugglug');
      expect(table.world.sides[1]).toMatchObject({ alive: false, supply: [], walls: [], magic: [] });
      expect(table.world.vinesGrown).toBe(0);
      expect(table.all('removed').map(({ from, rule }) => [from, rule])).toEqual([
        ['battlefield', 'SUM 12.2.8'],
        ['hand', 'SUM 12.2.9'],
        ['draw', 'SUM 12.2.10'],
        ['discard', 'SUM 12.2.11'],
      ]);
      expect(table.world.sides[3]!.magic).toEqual([table.id('x')]);
    },
  );
  it('of one of two decks of a player leaves the other in the game', rules('SUM 12.1.9', 'SUM 12.1.7', 'SUM H2'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lun: 'e8' }, hand: { a: 'wall' } },
        Petr: { deck: 'benders', units: { tacullu: { at: 'f8', wounds: 4 } }, magic: { x: 'breaker' }, hand: { b: 'wall' } },
        Eva: { hand: { c: 'wall' } },
        Petr2: { magic: { y: 'miner' }, draw: { d: 'lun' } },
      },
      { seats: 3, random: [6, 1, 1] },
    );
    table.do('Jana: attack lun on tacullu');
    expect(table.world.sides.map(({ alive }) => alive)).toEqual([true, false, true, true]);
    expect(table.world.sides[3]!.magic).toEqual([table.id('y'), table.id('x')]);
    expect(table.outcome).toBeNull();
    while (table.world.active !== 3) table.answer(table.asked!, 'end');
    expect(table).toAsk(1);
    expect(table.world.sides[3]!.hand).toEqual([table.id('d')]);
  });
  it('of the second of a team ends the game: no pile goes to a partner who is out', rules('SUM 12.2.7', 'SUM 12.2.12', 'SUM B9'), () => {
    const table = falls(
      {
        Petr: { deck: 'benders', units: { tacullu: { at: 'f8', wounds: 4 } } },
        Tom: { deck: 'swamp-orcs', units: { mugglug: { at: 'l8', wounds: 6 } }, magic: { y: 'hunter' } },
      },
      [6, 1, 1, 6, 1],
    );
    table.do('Jana: attack lun on tacullu', 'Jana: attack kynder on mugglug');
    expect(table).toBeWonBy([0, 2]);
    expect(table.all('magicMoved')).toEqual([]);
  });
});
