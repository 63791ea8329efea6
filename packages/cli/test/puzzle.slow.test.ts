/** `kolbiste puzzle`: moments of records in which few answers win for sure, and puzzle files solved. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { choose } from '@kolbiste/bots';
import type { AnyPosition } from '@kolbiste/engine';
import { gameNamed } from '@kolbiste/games';
import { exportRecord, Match, newHeader, recordOf } from '@kolbiste/table';
import { expect, it } from 'vitest';
import { puzzle } from '../src/commands/puzzle.ts';
import { WORDS, type Shell } from '../src/shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'kolbiste-puzzle-'));

async function told(words: readonly string[], flags: Record<string, unknown> = {}): Promise<string[]> {
  const lines: string[] = [];
  const say = (text: string): void => void lines.push(text);
  const shell: Shell = {
    language: 'en',
    words: WORDS.en,
    json: true,
    flags,
    say,
    lines: all => all.forEach(say),
    note: say,
    prompt: say,
    busy: () => {},
    width: () => 100,
  };
  expect(await puzzle(shell, words)).toBe(0);
  return lines;
}

/** A game between novices; gives the file of its record. */
function played(id: string, n: number): string {
  const { game } = gameNamed(id);
  const people = ['Jana', 'Petr'].map(name => ({ name, kind: 'human' as const }));
  const match = new Match(game, newHeader(game, { match: 'm1', tableSeed: `a secret seed of the table ${n}`, seats: people }));
  people.forEach((_, seat) => match.take({ at: 0, type: 'ready', seat, nonce: `nonce-${seat}` }));
  for (let t = 1; match.phase === 'playing'; t++) {
    const position = match.position as AnyPosition;
    const { seat } = position.decision!;
    const knowledge = { game, position: game.redeal(position, seat, `${n}/${t}`), seat };
    const { key } = choose(knowledge, 'novice', `${n}/${t}`, { iterations: 1, until: Infinity, now: () => 0 });
    match.take({ at: t, type: 'answer', ...match.asked!, key });
  }
  const file = join(folder, `${id}-${n}.json`);
  writeFileSync(file, exportRecord(recordOf(match)));
  return file;
}

it('finds moments in records: who is asked there could win with few of the answers', async () => {
  const files = [played('summoner-wars', 0)];
  const found = (await told(['mine', ...files], { luck: '3' })).map(line => JSON.parse(line));
  expect(found.length).toBeGreaterThan(0);
  for (const { file, row, wins, offers, name } of found) {
    expect(file).toBe(files[0]);
    expect(['Jana', 'Petr']).toContain(name);
    expect(row).toBeGreaterThan(2);
    expect(wins.length).toBeGreaterThan(0);
    expect(wins.length * 3).toBeLessThanOrEqual(offers);
  }
});

it('solves a puzzle file', async () => {
  const file = fileURLToPath(new URL('../../scratch-wars/puzzles/boom.yaml', import.meta.url));
  const [line] = await told(['check', file]);
  expect(JSON.parse(line!)).toMatchObject({ file, wins: [expect.any(String)] });
});
