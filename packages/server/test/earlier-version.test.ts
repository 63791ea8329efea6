/** A database that an earlier version wrote (test/fixtures/make-earlier-database.ts) opens, and its matches go on. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@kolbiste/games';
import { Match } from '@kolbiste/table';
import { afterEach, describe, expect, it } from 'vitest';
import { hashOf, newId, newToken } from '../src/ids.ts';
import type { RunningServer } from '../src/server.ts';
import { DATABASE_FILE } from '../src/storage/storage.ts';
import { askEverything, cleanUp, Line, playOn, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

async function earlier(): Promise<RunningServer> {
  const folder = tempFolder();
  copyFileSync(join(import.meta.dirname, 'fixtures/earlier.db'), join(folder, DATABASE_FILE));
  // The table passes for nobody meanwhile.
  return startServer({ DATA_DIR: folder, PASS_DELAY: 10_000, SNAPSHOT_EVERY: 10 });
}

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

/** The open match of a game in the fixture. */
async function matchOf({ storage }: RunningServer, game: string): Promise<string> {
  const found = storage.db.selectFrom('match').select('id').where('game', '=', game).where('header', 'is not', null);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Games whose rules have changed since: these rules cannot play such a match. */
const CHANGED = ['scratch-wars', 'summoner-wars', 'doomtrooper', 'dice-throne'];

describe.each(GAMES.filter(({ id }) => !CHANGED.includes(id)).map(({ id, game }) => [id, game] as const))(
  'an open match of %s',
  (id, game) => {
    it('is what its rows say, goes on, and is saved by this version', async () => {
      const server = await earlier();
      const found = await matchOf(server, id);
      const stored = (await server.storage.matches.load(found))!;
      const { header, rows, players, saved } = stored;
      const replayed = Match.rebuild(game, header, rows);
      const lines = await Promise.all(players.map(player => lineOf(server, player!)));
      for (const [seat, line] of lines.entries()) {
        const { state, history } = await line.join(found);
        expect(state).toEqual(JSON.parse(JSON.stringify(replayed.state(seat))));
        expect(history.length).toBeGreaterThan(0);
      }
      await askEverything(lines, found);
      expect(await playOn(lines, found, { answers: 12 })).toBe(12);
      const after = (await server.storage.matches.load(found))!;
      expect(after.rows.length).toBe(rows.length + lines.length + 12);
      expect(after.saved!.rows).toBeGreaterThan(saved!.rows);
      expect(after.saved!.version).toBe(game.stateVersion);
      const whole = Match.rebuild(game, after.header, after.rows);
      expect(Match.restore(game, after.header, after.saved!, after.rows).save()).toEqual(whole.save());
    });
  },
);

describe.each(CHANGED)('an open match of %s, whose rules have changed', id => {
  it('ends without a result and says why, and what was seen of it is kept', async () => {
    const server = await earlier();
    const found = await matchOf(server, id);
    await expect(server.matches.open(found)).rejects.toThrow('of the rules');
    const row = (await server.storage.matches.row(found))!;
    expect(row.state).toBe('over');
    expect(JSON.parse(row.result!)).toMatchObject({ by: 'abort', why: 'rulesChanged' });
    const kept = (await server.storage.matches.kept(found))!;
    expect(kept.streams.some(({ chapters }) => chapters.length > 0)).toBe(true);
  });
});
