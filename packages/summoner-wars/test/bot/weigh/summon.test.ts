/** Whom bots summon, and where. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { glance, table } from '../glance.ts';

it('of alike cards summons one, on few squares, the champion first', rules('SUM 7.2.7'), () => {
  const t = table(
    'summon',
    { deck: 'shadow-elves', walls: { wall: 'c3' }, hand: { x: 'xaserbane', a: 'swordsman', b: 'swordsman', c: 'swordsman' }, magic: 4 },
    { deck: 'deep-dwarves' },
  );
  const seen = glance(t.position);
  expect(seen.best).toContain(`summon ${t.id('x')} to `);
  expect(seen.promising.filter(key => key.startsWith(`summon ${t.id('a')} `))).toHaveLength(3);
  expect(seen.promising.filter(key => key.startsWith(`summon ${t.id('b')} `))).toHaveLength(0);
});

it('keeps nobody in the hand when nothing else will cost magic', () => {
  const ends = (draw: number): number => {
    const t = table(
      'summon',
      { deck: 'benders', walls: { wall: 'c3' }, hand: { a: 'controller', b: 'deceiver' }, magic: 3, draw },
      { deck: 'deep-dwarves', units: { miner: 'c8' } },
    );
    return glance(t.position).of('end');
  };
  expect(ends(0)).toBe(0);
  expect(ends(5)).toBeGreaterThan(0);
});

it('summons to where an intruder can be struck', () => {
  const t = table(
    'summon',
    {
      deck: 'mountain-vargath',
      units: { sunderved: { card: 'sunderved', at: 'd1', wounds: 2 } },
      walls: { near: 'd3', far: 'b4' },
      hand: { q: 'quen' },
      magic: 5,
      draw: 8,
    },
    { deck: 'shadow-elves', units: { xaserbane: 'e1', scout: 'c4' } },
  );
  expect(glance(t.position).best).toMatch(new RegExp(`^summon ${t.id('q')} to (c3|d2|d4|e3)$`));
});

it('with nothing left to draw summons whom it can, unless it waits for a champion', () => {
  const ends = (hand: { readonly [name: string]: string }): number =>
    glance(table('summon', { deck: 'deep-dwarves', walls: { wall: 'c3' }, hand, magic: 2 }, { deck: 'swamp-orcs' }).position).of('end');
  expect(ends({ a: 'gem-mage', b: 'gem-mage' })).toBe(0);
  expect(ends({ a: 'gem-mage', b: 'lun' })).toBeGreaterThan(0);
});
