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
  readonly overall: readonly { points: number; games: number }[];
  readonly cells: readonly (readonly { points: number; games: number }[])[];
  readonly first: { points: number; games: number };
}
const few = { matrix: true, games: 1, iterations: 1, seed: 'few', json: true };

describe('simulate --matrix', () => {
  const parts = [1, 2].map(k => run('dice-throne', { ...few, part: `${k}/56` }));
  const files = parts.map((text, i) => {
    const file = join(folder, `${i}.json`);
    writeFileSync(file, text);
    return file;
  });
  const merged = JSON.parse(run('dice-throne', { ...few, merge: files.join(',') })) as Result;

  it('plays every part of the 56 ordered pairings once, from both seats', () => {
    expect(merged.sides).toHaveLength(8);
    expect(merged.first.games).toBe(2); // two of 56
    const games = merged.overall.reduce((sum, share) => sum + share.games, 0);
    expect(games).toBe(4);
    merged.cells.forEach((row, i) =>
      row.forEach((share, j) => {
        expect(share.games).toBe(merged.cells[j]![i]!.games);
        expect(share.points + merged.cells[j]![i]!.points).toBe(share.games);
      }),
    );
    expect(merged.cells.every((row, i) => row[i]!.games === 0)).toBe(true);
  }, 60_000);
  it('gives the same games for the same seed', () => {
    expect(run('dice-throne', { ...few, part: '1/56' })).toBe(parts[0]);
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
    expect(text).toMatch(/\| Black Panther \| [\d.]+ % \([\d.]+–[\d.]+\) \| 2 \|/);
  });
});
