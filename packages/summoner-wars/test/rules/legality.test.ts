/** What may not be done, and by which rule: the borders of each refusal. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { moverRefusal, playRefusal, summonRefusal, wallRefusal } from '../../src/rules/legality.ts';
import { adjacent } from '../../src/rules/places.ts';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });

describe('adjacent', () => {
  it('are cards that share a side, or a square', rules('SUM 7.2.11', 'SUM 4.17'), () => {
    const table = new Table({
      Jana: { units: { a: unit('miner', 'c3') } },
      Petr: { units: { b: unit('miner', 'c4'), corner: unit('miner', 'd4'), far: unit('miner', 'c5') }, vines: { v1: 'c3' } },
    });
    const to = (name: string): boolean => adjacent(table.world, table.id('a'), table.id(name));
    expect(['b', 'corner', 'far', 'v1', 'a'].map(to)).toEqual([true, false, false, true, false]);
  });
});

describe('summoning is refused', () => {
  it('at a corner of a wall, and elsewhere by another rule', rules('SUM 7.2.12', 'SUM 3.15', 'SUM 7.2.9', 'SUM 7.2.11'), () => {
    const table = new Table({
      at: 'summon',
      Jana: { walls: { w1: 'c2', w2: 'f1' }, hand: { s1: 'scholar' }, magic: 1 },
      Petr: { walls: { w3: 'd4', w4: 'c5', w5: 'a6' } },
    });
    expect(table.squares('summon s1')).toEqual(['b2', 'c1', 'c3', 'd2', 'e1', 'f2']);
    expect(table).toRefuse(table.key('summon s1 to d3'), 'SUM 7.2.12'); // touches w1 at a corner only
    expect(table).toRefuse(table.key('summon s1 to c4'), 'SUM 3.15'); // two away in a line
    expect(table).toRefuse(table.key('summon s1 to b6'), 'SUM 3.15'); // far away
    expect(table).toRefuse(table.key('summon s1 to e4'), 'SUM 3.15'); // a knight's move is no corner
  });
  it('without a wall of your own, whatever walls there are', rules('SUM 3.16'), () => {
    const given = (walls: object) => ({
      at: 'events',
      Jana: { hand: { ss: 'summoning-surge', s1: 'scholar' }, magic: 1, walls },
      Petr: { units: { m1: unit('miner', 'f5') }, walls: { w9: 'c7' } },
    });
    const none = new Table(given({}) as never).do('Jana: play ss');
    expect(none).toRefuse(none.key('summon s1 to c6'), 'SUM 3.16');
    const one = new Table(given({ w1: 'a3' }) as never).do('Jana: play ss');
    expect(one).toRefuse(one.key('summon s1 to c6'), 'SUM 3.15');
    expect(one.squares('summon s1')).toEqual(['a2', 'a4', 'b3']);
  });
  it('of what is no unit', rules('SUM 7.2.1'), () => {
    const table = new Table({ at: 'events', Jana: { walls: { w1: 'c2' }, hand: { x: 'wall', s1: 'scholar' }, magic: 1 }, Petr: {} });
    expect(summonRefusal(table.world, 0, table.id('x'), 14)).toMatchObject({ rule: 'SUM 7.2.1' });
    expect(summonRefusal(table.world, 0, table.id('s1'), 14)).toBeNull();
  });
});

describe('playing is refused', () => {
  const given = () => new Table({ at: 'events', Jana: { hand: { wf: 'wake-the-father-gem', x: 'wall', s1: 'scholar' } }, Petr: {} });
  it('of what is no event', rules('SUM 7.3.1'), () => {
    const table = given();
    expect(playRefusal(table.world, 0, table.id('s1'))).toMatchObject({ rule: 'SUM 7.3.1' });
    expect(playRefusal(table.world, 0, table.id('wf'))).toBeNull();
  });
  it('as a wall, of what is none', rules('SUM 3.10', 'SUM 3.11'), () => {
    const table = given();
    expect(wallRefusal(table.world, 0, table.id('wf'), 14)).toMatchObject({ rule: 'SUM 3.10' });
    expect(wallRefusal(table.world, 0, table.id('x'), 14)).toBeNull();
  });
});

describe('moving is refused', () => {
  it('when as many have moved as may', rules('SUM 7.4.1', 'SUM 6.15'), () => {
    const at = (turn: number, moves: number) => {
      const { world, names } = new Table({
        at: 'attack',
        turn,
        moves,
        Jana: { units: { m1: unit('miner', 'c3') } },
        Petr: { walls: { w1: 'c4' } },
      });
      return moverRefusal(world, Number(names['m1']))?.rule ?? null;
    };
    expect([at(5, 2), at(5, 3), at(2, 3), at(1, 3)]).toEqual([null, 'SUM 7.4.1', 'SUM 7.4.1', 'SUM 6.15']);
  });
  it('onto a card; too far; round a corner; where the way is blocked', rules('SUM 7.4.2', 'SUM 7.4.3', 'SUM 7.4.4', 'SUM 7.4.5'), () => {
    const table = new Table({
      Jana: { units: { m1: unit('miner', 'a3'), m2: unit('miner', 'a4') } },
      Petr: { units: { foe: unit('miner', 'b3') } },
    });
    expect(table).toRefuse(table.key('move m1 to b3'), 'SUM 7.4.5');
    expect(table).toRefuse(table.key('move m1 to a4'), 'SUM 7.4.5');
    expect(table).toRefuse(table.key('move m1 to a6'), 'SUM 7.4.2');
    expect(table).toRefuse(table.key('move m1 to b4'), 'SUM 7.4.3');
    expect(table).toRefuse(table.key('move m1 to a5'), 'SUM 7.4.4');
    expect(table.squares('move m1')).toEqual(['a2', 'a3', 'b2']);
  });
  it('off a vine wall that held the unit in this turn', rules('SUM 4.23', 'SUM F5'), () => {
    const table = new Table(
      { Jana: { units: { kynder: 'b3', m1: unit('miner', 'c3') }, magic: 1 }, Petr: { deck: 'swamp-orcs', vines: { v1: 'c3' } } },
      { random: [3] },
    );
    table.do('Jana: use magePush', 'Jana: push m1', 'Jana: to c4');
    expect(table.card('m1')).toMatchObject({ square: 14, wounds: 1 });
    expect(table).toRefuse(table.key('move m1 to c4'), 'SUM 4.23');
    expect(table.squares('move m1')).toEqual(['c3']);
  });
  it('of a stunned unit, by anyone; placing is not movement', rules('SUM 10.5.1', 'SUM E7', 'SUM 7.5.1'), () => {
    const stunned = (stunnedPushed: boolean) => {
      const table = new Table(
        {
          at: 'turn',
          Jana: { units: { kynder: 'd4', lun: 'c3', m1: unit('scholar', 'c4'), m2: unit('scholar', 'e3') }, magic: 2 },
          Petr: { deck: 'benders', units: { de: unit('deceiver', 'c5') } },
        },
        { options: { stunnedPushed }, random: [] },
      );
      return table;
    };
    for (const switched of [false, true]) {
      const table = stunned(switched);
      expect(table).toRefuse(table.key('move m1 to b4'), 'SUM E7');
      table.do('Jana: use magePush');
      expect(table.chosen('push', ['m1', 'm2'])).toEqual(['m2']); // its own player moves it no more than it moves itself
      table.do('Jana: push m2', 'Jana: stay', 'Jana: move lun to c3', 'Jana: use gemOfCalling', 'Jana: take m1 to b3');
      expect(table.card('m1').square).toBe(13);
    }
    const fighting = stunned(false).do('Jana: end');
    expect(fighting).toRefuse(fighting.key('attack m1 on de'), 'SUM E7');
  });
  it('of a stunned unit by others only where the table lets them', rules('SUM 10.5.1', 'SUM E7'), () => {
    const pushed = (stunnedPushed: boolean) => {
      const table = new Table(
        {
          at: 'turn',
          Jana: { deck: 'benders', units: { de: unit('deceiver', 'c4'), kynder: 'b5' }, magic: 1 },
          Petr: { units: { m1: unit('miner', 'c5'), m2: unit('miner', 'b6') } },
        },
        { options: { stunnedPushed } },
      );
      table.do('Jana: use magePush');
      return table.chosen('push', ['m1', 'm2']);
    };
    expect([pushed(false), pushed(true)]).toEqual([['m2'], ['m1', 'm2']]);
  });
});

describe('attacking is refused', () => {
  it(
    'beyond the edge by a ruling of its own, too far and round the corner as ever',
    rules('SUM 12.2.5', 'SUM 7.5.14', 'SUM 7.5.15'),
    () => {
      const table = new Table({
        at: 'attack',
        Jana: { units: { sprog: 'a2' }, walls: { w9: 'b2' } },
        Petr: {
          units: { edge: unit('miner', 'f2'), row: unit('miner', 'e2'), column: unit('miner', 'a7'), diagonal: unit('miner', 'b3') },
        },
      });
      const refused = (name: string): string | null => table.refusal(`attack sprog on ${name}`);
      expect(['edge', 'row', 'column', 'diagonal'].map(refused)).toEqual(['SUM A11', 'SUM A11', 'SUM 7.5.14', 'SUM 7.5.15']);
    },
  );
  it('in a row of two boards only by distance', rules('SUM 12.2.5', 'SUM 7.5.14'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { sprog: 'a4', lun: 'c6' } },
        Petr: { units: { m1: unit('miner', 'f4'), m2: unit('miner', 'c7') } },
        Eva: {},
        Tom: {},
      },
      { seats: 4 },
    );
    expect(table.refusal('attack sprog on m1')).toBe('SUM 7.5.14');
  });
});
