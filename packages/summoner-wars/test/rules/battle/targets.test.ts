/** What a unit may attack from where it stands, and by which paragraph it does (chapters 4 and 7.5). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });
const attacks = (table: Table): string[] => table.offers.filter(key => key.startsWith('attack')).sort();
const keys = (table: Table, ...said: string[]): string[] => said.map(each => table.key(`attack ${each}`)).sort();

describe('targets', () => {
  it(
    'a unit and the vine wall it stands on are two, from beside and from afar',
    rules('SUM 4.26', 'SUM 4.27', 'SUM 4.31', 'SUM 4.34'),
    () => {
      const table = new Table({
        at: 'attack',
        Jana: { units: { sprog: 'c3', lun: 'd5' } },
        Petr: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c5') }, vines: { v1: 'c5', v2: 'e5' } },
      });
      expect(attacks(table)).toEqual(keys(table, 'sprog on hu', 'sprog on v1', 'lun on hu', 'lun on v1', 'lun on v2'));
    },
  );
  it('a unit that hides does not hide the vine wall under it', rules('SUM 4.26', 'SUM 8.3'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { sprog: 'c3' } },
      Petr: { deck: 'sand-goblins', units: { ja: unit('javelineer', 'c5') }, vines: { v1: 'c5' } },
    });
    expect(attacks(table)).toEqual(keys(table, 'sprog on v1'));
  });
  it('the vine wall underfoot is one like any other, and forbidden like any other', rules('SUM 4.30', 'SUM G5'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lun: 'b4', m1: unit('miner', 'd4') }, discard: { x: 'wall' }, hand: { y: 'wall' } },
        Petr: { walls: { w1: 'b5' }, vines: { v1: 'd4' } },
      },
      { random: [1, 1, 1] },
    );
    table.do('Jana: use meditate');
    expect(attacks(table)).toEqual(keys(table, 'lun on w1', 'm1 on v1'));
    table.do('Jana: attack lun on w1'); // only one unit may attack now
    expect(table).toAsk(0, 'magicPhase.chosen');
  });
  it('of and from a vine wall are all around', rules('SUM 4.33', 'SUM 4.34', 'SUM 4.32', 'SUM 4.31'), () => {
    const around = { up: unit('miner', 'c5'), right: unit('miner', 'd4'), down: unit('miner', 'c3'), left: unit('miner', 'b4') };
    const from = new Table({ at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { units: around, vines: { v1: 'c4' } } });
    expect(attacks(from)).toEqual(keys(from, ...['up', 'right', 'down', 'left', 'v1'].map(on => `lun on ${on}`)));
    const at = new Table({ at: 'attack', Jana: { units: around }, Petr: { units: { lun: 'c4' }, vines: { v1: 'c4' } } });
    expect(attacks(at)).toEqual(keys(at, ...Object.keys(around).flatMap(each => [`${each} on lun`, `${each} on v1`])));
  });
  it('cards are walls too: one in the way covers what is behind it', rules('SUM 10.1.1', 'SUM 7.5.16'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { sprog: 'c2' }, walls: { w1: 'c3' } },
      Petr: { units: { m1: unit('miner', 'c4'), m2: unit('miner', 'e2') }, walls: { w2: 'd2' } },
    });
    expect(attacks(table)).toEqual(keys(table, 'sprog on w1', 'sprog on w2'));
  });
  it('of a melee unit are beside it, however clear the line', rules('SUM 2.8', 'SUM 7.5.11'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { lun: 'c4' } },
      Petr: { units: { far: unit('miner', 'c6'), near: unit('miner', 'd4') } },
    });
    expect(attacks(table)).toEqual(keys(table, 'lun on near'));
  });
  it('are on the other board where the boards touch', rules('SUM 12.2.6'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { sprog: 'e4', m1: unit('miner', 'a5'), m2: unit('miner', 'f6') } },
        Petr: {},
        Eva: {},
        Tom: { units: { a: unit('miner', 'g4'), b: unit('miner', 'l5'), c: unit('miner', 'g6') } },
      },
      { seats: 4 },
    );
    expect(attacks(table)).toEqual(keys(table, 'sprog on a', 'm1 on b', 'm2 on c'));
  });
});

describe('an attack names its paragraph', () => {
  const cited = (given: object, said: string, seats = 2): string => {
    const table = new Table({ at: 'attack', Petr: {}, ...(seats > 2 && { Eva: {}, Tom: {} }), ...given }, { random: [1, 1, 1], seats });
    table.do(`Jana: attack ${said}`);
    return table.all('attackDeclared')[0]!.rule;
  };
  it('of vine walls: underfoot, below a unit, by itself', rules('SUM 4.30', 'SUM 4.26', 'SUM 4.8'), () => {
    const given = {
      Jana: { units: { lun: 'c4' } },
      Petr: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c5') }, vines: { under: 'c4', below: 'c5', bare: 'd4' } },
    };
    expect(['under', 'below', 'bare'].map(vine => cited(given, `lun on ${vine}`))).toEqual(['SUM 4.30', 'SUM 4.26', 'SUM 4.8']);
  });
  it('of units: your own, on a vine wall, beside, in a line', rules('SUM 7.5.7', 'SUM 4.27', 'SUM 7.5.11', 'SUM 7.5.14'), () => {
    const given = {
      Jana: { units: { lun: 'c4', own: unit('miner', 'b4'), sprog: 'e3' } },
      Petr: {
        deck: 'swamp-orcs',
        units: { hu: unit('hunter', 'c5'), off: unit('hunter', 'd4'), far: unit('hunter', 'e5') },
        vines: { v1: 'c5' },
      },
    };
    expect(['lun on own', 'lun on hu', 'lun on off', 'sprog on far'].map(said => cited(given, said))).toEqual([
      'SUM 7.5.7',
      'SUM 4.27',
      'SUM 7.5.11',
      'SUM 7.5.14',
    ]);
  });
  it('of walls: theirs', rules('SUM 3.7'), () => {
    expect(cited({ Jana: { units: { lun: 'c4' } }, Petr: { walls: { w1: 'c5' } } }, 'lun on w1')).toBe('SUM 3.7');
  });
  it('of more players: across to the other board, or as ever', rules('SUM 12.2.6', 'SUM 7.5.11', 'SUM 7.5.14'), () => {
    const given = {
      Jana: { units: { lun: 'f5', sprog: 'b4' } },
      Tom: { units: { over: unit('miner', 'g5'), here: unit('miner', 'e5'), edge: unit('miner', 'l4'), row: unit('miner', 'd4') } },
    };
    const all = ['lun on over', 'lun on here', 'sprog on edge', 'sprog on row'].map(said => cited(given, said, 4));
    expect(all).toEqual(['SUM 12.2.6', 'SUM 7.5.11', 'SUM 12.2.6', 'SUM 7.5.14']);
  });
});
