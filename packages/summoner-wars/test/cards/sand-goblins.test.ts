/** What cards of the Sand Goblins do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { MARKS } from '../../src/index.ts';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Sand Goblins', () => {
  it('Sandstorm reaches three squares and no unit that cannot be moved', rules('SUM E10'), () => {
    const table = new Table({
      Jana: { deck: 'sand-goblins', units: { krusk: 'c4', biter: 'c6' }, magic: 2 },
      Petr: { units: { m1: unit('miner', 'c7'), near: unit('scholar', 'd6'), far: unit('scholar', 'd7') } },
    });
    table.do('Jana: end', 'Jana: use sandstorm with krusk');
    expect(table.chosen('pick', ['krusk', 'biter', 'm1', 'near', 'far'])).toEqual(['krusk', 'm1', 'near']);
  });
  it('Cunning swaps with units only, once per turn', rules('SUM E12', 'SUM C12'), () => {
    const table = new Table({
      at: 'magic',
      Jana: { deck: 'sand-goblins', units: { silts: 'c4', sv: unit('scavenger', 'c3') }, walls: { w1: 'b4' }, hand: { held: 'wall' } },
      Petr: { units: { tundle: 'd4' } },
    });
    table.do('Jana: use cunning with silts');
    expect(table.chosen('swap', ['sv', 'w1', 'tundle'])).toEqual(['sv', 'tundle']);
    table.do('Jana: swap sv');
    expect(table.offers.some(key => key.startsWith('use'))).toBe(false);
  });
  it('Cowardly: nothing without an enemy beside, and he stays on 3 or more', rules('SUM D9'), () => {
    const alone = new Table({ at: 'end', Jana: { deck: 'sand-goblins', units: { kreep: 'c4', sv: unit('scavenger', 'c5') } }, Petr: {} });
    expect(alone.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
    const stays = new Table(
      { at: 'end', Jana: { deck: 'sand-goblins', units: { kreep: 'c4' } }, Petr: { units: { m1: unit('miner', 'c5') } } },
      { random: [3] },
    );
    expect(stays.card('kreep').square).toBe(20);
  });
  it('a Scavenger collects units, its own too, not walls', rules('SUM G9'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'sand-goblins', units: { sv: unit('scavenger', 'c4'), sw: unit('scavenger', 'e4'), sh: unit('sand-shaman', 'c5') } },
        Petr: { walls: { w1: { at: 'e5', wounds: 8 } } },
      },
      { random: [6, 6] },
    );
    table.do('Jana: attack sv on sh', 'Jana: attack sw on w1');
    expect(table.card('sv').under).toEqual([table.id('sh')]);
    expect(table.card('sw').under).toEqual([]);
    expect(table.world.sides[0]!.magic).toEqual([table.id('w1')]);
  });
  it('Taunt takes enemy commons to goblins within three squares of them', rules('SUM E13'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'sand-goblins', units: { biter: 'c4', own: unit('miner', 'c3') }, hand: { tt: 'taunt' } },
      Petr: { units: { m1: unit('miner', 'c7'), m2: unit('miner', 'd7'), lun: 'c6' } },
    });
    table.do('Jana: play tt');
    expect(table.chosen('take', ['m1', 'm2', 'lun', 'own', 'biter'])).toEqual(['m1']);
    expect(table.squares()).toEqual(['b4', 'c5', 'd4']);
  });
  it('Mirage: own walls, empty squares of the own half, each wall once', rules('SUM E16', 'SUM A8'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'sand-goblins', walls: { w1: 'c2' }, units: { sv: unit('scavenger', 'd2') }, hand: { mi: 'mirage' } },
      Petr: { walls: { w2: 'c7' }, vines: { v1: 'a3' } },
    });
    table.do('Jana: play mi');
    expect(table.chosen('take', ['w1', 'w2', 'v1'])).toEqual(['w1']);
    expect(table.squares()).toHaveLength(24 - 4);
    table.do('Jana: take w1 to f4');
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('Escape goes up to two squares, round corners too, and is no move of the turn', rules('SUM 10.11.4', 'SUM E1'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'sand-goblins', units: { sh: unit('sand-shaman', 'c4') }, magic: 1 },
        Petr: { units: { m1: unit('miner', 'c5') } },
      },
      { random: [1, 1] },
    );
    table.do('Jana: attack sh on m1', 'Jana: use escape');
    expect(table).toOffer(['stay', ...['a4', 'b3', 'b4', 'b5', 'c2', 'c3', 'd3', 'd4', 'd5', 'e4'].map(to => `to ${to}`)]);
    table.do('Jana: to d3');
    expect(table.world.moves).toBe(0);
    expect(table.card('sh').marks & MARKS.moved).toBe(0);
  });
});
