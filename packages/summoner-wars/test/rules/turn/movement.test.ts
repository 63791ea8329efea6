/** Phase 4: a move in parts, with any-time abilities between them (rules 7.4, 10.15.3). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { stepsOf } from '../../../src/index.ts';
import { Table } from '../../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });

describe('between two steps', () => {
  const given = (more: object = {}) =>
    new Table({ Jana: { units: { kynder: 'b5', m1: unit('scholar', 'b3') }, magic: 1, ...more }, Petr: {} });
  it('the mover goes on as far as it has squares left', rules('SUM 10.15.3', 'SUM 7.4.2'), () => {
    const table = given();
    table.do('Jana: move m1 to b4');
    expect(table).toAsk(0, 'movementPhase.goOn');
    expect(table.squares('move m1')).toEqual(['a4', 'b3', 'c4']);
    expect(table.offers).toContain('stop');
    table.do('Jana: move m1 to c4');
    expect(table).toAsk(0, 'movementPhase.chosen'); // both squares are used
    expect(table.world.moves).toBe(1);
  });
  it('it is not asked after a move of two, nor of none', rules('SUM 10.15.3', 'SUM C7'), () => {
    for (const to of ['c4', 'b3']) {
      const table = given().do(`Jana: move m1 to ${to}`);
      expect(table).toAsk(0, 'movementPhase.chosen');
      expect(table.world.moves).toBe(1);
    }
  });
  it('it is not asked when the mover may go no further', rules('SUM 10.15.3', 'SUM E6'), () => {
    const table = new Table({
      Jana: { deck: 'sand-goblins', units: { biter: 'c3', silts: 'e2', sh: unit('sand-shaman', 'e3') } },
      Petr: { units: { m1: unit('miner', 'c5') } },
    });
    table.do('Jana: move biter to c4');
    expect(table.card('biter').square).toBe(20);
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('it is not asked when something stopped the mover on its way', rules('SUM 10.15.3', 'SUM 4.23', 'SUM 4.20'), () => {
    const table = new Table(
      {
        Jana: { units: { kynder: 'e3', m1: unit('scholar', 'c3') }, magic: 1 },
        Petr: { deck: 'swamp-orcs', vines: { v1: 'c4' }, walls: { w1: 'b4', w2: 'd4' } },
      },
      { random: [3] },
    );
    table.do('Jana: move m1 to c5');
    expect(table.card('m1')).toMatchObject({ square: 20, wounds: 1 });
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('it is not asked of a mover that was frightened away', rules('SUM 10.15.3', 'SUM E8'), () => {
    const table = new Table(
      { Jana: { units: { kynder: 'b1', m1: unit('scholar', 'c3') }, magic: 1 }, Petr: { deck: 'swamp-orcs', units: { savager: 'd4' } } },
      { random: [5] },
    );
    table.do('Jana: move m1 to c5');
    expect(table.card('m1').square).toBe(-1);
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('after an ability it goes on where it can, be it to one square only', rules('SUM 10.15.3'), () => {
    const walls = { w1: 'a3', w2: 'b4', w3: 'd4', w4: 'b5' };
    const given2 = (more: object) =>
      new Table({
        Jana: { units: { kynder: 'c6', m1: unit('scholar', 'c3') }, walls: { ...walls, ...more }, magic: 1 },
        Petr: { units: { foe: unit('scholar', 'c5') } },
      });
    const one = given2({}).do('Jana: move m1 to c4', 'Jana: use magePush', 'Jana: push foe', 'Jana: stay');
    expect(one).toOffer(['stop', one.key('move m1 to c3')]);
    one.do('Jana: stop');
    expect(one).toAsk(0, 'movementPhase.chosen');
    expect(one.all('moveBegan')).toHaveLength(1);
  });
  it('all squares of it count for Sneak', rules('SUM 10.15.3', 'SUM E4'), () => {
    const sneak = (further: string) => {
      const table = new Table({
        Jana: { deck: 'shadow-elves', units: { xaserbane: 'c2', kynder: 'e3', sw: unit('swordsman', 'f3') }, magic: 1 },
        Petr: {},
      });
      return table.do('Jana: move xaserbane to c4', further);
    };
    expect(sneak('Jana: stop').world).toMatchObject({ moves: 1, moveLimit: 3 });
    expect(sneak('Jana: move xaserbane to c6').all('phaseBegan').at(-1)).toMatchObject({ phase: 'attack' });
  });
});

describe('the squares of a move', () => {
  it('are two, and what cards add to them or take', rules('SUM 7.4.2', 'SUM E3'), () => {
    const steps = (card: string, lasting: object[]) => {
      const table = new Table({ Jana: { deck: 'mountain-vargath', units: { a: unit(card, 'c3') } }, Petr: {}, lasting } as never);
      return stepsOf(table.world, table.id('a'));
    };
    const advance = { card: 'torodins-advance', by: 'Jana' };
    const night = { card: 'summon-the-night', by: 'Petr', against: 'Jana', until: 'theirTurnEnd' };
    expect(steps('miner', [])).toBe(2);
    expect(steps('swordsman', [])).toBe(3);
    expect(steps('torodin', [])).toBe(2);
    expect(steps('torodin', [advance])).toBe(4);
    expect(steps('torodin', [night])).toBe(1);
    expect(steps('torodin', [advance, night])).toBe(1);
    expect(steps('swordsman', [night])).toBe(1);
  });
});
