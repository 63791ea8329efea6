/** Every pairing by bots: the same games whether they are played at once or in parts, and a table that says who wins how often. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { simulate } from '../src/commands/simulate.ts';
import { voice, WORDS, type Shell } from '../src/shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'matrix-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(game: string, flags: Shell['flags']): string {
  const said: string[] = [];
  const shell: Shell = {
    language: 'en',
    words: WORDS.en,
    json: flags['json'] === true,
    flags,
    ...voice(),
    say: text => said.push(text),
  };
  simulate(shell, [game]);
  return said.join('\n');
}
interface Result {
  readonly sides: readonly string[];
  readonly pairings: readonly { readonly sides: readonly [string, string]; readonly shares: readonly number[] }[];
  readonly first: number;
  readonly played: number;
}
const few = { matrix: true, games: 1, iterations: 1, seed: 'few', json: true };

describe('simulate --matrix', () => {
  const parts = [1, 2].map(k => run('dice-throne', { ...few, part: `${k}/28` }));
  const files = parts.map((text, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, text);
    return file;
  });
  const merged = JSON.parse(run('dice-throne', { ...few, merge: files.join(',') })) as Result;

  it('plays every part of the 28 pairings once, each deal from both seats', () => {
    expect([merged.sides.length, merged.pairings.length, merged.played]).toEqual([8, 28, 4]); // two of 28
    expect(merged.pairings.map(({ shares }) => shares.length)).toEqual([1, 1, ...Array.from({ length: 26 }, () => 0)]);
    for (const { shares } of merged.pairings) for (const share of shares) expect([0, 0.25, 0.5, 0.75, 1]).toContain(share);
    expect(merged.first).toBeLessThanOrEqual(4);
  }, 60_000);
  it('plays the pairings of some alone, and by a player who does not think', () => {
    const only = JSON.parse(run('doomtrooper', { ...few, level: 'policy', only: 'art', part: '1/11' })) as Result;
    expect([only.pairings.length, only.played]).toEqual([11, 2]);
    expect(only.pairings.every(({ sides }) => sides.includes('art'))).toBe(true);
    expect(() => run('doomtrooper', { ...few, only: 'nobody' })).toThrow('--only');
    expect(() => run('doomtrooper', { ...few, level: 'sage' })).toThrow('sage');
  }, 60_000);
  it('gives the same games for the same seed', () => {
    expect(run('dice-throne', { ...few, part: '1/28' })).toBe(parts[0]);
  }, 60_000);
  it('refuses what is no part, parts of different runs, and games without sides', () => {
    expect(() => run('dice-throne', { ...few, part: '3/2' })).toThrow('--part');
    expect(() => run('dice-throne', { ...few, part: 'half' })).toThrow('--part');
    const other = join(folder, 'other.json');
    writeFileSync(other, parts[0]!.replace('"seed":"few"', '"seed":"other"'));
    expect(() => run('dice-throne', { ...few, merge: `${files[1]!},${other}` })).toThrow('not parts of one run');
    expect(() => run('scratch-wars', few)).toThrow('no list of sides');
  });
  it('writes a table with the heroes’ names and intervals', () => {
    const file = join(folder, 'table.md');
    run('dice-throne', { ...few, json: false, merge: files.join(','), write: file });
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('# Marvel Dice Throne: who beats whom');
    expect(text).toContain('| Thor | – | 0 |');
    expect(text).toMatch(/\| [^|]+ \| \d+ % \(\d+–\d+\) \| 2 \|/);
  });
});
