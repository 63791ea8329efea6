import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame } from '@kolbiste/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { SETTINGS } from '../src/config.ts';
import { backupTo, checkBackup, readConfig, runServer } from '../src/index.ts';
import { Alarms } from '../src/matches/alarms.ts';
import type { Offered } from '../src/config.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { Storage } from '../src/storage/storage.ts';
import {
  amount,
  asAt,
  cleanUp,
  askedLine,
  begunMatch,
  GAMES_HERE,
  later,
  MINI,
  playOn,
  proven,
  seededRandom,
  sleep,
  startServer,
  tempFolder,
  type Line,
} from './harness.ts';
import { serverProcess } from './programs/server-process.ts';

afterEach(cleanUp);

/** Answers until the disk takes no more; gives the line that was told so. */
async function playUntilRefused(lines: readonly Line[], match: string): Promise<Line> {
  for (let i = 0; i < 5_000; i++) {
    const line = askedLine(lines, match);
    if (!line) {
      await sleep(2);
      continue;
    }
    const { decision, seen } = line.state(match);
    line.send({ type: 'answer', match, id: `f${i}`, decision: decision!, key: seen!.decision!.options[0]!.key });
    await line.until('an answer', () => line.all.some(message => 're' in message && message.re === `f${i}`));
    if (line.all.some(message => message.type === 'error' && message.re === `f${i}`)) return line;
    await Promise.all(lines.map(other => other.until('told', () => other.known.get(match)!.state.decision !== decision)));
  }
  throw new Error('the disk took everything');
}

describe('a disk that takes no writes', () => {
  it.each([
    ['full', 'PRAGMA max_page_count=1', 'PRAGMA max_page_count=1000000'],
    ['read-only', 'PRAGMA query_only=ON', 'PRAGMA query_only=OFF'],
  ])('%s: stops new inputs with a clear message, loses nothing, and goes on when there is room', async (_, break_, mend) => {
    const { url, storage } = await startServer({ HEARTBEAT: 50 });
    const { lines, match } = await begunMatch(url);
    await playOn(lines, match, { answers: 3 });
    storage.sqlite.exec(break_);
    const line = await playUntilRefused(lines, match);
    const failure = line.all.findLast(message => message.type === 'error')!;
    expect(failure).toMatchObject({ code: 'storage', fatal: false, text: expect.stringContaining('nothing that was accepted is lost') });
    const known = lines.map(other => other.known.get(match)!.seq);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    // Looking still works, and shows what is in the log, not what was refused.
    expect((await line.join(match)).seq).toBe(Math.max(...known));
    storage.sqlite.exec(mend);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 5_000 }).toBe(200);
    await playOn(lines, match, { answers: 5 });
    const rows = await new MatchStore(storage.db).rows(match);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((__, i) => i + 1));
    expect(rows.length).toBe(lines[0]!.known.get(match)!.seq);
    proven({ rows: rows.length, lost: lines[0]!.known.get(match)!.seq - rows.length });
  });

  it('of a real process: a file that may not grow any more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolbiste-full-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    // The tables are made before, so that only what is played finds no room.
    const empty = await Storage.open(folder);
    empty.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    await empty.close();
    // The signal is ignored, so that a write beyond the limit fails as on a full disk.
    const server = await serverProcess(folder, {}, command => `trap '' XFSZ; ulimit -f 700; ${command}`);
    const { lines, match } = await begunMatch(server.url);
    const told = await playUntilRefused(lines, match);
    expect(told.all.some(message => message.type === 'error' && message.code === 'storage')).toBe(true);
    expect(lines[0]!.state(match).phase).toBe('playing');
    const seq = Math.max(...lines.map(line => line.known.get(match)!.seq));
    await server.kill('SIGKILL');
    const storage = await Storage.open(folder);
    later(() => storage.close());
    const rows = await new MatchStore(storage.db).rows(match);
    proven({ shown: seq, rows: rows.length });
    expect(rows.length).toBeGreaterThanOrEqual(seq);
  });
});

