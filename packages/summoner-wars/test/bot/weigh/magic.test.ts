/** What bots turn into magic. */
import { expect, it } from 'vitest';
import { DWARVES, glance, table } from '../glance.ts';

it('turns events that promise nothing into magic before units it can pay for', () => {
  const t = table(
    'magic',
    { deck: 'swamp-orcs', units: { savager: 'c3' }, vines: { v: 'c4' }, hand: { a: 'hunter', b: 'vine-guard' }, magic: 2, draw: 8 },
    { deck: 'deep-dwarves', units: { miner: 'c6' } },
  );
  expect(glance(t.position).best).toBe(`build ${t.id('b')}`);
});

it('keeps a champion who can be paid for when the rest of the hand is magic', () => {
  const build = (magic: number): number => {
    const t = table(
      'magic',
      { deck: 'deep-dwarves', hand: { k: 'kynder', a: 'miner', b: 'miner', c: 'gem-mage' }, magic, draw: 8 },
      { deck: 'swamp-orcs', units: { hunter: 'f8' } },
    );
    return glance(t.position).of(`build ${t.id('k')}`);
  };
  expect(build(2)).toBe(0);
  expect(build(1)).toBeGreaterThan(0);
});

it('keeps of two champions the one who can be paid for with the other', () => {
  const t = table('magic', { deck: 'deep-dwarves', hand: { k: 'kynder', s: 'sprog' }, magic: 5, draw: 8 }, { deck: 'swamp-orcs' });
  expect(glance(t.position).of(`build ${t.id('k')}`)).toBe(0);
  expect(glance(t.position).of(`build ${t.id('s')}`)).toBeGreaterThan(0);
});

it('turns nobody into magic who is the last, unless another is paid for by it', () => {
  const promising = (hand: { readonly [name: string]: string }, magic: number, draw: number): readonly string[] => {
    const t = table('magic', { deck: 'swamp-orcs', hand, magic, draw }, DWARVES);
    return glance(t.position).promising.map(key => key.replace(String(t.id('a')), 'a'));
  };
  expect(promising({ a: 'hunter', b: 'hunter' }, 3, 0)).toEqual(['end']);
  expect(promising({ a: 'hunter' }, 1, 0)).toEqual(['end']);
  expect(promising({ a: 'hunter', b: 'hunter' }, 1, 0)).toEqual(['end', 'build a']);
  expect(promising({ a: 'hunter' }, 1, 8)).toContain('build a');
});

it('turns a second copy of an event into magic, and a hero to be born who could not be paid for', () => {
  const best = (hand: { readonly [name: string]: string }, magic: number): string => {
    const t = table('magic', { deck: 'benders', hand, magic, draw: 8 }, { deck: 'deep-dwarves', units: { miner: 'c4' }, magic: 3 });
    return glance(t.position).best.replace(String(t.id('a')), 'a');
  };
  expect(best({ a: 'magic-drain', b: 'magic-drain', c: 'breaker' }, 4)).toBe('build a');
  expect(best({ a: 'magic-drain', c: 'breaker' }, 4)).not.toBe('build a');
  expect(best({ a: 'a-hero-is-born', c: 'breaker' }, 2)).toBe('build a');
  expect(best({ a: 'a-hero-is-born', c: 'breaker' }, 4)).not.toBe('build a');
});
