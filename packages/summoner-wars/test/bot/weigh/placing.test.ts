/** Where bots place things. */
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { glance, table, type Glance } from '../glance.ts';

it('grows vines towards the enemy, beside who is stronger by them, and not where others are summoned', () => {
  const grow = (units: { readonly [name: string]: Plain }): Glance => {
    const t = table(
      'events',
      { deck: 'swamp-orcs', hand: { a: 'vine-growth' }, walls: { wall: 'c2' }, vines: { v: 'c3' }, units: { mugglug: 'a1', ...units } },
      { deck: 'deep-dwarves', units: { tundle: 'c8' } },
    );
    game.answer(t.position, `play ${t.id('a')}`);
    return glance(t.position);
  };
  const plain = grow({});
  expect(plain.best).toBe('to c4');
  expect(plain.of('to c4')).toBeGreaterThan(2 * Math.max(plain.of('to c1'), plain.of('to b2')));
  expect(grow({ hunter: 'd4', h2: { card: 'hunter', at: 'e3' } }).best).toMatch(/^to (d3|c4)$/);
  expect(grow({ hunter: 'e3', h2: { card: 'hunter', at: 'd4' } }).of('to d3')).toBeGreaterThan(plain.of('to d3'));
});
