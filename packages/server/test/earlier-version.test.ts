/**
 * An upgrade: a database that release 0.1.0 wrote (test/fixtures/make-earlier-database.ts), whose rules of all four games have changed
 * since. Its open matches go on by the rules they began with, its records verify, and whatever cannot be played is told and kept.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, rulesOf } from '@kolbiste/games';
import { exportRecord, importRecord, Match, type TableRecord } from '@kolbiste/table';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { main as kolbiste } from '../../cli/src/main.ts';
import type { Config } from '../src/config.ts';
import { hashOf, newId, newToken } from '../src/ids.ts';
import type { RunningServer } from '../src/server.ts';
import { checkBackup } from '../src/storage/backup.ts';
import { DATABASE_FILE } from '../src/storage/storage.ts';
import { askEverything, cleanUp, Line, playOn, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

/** A folder with the data of the release before. */
function earlierData(): string {
  const folder = tempFolder();
  copyFileSync(join(import.meta.dirname, 'fixtures/earlier.db'), join(folder, DATABASE_FILE));
  return folder;
}

/** The table passes for nobody meanwhile, and nothing counts as abandoned, whenever this runs. */
const serverOn = (folder: string, settings: Partial<Config> = {}): Promise<RunningServer> =>
  startServer({ DATA_DIR: folder, PASS_DELAY: 10_000, SNAPSHOT_EVERY: 10, ABANDONED_AFTER: Number.MAX_SAFE_INTEGER, ...settings });

/** A line of the player who sits there, by a new token. */
async function lineOf({ storage, url }: RunningServer, player: string): Promise<Line> {
  const token = newToken();
  const moment = Date.now();
  const session = { id: newId(), hash: hashOf(token), player, kind: 'token', label: 'test', created_at: moment } as const;
  await storage.players.addSession({ ...session, seen_at: moment, expires_at: moment + 60_000 });
  const line = await Line.open(url);
  line.send({ type: 'hello', v: 1, token });
  await line.next('welcome');
  return line;
}

/** The match of a game in the fixture. */
async function matchOf({ storage }: RunningServer, game: string, state: 'running' | 'over'): Promise<string> {
  const found = storage.db.selectFrom('match').select('id').where('game', '=', game).where('state', '=', state);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Everybody who plays, looking at the match. */
async function seated(server: RunningServer, match: string): Promise<Line[]> {
  const { players } = (await server.storage.matches.load(match))!;
  const lines = await Promise.all(players.map(player => lineOf(server, player!)));
  for (const line of lines) expect((await line.join(match)).history.length).toBeGreaterThan(0);
  return lines;
}

/** The record of a finished match, as anybody can ask for it. */
const recordOf = async ({ url }: RunningServer, match: string): Promise<TableRecord> =>
  importRecord(await (await fetch(`${url}/api/records/${match}`)).text());

/** The exit code of `kolbiste verify`. */
async function verified(record: TableRecord): Promise<number> {
  const file = join(tempFolder(), 'record.json');
  writeFileSync(file, exportRecord(record));
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    return await kolbiste(['verify', file]);
  } finally {
    told.mockRestore();
  }
}

describe.each(GAMES)('$id', ({ id, game: present }) => {
  it('an open match goes on by its rules, also after a restart, and its record verifies', async () => {
    const folder = earlierData();
    let server = await serverOn(folder);
    const match = await matchOf(server, id, 'running');
    const { header, rows, saved } = (await server.storage.matches.load(match))!;
    const { game } = (await rulesOf(id, header.version))!;
    expect(header.version).toBeLessThan(present.module.version);
    const replayed = Match.rebuild(game, header, rows);

    let lines = await seated(server, match);
    for (const [seat, line] of lines.entries())
      expect(line.state(match).seen).toEqual(JSON.parse(JSON.stringify(replayed.state(seat).seen)));
    await askEverything(lines, match);
    expect(await playOn(lines, match, { answers: 12 })).toBe(12);
    const after = (await server.storage.matches.load(match))!;
    expect(after.rows.length).toBe(rows.length + lines.length + 12);
    expect(after.saved!.rows).toBeGreaterThan(saved!.rows);
    expect(after.saved!.version).toBe(game.stateVersion);
    const before = lines.map((line): unknown => line.state(match).seen);
    await server.stop();

    server = await serverOn(folder);
    lines = await seated(server, match);
    expect(lines.map((line): unknown => line.state(match).seen)).toEqual(before);
    expect(await playOn(lines, match, { answers: 6 })).toBe(6);
    lines[0]!.send({ type: 'concede', match });
    await lines[0]!.next('over');
    await expect.poll(async () => (await server.storage.matches.row(match))!.state).toBe('over');
    const record = await recordOf(server, match);
    expect(record.header.version).toBe(header.version);
    expect(await verified(record)).toBe(0);
  });

  it('the record of a match that was played to its end before verifies', async () => {
    const server = await serverOn(earlierData());
    const record = await recordOf(server, await matchOf(server, id, 'over'));
    expect(await verified(record)).toBe(0);
    expect(await verified({ ...record, moves: { ...record.moves, inputs: record.moves.inputs.toSpliced(3, 1) } })).toBe(1);
  });

  it('a match whose rules are not here ends without a result and says why, and what was seen of it is kept', async () => {
    const server = await serverOn(earlierData(), { games: GAMES.map(({ id, game }) => ({ id, game })) });
    const match = await matchOf(server, id, 'running');
    await expect(server.matches.open(match)).rejects.toThrow('of the rules');
    const row = (await server.storage.matches.row(match))!;
    expect(row.state).toBe('over');
    expect(JSON.parse(row.result!)).toMatchObject({ by: 'abort', why: 'rulesChanged' });
    const kept = (await server.storage.matches.kept(match))!;
    expect(kept.streams.some(({ chapters }) => chapters.length > 0)).toBe(true);
    // Where the rules are, its record can be played again up to there.
    expect(await verified(await recordOf(server, match))).toBe(0);
  });
});

it('a copy of the earlier data is sound: every match is played again by its own rules', async () => {
  const file = join(earlierData(), DATABASE_FILE);
  expect(await checkBackup(file, { games: GAMES })).toEqual({ sound: true, replayed: 8, otherRules: 0, problems: [] });
});