describe('a file that is damaged anywhere', () => {
  it(
    'is served as far as it is whole, or not at all, and never written',
    async () => {
      const first = await startServer();
      const { DATA_DIR } = first.config;
      const matches: string[] = [];
      for (let i = 0; i < 4; i++) {
        const { lines, match } = await begunMatch(first.url);
        await playOn(lines, match);
        matches.push(match);
      }
      await expect.poll(async () => ((await (await fetch(`${first.url}/api/records`)).json()) as unknown[]).length).toBe(4);
      first.storage.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      await first.stop();
      const whole = readFileSync(join(DATA_DIR, 'kolbiste.db'));
      const random = seededRandom(23);
      const counts = { files: amount('FILES', 4), started: 0, refused: 0, ready: 0, answers: 0, failures: 0, changed: 0 };
      for (let i = 0; i < counts.files; i++) {
        const folder = tempFolder();
        const bytes = Buffer.from(whole);
        // Anything behind the header: a file without one is no database.
        const at = 100 + Math.floor(random() * (bytes.length - 600));
        bytes.fill(Math.floor(random() * 256), at, at + 500);
        writeFileSync(join(folder, 'kolbiste.db'), bytes);
        let server;
        try {
          server = await startServer({ DATA_DIR: folder });
        } catch {
          counts.refused++;
          continue;
        }
        counts.started++;
        const ready = (await fetch(`${server.url}/readyz`)).status === 200;
        if (ready) counts.ready++;
        for (const path of ['/api/lobby', '/api/records', ...matches.map(match => `/api/records/${match}`)]) {
          counts.answers++;
          // What lies in the damaged part cannot be told; a server that calls itself ready must tell everything.
          if ((await fetch(server.url + path)).status >= 500 && ready) counts.failures++;
        }
        await server.stop();
        if (!ready && !readFileSync(join(folder, 'kolbiste.db')).equals(bytes)) counts.changed++;
      }
      proven(counts);
      expect(counts).toMatchObject({ failures: 0, changed: 0 });
      expect(counts.started + counts.refused).toBe(counts.files);
    },
    60_000 + amount('FILES', 4) * 10_000,
  );
});

describe('a row that another server wrote first', () => {
  it('wins: the loser learns it, shows it and decides again', async () => {
    const { url, storage, matches } = await startServer();
    const { lines, match } = await begunMatch(url);
    const live = matches.peek(match)!;
    const line = askedLine(lines, match)!;
    const seat = lines.indexOf(line);
    const { decision, seen } = line.state(match);
    const [first] = seen!.decision!.options;
    const foreign = { n: live.seq + 1, at: Date.now(), type: 'answer', seat, decision: decision!, key: first!.key, id: 'elsewhere' };
    await storage.db
      .insertInto('input')
      .values({ match, n: foreign.n, data: JSON.stringify(foreign) })
      .execute();
    line.send({ type: 'answer', match, id: 'here', decision: decision!, key: first!.key });
    expect(await line.next('refused')).toMatchObject({ re: 'here' });
    for (const other of lines) await other.until('told', () => other.known.get(match)!.seq === foreign.n);
    await playOn(lines, match, { answers: 3 });
    const rows = await new MatchStore(storage.db).rows(match);
    expect(rows.filter(row => row.type === 'answer' && row.decision === decision)).toHaveLength(1);
  });
});

describe('rules that fail', () => {
  it('cost the sender an answer, and nobody the match or the server', async () => {
    let broken = false;
    const { module } = MINI.game;
    const fragile: Offered = {
      id: 'mini',
      game: createGame({
        ...module,
        view: (world, viewer) => {
          if (broken) throw new TypeError('a fault in the view');
          return module.view(world, viewer);
        },
      }),
    };
    const { url } = await startServer({ games: [fragile] });
    const [one, two] = [await begunMatch(url), await begunMatch(url)];
    const line = askedLine(one.lines, one.match)!;
    const { decision, seen } = line.state(one.match);
    broken = true;
    line.send({ type: 'answer', match: one.match, id: 'x', decision: decision!, key: seen!.decision!.options[0]!.key });
    expect(await line.next('error')).toMatchObject({ code: 'internal', re: 'x' });
    line.send({ type: 'join', match: one.match, id: 'y' });
    expect(await line.next('error')).toMatchObject({ code: 'internal', re: 'y' });
    broken = false;
    await line.join(one.match);
    await playOn(two.lines, two.match, { answers: 3 });
    await playOn(one.lines, one.match, { answers: 3 });
    expect(askedLine(one.lines, one.match)!.state(one.match).decision).toBe(decision! + 3);
  });
});

describe('backups', () => {
  it('are made while the server runs, checked by playing every match again, and can be served', async () => {
    const server = await startServer();
    const [done, open] = [await begunMatch(server.url), await begunMatch(server.url)];
    await playOn(done.lines, done.match);
    await playOn(open.lines, open.match, { answers: 7 });
    await expect.poll(async () => (await done.people[0]!.ask('GET', '/api/records')).length).toBe(1);
    const folder = tempFolder();
    const file = join(folder, 'kolbiste.db');
    const busy = playOn(open.lines, open.match, { answers: 10 });
    await backupTo(server.config, file);
    await busy;
    expect(existsSync(file)).toBe(true);
    expect(await checkBackup(file, { games: GAMES_HERE })).toEqual({ sound: true, replayed: 2, otherRules: 0, problems: [] });
    const restored = await startServer({ DATA_DIR: folder });
    const line = await asAt(restored.url, open.people[0]!).connect();
    expect((await line.join(open.match)).state.phase).toBe('playing');
    await restored.stop();

    const storage = await Storage.openFile(file);
    storage.sqlite.exec(`update input set data = replace(data, '"answer"', '"concede"') where n = 8`);
    await storage.close();
    const report = await checkBackup(file, { games: GAMES_HERE });
    expect(report.sound).toBe(false);
    expect(report.problems.length).toBeGreaterThan(0);
    await expect(backupTo(server.config, file)).rejects.toThrow('there already');
  });
});

