/** What bots pick and take. */
import { expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { DWARVES, glance, table } from '../glance.ts';

it('searches for no second Superior Planning: two would fetch each other for ever', () => {
  const t = table(
    'events',
    { deck: 'mountain-vargath', hand: { a: 'superior-planning' }, discard: { b: 'superior-planning', c: 'muster' } },
    { deck: 'deep-dwarves', units: { miner: 'c5' } },
  );
  game.answer(t.position, `play ${t.id('a')}`);
  game.answer(t.position, 'search discard');
  const seen = glance(t.position);
  expect(seen.best).toBe(`take ${t.id('c')}`);
  expect(seen.of(`take ${t.id('b')}`)).toBe(0);
});

it('lets no sandstorm go to waste, nor over its own', () => {
  const t = table(
    'movement',
    { deck: 'sand-goblins', units: { krusk: 'c3', javelineer: 'd3' }, magic: 3 },
    { deck: 'swamp-orcs', units: { savager: 'c5' } },
  );
  game.answer(t.position, 'end');
  game.answer(t.position, `use sandstorm with ${t.id('krusk')}`);
  expect(glance(t.position).promising).toEqual([`pick ${t.id('savager')}`]);
  game.answer(t.position, `pick ${t.id('savager')}`);
  expect(glance(t.position).promising).toEqual(['done']);
});

it('takes something rather than nothing', () => {
  const t = table(
    'events',
    { deck: 'benders', hand: { a: 'a-hero-is-born' }, draw: { h: 'kalal' }, magic: 3 },
    { deck: 'deep-dwarves', hand: { m: 'magic-torrent' } },
  );
  game.answer(t.position, `play ${t.id('a')}`);
  expect(glance(t.position).promising).toEqual([`take ${t.id('h')}`]);
  const m = table('events', { deck: 'benders', hand: { a: 'mimic' } }, { deck: 'deep-dwarves', hand: { m: 'magic-torrent' } });
  game.answer(m.position, `play ${m.id('a')}`);
  expect(glance(m.position).promising).toEqual([`take ${m.id('m')}`]);
  const p = table('events', { deck: 'mountain-vargath', hand: { a: 'superior-planning' }, discard: { c: 'muster' } }, DWARVES);
  game.answer(p.position, `play ${p.id('a')}`);
  game.answer(p.position, 'search discard');
  expect(glance(p.position).promising).toEqual([`take ${p.id('c')}`]);
});
