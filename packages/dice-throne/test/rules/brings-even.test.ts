/** Heroes dealt against a bot make a fair game, as far as docs/dice-throne-balance.md knows. */
import { Random, seeded, unfairness } from '@kolbiste/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { knownHeroes, tableOptions } from '../../src/rules/options.ts';

const brings = game.module.brings!;
const usual = (rival: string, mirror = false): Set<unknown> =>
  new Set(Array.from({ length: 80 }, (_, n) => brings.usual(tableOptions.read({ mirror }), 1, new Random(seeded(`even ${n}`)), rival)));

describe('a hero dealt against another', () => {
  it('is none that is known to be unfair, and not the same one', () => {
    for (const rival of knownHeroes())
      for (const hero of usual(rival)) {
        expect(hero).not.toBe(rival);
        expect(unfairness(brings.uneven, hero as string, rival)).toBeNull();
      }
    expect([...usual('thor')].toSorted()).toEqual(['captain-marvel', 'doctor-strange', 'loki']);
    expect(usual('thor', true)).toContain('thor');
  });
  it('is left to the table where more play, or nothing is known of the other', () => {
    expect(brings.usual(tableOptions.read({}), 2, new Random(seeded('x')))).toBe('random');
    expect(usual('random')).toEqual(new Set(['random']));
  });
  it('is known by the table of games', () => {
    const table = readFileSync(new URL('../../../../docs/dice-throne-balance.md', import.meta.url), 'utf8');
    expect(table).toMatch(/\*\*Loki\*\*.*87\.5 %/);
    for (const { strong, weak, wins } of brings.uneven!) {
      expect([knownHeroes().includes(strong), knownHeroes().includes(weak)]).toEqual([true, true]);
      expect(wins).toBeGreaterThanOrEqual(65);
    }
  });
});