describe('starting', () => {
  const run = async (env: Record<string, string>): Promise<{ code: number; said: string }> => {
    const written: string[] = [];
    const write = process.stderr.write.bind(process.stderr);
    process.stderr.write = (text: string) => (written.push(text), true);
    try {
      const code = await runServer({
        env: { LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
        say: text => written.push(text),
        language: 'en',
      });
      return { code, said: written.join('') };
    } finally {
      process.stderr.write = write;
    }
  };

  it('fails in one clear line when the port is taken', async () => {
    const { port } = await startServer();
    const { code, said } = await run({ PORT: String(port), DATA_DIR: tempFolder() });
    expect(code).toBe(1);
    expect(said).toBe(`kolbiste: port ${port} is taken; name another one in PORT\n`);
  });

  it('fails in one clear line on wrong settings and on a folder that is none', async () => {
    expect(await run({ PORT: 'soon' })).toMatchObject({
      code: 1,
      said: 'kolbiste: PORT must be a whole number from 0 to 65535, not "soon"\n',
    });
    expect(await run({ LOG_LEVEL: 'loud' })).toMatchObject({ code: 1, said: expect.stringContaining('LOG_LEVEL must be one of') });
    // Addresses of databases hold passwords, and are not said again.
    expect(await run({ DATABASE_URL: 'mysql://jana:heslo@here/db' })).toMatchObject({
      code: 1,
      said: 'kolbiste: DATABASE_URL must be an address like postgres://name:password@host/database\n',
    });
    expect(await run({ REDIS_URL: 'redis://here' })).toMatchObject({ code: 1, said: expect.stringContaining('set DATABASE_URL, too') });
    expect(await run({ NODE_NAME: 'node one' })).toMatchObject({ code: 1, said: expect.stringContaining('a name without spaces') });
    const { code, said } = await run({ PORT: '0', DATA_DIR: '/dev/null/data' });
    expect(code).toBe(1);
    expect(said).toMatch(/^kolbiste: the data folder .* cannot be used: .*\n$/);
  });

  it('has usual values for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ PORT: 4680, DATA_DIR: join(process.cwd(), 'data') });
    expect(Object.keys(SETTINGS).every(name => name in config)).toBe(true);
  });

  it('fails in one clear line on a folder that another server uses, until that one is gone, even if it was killed', async () => {
    const DATA_DIR = tempFolder();
    const other = await serverProcess(DATA_DIR, { NODE_NAME: 'first' });
    const second = await run({ PORT: '0', DATA_DIR });
    expect(second.code).toBe(1);
    expect(second.said).toBe(
      `kolbiste: the data folder ${DATA_DIR} cannot be used: another server uses it (first, process ${other.child.pid}); one folder is one server's\n`,
    );
    await other.kill('SIGKILL');
    const { url } = await startServer({ DATA_DIR });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('on a disk that takes nothing serves those who look on, and takes inputs when there is room', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kolbiste-full-'));
    later(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const before = await serverProcess(DATA_DIR);
    const { match, people } = await begunMatch(before.url);
    await before.kill('SIGKILL');
    const full = await serverProcess(DATA_DIR, {}, command => `trap '' XFSZ; ulimit -f 40; ${command}`);
    expect((await fetch(`${full.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${full.url}/api/lobby`)).status).toBe(200);
    const line = await asAt(full.url, people[0]!).connect();
    expect((await line.join(match)).state.phase).toBe('playing');
    expect((await fetch(`${full.url}/api/guest`, { method: 'POST' })).status).toBe(503);
    await full.kill('SIGKILL');
    const after = await startServer({ DATA_DIR });
    expect((await fetch(`${after.url}/readyz`)).status).toBe(200);
  });
});

describe('alarms', () => {
  it('ring in order, once each, and not at all when taken back', async () => {
    const rung: string[] = [];
    const alarms = new Alarms(id => rung.push(id), Date.now);
    const now = Date.now();
    alarms.set('late', now + 90);
    alarms.set('soon', now + 30);
    alarms.set('never', now + 40);
    alarms.set('moved', now + 500);
    alarms.set('moved', now + 60);
    alarms.set('never', null);
    await sleep(200);
    expect(rung).toEqual(['soon', 'moved', 'late']);
    for (let i = 0; i < 1_000; i++) alarms.set(`n${i}`, Date.now() + ((i * 7919) % 50));
    await sleep(150);
    expect(new Set(rung).size).toBe(1_003);
    expect(alarms.size).toBe(0);
    alarms.stop();
  });
});
