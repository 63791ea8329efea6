/** Where bots move. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { glance, table } from '../glance.ts';

it('moves to where the Summoner can be struck, never on the spot, and thinks over a few moves only', rules('SUM 7.4.8'), () => {
  const t = table(
    'movement',
    { deck: 'shadow-elves', units: { swordsman: 'c4', ranger: 'a2', scout: 'e2', s2: { card: 'swordsman', at: 'f1' } } },
    { deck: 'deep-dwarves', units: { tundle: 'c7' } },
  );
  const seen = glance(t.position);
  expect(seen.best).toBe(`move ${t.id('swordsman')} to c6`);
  expect(seen.of(`move ${t.id('swordsman')} to c4`)).toBe(0);
  expect(t.position.decision!.options.length).toBeGreaterThan(30);
  expect(seen.promising.length).toBeLessThanOrEqual(10);
});

it('takes the Summoner out of reach, never into it', rules('SUM 1.6'), () => {
  const t = table(
    'movement',
    { deck: 'deep-dwarves', units: { tundle: { card: 'tundle', at: 'c4', wounds: 4 } }, draw: 5 },
    { deck: 'swamp-orcs', units: { savager: 'd6', s2: { card: 'savager', at: 'b6' } } },
  );
  const seen = glance(t.position);
  expect(seen.best).toMatch(new RegExp(`^move ${t.id('tundle')} to [a-f][23]$`));
  expect(seen.of(`move ${t.id('tundle')} to c5`)).toBe(0);
});

it('does not tear itself on vines for a step that brings little', () => {
  const off = (vines: Plain): number => {
    const t = table(
      'movement',
      { deck: 'swamp-orcs', units: { savager: 'c3' }, vines, draw: 5 },
      { deck: 'deep-dwarves', units: { tundle: 'c8' } },
    );
    return glance(t.position).of(`move ${t.id('savager')} to c4`);
  };
  expect(off({})).toBeGreaterThan(0);
  expect(off({ v: 'c3' })).toBe(0);
});

it('leads no Summoner over vines that could fell him', () => {
  const through = (vines: Plain): number => {
    const t = table(
      'movement',
      {
        deck: 'sand-goblins',
        units: { krusk: { card: 'krusk', at: 'a1', wounds: 5 }, javelineer: 'b1' },
      },
      { deck: 'swamp-orcs', units: { mugglug: { card: 'mugglug', at: 'a8', wounds: 6 } }, vines },
    );
    return glance(t.position).of(`move ${t.id('krusk')} to a3`);
  };
  expect(through({})).toBeGreaterThan(0);
  expect(through({ v: 'a2' })).toBe(0);
});

it('does not send commons beside a Savager for nothing', () => {
  const beside = (card: string): number => {
    const t = table(
      'movement',
      { deck: 'deep-dwarves', units: { scholar: 'c4' }, draw: 5 },
      { deck: 'swamp-orcs', units: { foe: { card, at: 'd6' }, mugglug: 'a8' } },
    );
    return glance(t.position).of(`move ${t.id('scholar')} to c6`);
  };
  expect(beside('hunter')).toBeGreaterThan(0);
  expect(beside('savager')).toBe(0);
});

it('walks around walls', () => {
  const t = table(
    'movement',
    { deck: 'swamp-orcs', units: { savager: 'a5' }, draw: 5 },
    { deck: 'shadow-elves', units: { selundar: 'a8' }, walls: { gate: 'a6', tower: 'b5' } },
  );
  expect(glance(t.position).best).toBe(`move ${t.id('savager')} to b4`);
});

it('walks on when walls leave a very long way, or none', () => {
  const walls = (rows: { readonly [row: string]: string }): { readonly [name: string]: string } =>
    Object.fromEntries(
      Object.entries(rows).flatMap(([row, columns]) => [...columns].map(column => [`w${column}${row}`, `${column}${row}`])),
    );
  const best = (rows: { readonly [row: string]: string }): string => {
    const t = table(
      'movement',
      { deck: 'swamp-orcs', units: { savager: 'b2', mugglug: 'c1' }, draw: 5 },
      { deck: 'shadow-elves', units: { selundar: 'a8' }, walls: walls(rows) },
    );
    return glance(t.position).best.replace(`move ${t.id('savager')} to `, '');
  };
  expect(best({ 3: 'abcde', 5: 'bcdef', 7: 'abcde' })).toBe('d2');
  expect(best({ 7: 'a', 8: 'b' })).toMatch(/^(b4|a3)$/);
});

it('does not keep a champion away from what he will live through', () => {
  const t = table(
    'movement',
    { deck: 'mountain-vargath', units: { growden: { card: 'growden', at: 'c3', wounds: 3 } }, draw: 8 },
    { deck: 'swamp-orcs', units: { savager: 'c8' } },
  );
  expect(glance(t.position).of(`move ${t.id('growden')} to c5`)).toBeGreaterThan(0);
});

it('does not step to and fro in one move', rules('SUM 10.15.3'), () => {
  const t = table(
    'movement',
    { deck: 'deep-dwarves', units: { kynder: 'c4', tundle: 'c1', miner: 'e4' }, magic: 3, draw: 5 },
    { deck: 'swamp-orcs', units: { mugglug: 'a8' } },
  );
  game.answer(t.position, t.key('move tundle to d1'));
  expect(glance(t.position).promising.filter(key => key.startsWith('move'))).toEqual([]);
});

it('moves others before a Summoner who only wanders', () => {
  const summoner = (more: { readonly [name: string]: Plain }): readonly string[] => {
    const t = table(
      'movement',
      { deck: 'shadow-elves', units: { selundar: 'c1', ...more }, draw: 5 },
      { deck: 'swamp-orcs', units: { mugglug: 'c8' } },
    );
    return glance(t.position).promising.filter(key => key.startsWith(t.key('move selundar ')));
  };
  expect(summoner({})).not.toEqual([]);
  expect(summoner({ swordsman: 'a2' })).toEqual([]);
});

it('drives no Summoner to another who has more life', () => {
  const goes = (wounds: number): number => {
    const t = table(
      'movement',
      { deck: 'shadow-elves', units: { selundar: { card: 'selundar', at: 'd1', wounds: 3 } } },
      { deck: 'deep-dwarves', units: { tundle: { card: 'tundle', at: 'a8', wounds }, miner: 'e5' } },
    );
    return glance(t.position).of(t.key('move selundar to d3'));
  };
  expect(goes(5)).toBeGreaterThan(0);
  expect(goes(0)).toBe(0);
});
