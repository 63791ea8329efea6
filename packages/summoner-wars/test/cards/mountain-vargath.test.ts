/** What cards of the Mountain Vargath do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Mountain Vargath', () => {
  it('Command is for common Vargath of its own player', rules('SUM G12', 'SUM 2.14'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { sunderved: 'c3', growden: 'c4', mi: unit('miner', 'b3') } },
        Petr: { walls: { w1: 'c5', w2: 'b4' } },
      },
      { random: [1, 1, 1, 1] },
    );
    table.do('Jana: attack growden on w1', 'Jana: attack mi on w2');
    expect(table).toHaveHappened({ type: 'attackDeclared', attacker: table.id('growden'), dice: 3 });
    expect(table).toHaveHappened({ type: 'attackDeclared', attacker: table.id('mi'), dice: 1 });
  });
  it('Torodin pushed by an enemy tramples nobody', rules('SUM E5'), () => {
    const table = new Table({
      at: 'attack',
      Jana: { units: { kynder: 'c4' }, magic: 1 },
      Petr: { deck: 'mountain-vargath', units: { torodin: 'c6', wa: unit('warrior', 'c7') } },
    });
    table.do('Jana: use magePush with kynder', 'Jana: push torodin');
    expect(table).toRefuse('to c8', 'SUM 7.4.4');
  });
  it('ways that trample different units are different moves', rules('SUM E9'), () => {
    const table = new Table({
      Jana: { deck: 'mountain-vargath', units: { torodin: 'c3' } },
      Petr: { units: { m1: unit('miner', 'c4'), m2: unit('miner', 'd3') } },
    });
    expect(table.offers.filter(key => key.includes(' to d4')).sort()).toEqual([
      `move ${table.id('torodin')} to d4`,
      `move ${table.id('torodin')} to d4 by d3`,
    ]);
    table.do('Jana: move torodin to d4 by d3');
    expect([table.id('m1'), table.id('m2')].map(id => table.world.cards[id]!.wounds)).toEqual([0, 1]);
  });
  it('Knock Around: clear squares in a straight line, up to three', rules('SUM A7'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { br: unit('brute', 'c4') } },
        Petr: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c5') }, vines: { v1: 'e5' } },
      },
      { random: [3] },
    );
    table.do('Jana: attack br on hu', 'Jana: use knockAround with br');
    expect(table).toOffer(['stay', 'to c6', 'to c7', 'to c8', 'to d5', 'to b5', 'to a5']);
  });
  it('Muster takes your own commons, two at most', rules('SUM E13'), () => {
    const table = new Table({
      at: 'events',
      Jana: {
        deck: 'mountain-vargath',
        units: { sunderved: 'c2', wa: unit('warrior', 'f6'), br: unit('brute', 'a8'), growden: 'e6', wb: unit('warrior', 'f7') },
        hand: { mu: 'muster' },
      },
      Petr: { units: { m1: unit('miner', 'c5') } },
    });
    table.do('Jana: play mu');
    expect(table.chosen('take', ['wa', 'br', 'wb', 'growden', 'm1', 'sunderved'])).toEqual(['wa', 'br', 'wb']);
    table.do('Jana: take wa to c3', 'Jana: take br to b2');
    expect(table).toAsk(0, 'movementPhase.chosen');
  });
  it('Superior Planning finds events of Sunderved, no walls, and may fail', rules('SUM D15'), () => {
    const table = new Table({
      at: 'events',
      Jana: {
        deck: 'mountain-vargath',
        hand: { sp: 'superior-planning' },
        discard: { a: 'muster', b: 'wall', c: 'warrior', d: 'mimic', e: 'superior-planning' },
      },
      Petr: {},
    });
    table.do('Jana: play sp', 'Jana: search discard');
    expect(table.chosen('take', ['a', 'b', 'c', 'd', 'e', 'sp'])).toEqual(['a', 'e']);
    table.do('Jana: none');
    expect(table.world.sides[0]!.hand).toEqual([]);
  });
  it('Fall Back: a wall that is gone takes nobody in', rules('SUM E15'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'mountain-vargath', units: { sunderved: 'c5', growden: 'b2' }, walls: { w1: { at: 'c2', wounds: 8 } } },
        Petr: {},
        lasting: [{ card: 'fall-back', by: 'Jana', on: 'w1' }],
      },
      { random: [6, 1, 1] },
    );
    table.do('Jana: attack growden on w1');
    expect(table).toAsk(1);
  });
});
