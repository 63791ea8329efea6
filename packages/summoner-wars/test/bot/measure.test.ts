/** What bots count in a position. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Table } from '../fixture.ts';
import { DWARVES, feature, glance, mind, table } from './glance.ts';

describe('what is counted', () => {
  it('is what one seat has more than the other', rules('SUM 9.1'), () => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { lun: 'c4' }, magic: 3, draw: 8 },
      { deck: 'swamp-orcs', units: { savager: 'd6' }, hand: { h: 'hunter' }, draw: 4 },
    );
    expect(mind.measure(t.world, 1)).toEqual(mind.measure(t.world, 0).map(x => 0 - x));
  });

  it('fears attackers within reach of the Summoner when they strike next', () => {
    const fear = (at: string, phase: string): number =>
      feature(
        table(
          phase,
          { deck: 'deep-dwarves', units: { tundle: 'c2' }, hand: { h: 'miner' } },
          { deck: 'swamp-orcs', units: { savager: at } },
        ),
        'threat',
      );
    expect(fear('c4', 'magic')).toBeLessThan(fear('c7', 'magic'));
    expect(fear('c4', 'movement')).toBe(fear('c7', 'movement'));
  });

  it('is more with a champion on the battlefield than with him in the hand and his magic in the pile', rules('SUM 7.2.7'), () => {
    const t = table(
      'summon',
      { deck: 'deep-dwarves', walls: { wall: 'c3' }, hand: { k: 'kynder' }, magic: 7, draw: 8 },
      { deck: 'swamp-orcs', units: { hunter: 'f8' } },
    );
    const kept = game.evaluate(t.world, 0);
    game.answer(t.position, `summon ${t.id('k')} to c4`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(kept);
  });

  it('is more with a card turned into magic than with a full hand that nothing can pay for', rules('SUM 7.6.1'), () => {
    const t = table(
      'magic',
      { deck: 'mountain-vargath', hand: { a: 'growden', b: 'torodins-advance', c: 'muster', d: 'rusher', e: 'brute' }, draw: 13 },
      { deck: 'benders', units: { breaker: 'c5' } },
    );
    const kept = game.evaluate(t.world, 0);
    game.answer(t.position, `build ${t.id('a')}`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(kept);
    const fewer = game.evaluate(t.world, 0);
    game.answer(t.position, `build ${t.id('b')}`);
    expect(game.evaluate(t.world, 0)).toBeGreaterThan(fewer);
  });

  it('of two Summoners who are left sends the one with more life, so that the game ends', rules('SUM 9.1'), () => {
    const alone = (at: string): Table =>
      table(
        'movement',
        { deck: 'swamp-orcs', units: { mugglug: at }, hand: { h: 'vine-guard' } },
        { deck: 'mountain-vargath', units: { sunderved: { card: 'sunderved', at: 'c4', wounds: 6 } } },
      );
    expect(feature(alone('d6'), 'advance')).toBeGreaterThan(feature(alone('d8'), 'advance'));
    const { best, promising } = glance(alone('d8').position);
    expect(best).toMatch(/ to (d6|c7|d7)$/);
    expect(promising).not.toContain('end');
  });

  it('sends the Summoner too when nobody in the hand can be paid for', () => {
    const best = (magic: number): string =>
      glance(
        table(
          'movement',
          { deck: 'swamp-orcs', units: { mugglug: 'd1' }, hand: { a: 'splub', b: 'hunter' }, magic },
          { deck: 'mountain-vargath', units: { sunderved: { card: 'sunderved', at: 'd7', wounds: 5 } } },
        ).position,
      ).best;
    expect(best(0)).toMatch(/ to d3$/);
  });

  it('fears less for a Summoner whom nobody finds a way to, and who is shielded', () => {
    const fear = (units: { readonly [name: string]: Plain }): number =>
      feature(
        table(
          'magic',
          { deck: 'deep-dwarves', units: { tundle: 'a1', ...units }, hand: { h: 'miner' } },
          { deck: 'shadow-elves', units: { swordsman: 'b3', s2: { card: 'swordsman', at: 'a4' } } },
        ),
        'threat',
      );
    expect(fear({ m1: { card: 'miner', at: 'a2' } })).toBeGreaterThan(fear({}));
    expect(fear({ m1: { card: 'miner', at: 'a2' }, m2: { card: 'miner', at: 'b1' } })).toBeCloseTo(0);
  });

  it('counts the squares on which its own can be summoned', () => {
    const walls = (at: string): number =>
      feature(
        table('movement', { deck: 'deep-dwarves', units: { miner: at }, walls: { wall: 'c3' }, draw: 5 }, { deck: 'swamp-orcs' }),
        'walls',
      );
    expect(walls('c4')).toBeLessThan(walls('c5'));
  });

  it('gives nothing for magic that can buy nothing any more', rules('SUM 7.1.4'), () => {
    const magic = (draw: number): number =>
      feature(table('movement', { deck: 'deep-dwarves', magic: 6, draw }, { deck: 'swamp-orcs' }), 'magic');
    expect(magic(10)).toBe(6);
    expect(magic(2)).toBe(2);
    expect(magic(0)).toBe(0);
  });

  it('counts a vine wall by its own life, and not among the walls that are enough', () => {
    const t = (vines: Plain): Table =>
      table('movement', { deck: 'swamp-orcs', hand: { a: 'wall' }, vines, walls: { w: 'c2' } }, { deck: 'deep-dwarves' });
    expect(feature(t({ v: 'f3' }), 'walls') - feature(t({}), 'walls')).toBe(2);
    expect(feature(t({ v: 'f3', x: 'e3' }), 'hand')).toBe(feature(t({}), 'hand'));
  });

  it('counts one copy of an event', () => {
    const hand = (second: string): number =>
      feature(
        table(
          'movement',
          { deck: 'shadow-elves', hand: { a: 'into-darkness', b: second }, draw: 5 },
          { deck: 'deep-dwarves', units: { miner: 'c5' } },
        ),
        'hand',
      );
    expect(hand('into-darkness')).toBe(hand('scout') - 1);
  });

  it('is judged before the movement of who has no cards to be asked about', () => {
    const at = (moves: number, hand: Plain): boolean =>
      mind.settled!(table('movement', { deck: 'deep-dwarves', units: { lun: 'c4' }, hand }, DWARVES, { moves }).position);
    expect(at(0, {})).toBe(true);
    expect(at(1, {})).toBe(false);
    expect(at(0, { a: 'miner' })).toBe(false);
    expect(mind.stakes).toBe(0.5);
  });

  it('is judged when the attacks are over, not between them', rules('SUM 7.5.1'), () => {
    const at = (phase: string): boolean =>
      mind.settled!(
        table(
          phase,
          { deck: 'deep-dwarves', units: { lun: 'c4' }, walls: { wall: 'c3' }, hand: { a: 'miner' }, magic: 2 },
          { deck: 'swamp-orcs', units: { savager: 'c5' } },
        ).position,
      );
    expect(at('movement')).toBe(false);
    expect(at('attack')).toBe(false);
    expect(at('magic')).toBe(true);
    expect(at('summon')).toBe(true);
  });
});
