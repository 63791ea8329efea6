/** Phase 5: who attacks, how often, and Assault instead of an attack (rules 7.5, 8.6, 8.9). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

const unit = (card: string, at: string) => ({ card, at });

describe('Assault', () => {
  const given = () =>
    new Table(
      {
        at: 'attack',
        Jana: {
          deck: 'shadow-elves',
          units: { hydrake: 'c4', a: unit('scout', 'a4'), b: unit('scout', 'e4'), c: unit('scout', 'f4') },
          hand: { held: 'wall' },
        },
        Petr: { units: { m1: unit('miner', 'c5'), m2: unit('miner', 'd4') }, walls: { wa: 'a5', wb: 'e5', wc: 'f5' } },
      },
      { random: [1, 1, 1, 1, 1, 1, 1, 1] },
    );
  it('is a choice beside single attacks', rules('SUM 8.6', 'SUM F10'), () => {
    const table = given();
    const key = `${table.id('hydrake')}`;
    expect(table.offers.filter(offer => offer.split(' ')[1] === key).sort()).toEqual(
      [table.key('attack hydrake on m1'), table.key('attack hydrake on m2'), table.key('assault hydrake')].sort(),
    );
  });
  it('counts as the attack of one of three units', rules('SUM 8.9', 'SUM 7.5.3', 'SUM 7.5.1'), () => {
    const table = given();
    table.do('Jana: assault hydrake', 'Jana: next m1');
    expect(table).toHaveHappened({ type: 'abilityUsed', side: 0, card: table.id('hydrake'), use: 'assault' }, 'SUM 8.9');
    expect(table.world.attacks).toBe(1);
    expect(table).toRefuse(table.key('attack hydrake on m1'), 'SUM 7.5.3');
    table.do('Jana: attack a on wa', 'Jana: attack b on wb');
    expect(table).toAsk(0, 'magicPhase.chosen');
  });
  it('is on enemy units and what is under them: friends and walls are spared', rules('SUM 4.28', 'SUM F9'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'shadow-elves', units: { hydrake: 'c4', friend: unit('scout', 'b4') } },
        Petr: { deck: 'swamp-orcs', units: { hu: unit('savager', 'c5') }, walls: { w1: 'd4' }, vines: { v1: 'c5', v2: 'c3' } },
      },
      { random: [3, 1, 1, 3, 1, 1] },
    );
    table.do('Jana: assault hydrake');
    expect(table.all('attackDeclared').map(({ target }) => target)).toEqual([table.id('hu'), table.id('v1')]);
    expect(['hu', 'v1', 'v2', 'w1', 'friend'].map(name => table.card(name).wounds)).toEqual([1, 1, 0, 0, 0]);
    expect(table.all('wounded').map(({ rule }) => rule)).toEqual(['SUM 4.28', 'SUM 4.28']);
  });
  it('drops targets that are gone when their turn comes', rules('SUM 10.14.2', 'SUM H7'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'shadow-elves', units: { hydrake: 'c5' } },
        Petr: { deck: 'benders', units: { tacullu: { at: 'c6', wounds: 4 }, de: unit('deceiver', 'd5'), br: unit('breaker', 'b5') } },
        Eva: {},
        Tom: {},
      },
      { seats: 4, random: [6, 1, 1] },
    );
    table.do('Jana: assault hydrake');
    expect(table.chosen('next', ['tacullu', 'de', 'br'])).toEqual(['tacullu', 'de', 'br']);
    table.do('Jana: next tacullu'); // all of Petr's units leave with him
    expect(table.all('attackDeclared')).toHaveLength(1);
    expect(table.world.sides[1]!.alive).toBe(false);
  });
});

describe('dice', () => {
  it('are those of the unit, and what others add', rules('SUM 7.5.9', 'SUM 7.5.19', 'SUM 7.5.20'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: {
          deck: 'mountain-vargath',
          units: { sunderved: 'c3', br: unit('brute', 'c4'), mi: unit('miner', 'a4'), s: unit('scholar', 'e4') },
        },
        Petr: { walls: { w1: 'c5', w2: 'a5', w3: 'e5' } },
      },
      { random: [3, 4, 6] },
    );
    table.do('Jana: attack br on w1', 'Jana: attack mi on w2', 'Jana: attack s on w3').mustBeUsedUp();
    expect(table.all('diceRolled').map(({ dice, hits, rule }) => [dice, hits, rule])).toEqual([
      [[3, 4], 2, 'SUM 7.5.20'],
      [[6], 1, 'SUM 7.5.20'],
      [[], 0, 'SUM G2'],
    ]);
  });
});
