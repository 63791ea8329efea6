/** What the keeper of a server is spared, or told. */
import { chmodSync, existsSync, openSync, readFileSync, statSync, writeFileSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SharedClock } from '../src/cluster/shared-clock.ts';
import { SharedCluster } from '../src/cluster/cluster.ts';
import { silentBus } from '../src/cluster/bus.ts';
import { readConfig } from '../src/config.ts';
import { SteadyClock } from '../src/steady-clock.ts';
import { makeFolder } from '../src/storage/data-folder.ts';
import type { NodeStore } from '../src/storage/node-store.ts';
import { begunMatch, cleanUp, Line, MINI, Person, playOn, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('the data folder', () => {
  it('is one server’s: a second one does not start, and says who has it', async () => {
    const { config, stop } = await startServer({ NODE_NAME: 'first' });
    const { DATA_DIR } = config;
    await expect(startServer({ DATA_DIR })).rejects.toThrow(`another server uses it (first, process ${process.pid})`);
    await stop();
    const again = await startServer({ DATA_DIR });
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  });

  it('and its files are for their owner alone, those of before too, and backups', async () => {
    const DATA_DIR = join(tempFolder(), 'data');
    const first = await startServer({ DATA_DIR });
    const file = join(DATA_DIR, 'kolbiste.db');
    expect([modeOf(DATA_DIR), modeOf(file), modeOf(`${file}-wal`), modeOf(join(DATA_DIR, 'kolbiste.lock'))]).toEqual([
      0o700, 0o600, 0o600, 0o600,
    ]);
    await first.storage.backupTo(join(DATA_DIR, 'copy.db'));
    expect(modeOf(join(DATA_DIR, 'copy.db'))).toBe(0o600);
    await first.stop();
    chmodSync(file, 0o644);
    await startServer({ DATA_DIR });
    expect(modeOf(file)).toBe(0o600);
  });

  it('with an empty file in it is no new server', async () => {
    const DATA_DIR = tempFolder();
    writeFileSync(join(DATA_DIR, 'kolbiste.db'), '');
    await expect(startServer({ DATA_DIR })).rejects.toThrow('is empty; put a backup in its place, or remove it');
    expect(statSync(join(DATA_DIR, 'kolbiste.db')).size).toBe(0);
  });

  it('where the system makes none is refused at once', () => {
    expect(() => makeFolder('/proc/nowhere/data')).toThrow(/ENOENT|ENOTDIR|EACCES/);
    const file = join(tempFolder(), 'file');
    writeFileSync(file, 'x');
    expect(() => makeFolder(file)).toThrow('not a folder');
    expect(() => makeFolder(join(file, 'data'))).toThrow();
    const deep = join(tempFolder(), 'a', 'b');
    makeFolder(deep);
    expect(existsSync(deep)).toBe(true);
  });
});

describe('a damaged database', () => {
  it('can be read as far as it is whole, takes nothing, and says why', async () => {
    const first = await startServer();
    const { DATA_DIR } = first.config;
    const { lines, match, people } = await begunMatch(first.url);
    await playOn(lines, match);
    await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
    for (let i = 0; i < 60; i++) await Person.guest(first.url);
    first.storage.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const { rootpage } = first.storage.sqlite.prepare(`select rootpage from sqlite_master where name = 'session_of_player'`).get() as {
      rootpage: number;
    };
    await first.stop();
    const file = join(DATA_DIR, 'kolbiste.db');
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (rootpage - 1) * 4096);
    closeSync(handle);
    const bytes = readFileSync(file);

    const damaged = await startServer({ DATA_DIR, HEARTBEAT: 50 });
    const ready = await fetch(`${damaged.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ why: expect.stringContaining('damaged') });
    const somebody = new Person(damaged.url);
    expect((await somebody.request('GET', `/api/records/${match}`)).status).toBe(200);
    expect((await somebody.request('GET', '/api/lobby')).status).toBe(200);
    expect((await somebody.request('POST', '/api/guest')).status).toBe(503);
    await new Promise(done => setTimeout(done, 200));
    expect((await fetch(`${damaged.url}/readyz`)).status).toBe(503);
    await damaged.stop();
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe('what nobody comes back to', () => {
  it('guests who left nothing behind are forgotten; others, and accounts, are not', async () => {
    let now = Date.now();
    const { url, sweep, storage } = await startServer({ now: () => now });
    const idle = await Person.guest(url);
    const player = await Person.guest(url);
    await player.create();
    const account = await Person.account(url, 'Jana');
    const left = async (): Promise<string[]> => (await storage.db.selectFrom('player').select('id').execute()).map(({ id }) => id);
    await sweep();
    expect(await left()).toHaveLength(3);
    now += 31 * 86_400_000;
    const fresh = await Person.guest(url);
    await storage.db.updateTable('match').set({ created_at: now }).execute();
    await sweep();
    expect((await left()).toSorted()).toEqual([player, account, fresh].map(person => person.player.player).toSorted());
    expect((await idle.request('GET', '/api/me')).status).toBe(401);
  });

  it('matches without a clock end without a result when nothing has happened for very long', async () => {
    let now = Date.now();
    const server = await startServer({ now: () => now });
    const { lines, match } = await begunMatch(server.url);
    await playOn(lines, match, { answers: 3 });
    now += 61 * 86_400_000;
    // Somebody looks at it: it is not abandoned.
    await server.sweep();
    expect(server.matches.peek(match)!.phase).toBe('playing');
    for (const line of lines) line.ws.close();
    await expect.poll(() => server.matches.peek(match)?.idle ?? true).toBe(true);
    await server.sweep();
    await server.sweep();
    const row = (await server.storage.matches.row(match))!;
    expect(row.state).toBe('over');
    expect(JSON.parse(row.result!)).toMatchObject({ by: 'abort', why: 'abandoned' });
  });
});

describe('what is done now and then', () => {
  it('is done match by match, and others have their turn in between', async () => {
    const server = await startServer();
    let turns = 0;
    const keptAt: number[] = [];
    for (let i = 0; i < 3; i++) {
      const { lines, match } = await begunMatch(server.url);
      await playOn(lines, match, { answers: 26 });
      const host = server.matches.peek(match)!;
      expect(host.phase).toBe('playing');
      const keep = host.keepLearned.bind(host);
      Object.defineProperty(host, 'keepLearned', {
        value: () => {
          keptAt.push(turns);
          return keep();
        },
      });
    }
    const turn = (): void => void (turns++, (timer = setImmediate(turn)));
    let timer = setImmediate(turn);
    await server.sweep();
    clearImmediate(timer);
    expect([keptAt.length, new Set(keptAt).size]).toEqual([3, 3]);
  });
});

describe('where requests come from', () => {
  it('is counted by the first half of an IPv6 address', async () => {
    const { url } = await startServer({ GUESTS_PER_HOUR: 2, TRUST_PROXY: true });
    const guest = async (address: string): Promise<number> =>
      (await new Person(url).request('POST', '/api/guest', undefined, { 'x-forwarded-for': address })).status;
    expect([await guest('2001:db8:1:2::1'), await guest('2001:db8:1:2:ffff::7'), await guest('2001:0db8:0001:0002:3:4:5:6')]).toEqual([
      201, 201, 429,
    ]);
    expect(await guest('2001:db8:1:3::1')).toBe(201);
    // IPv4 in the dress of IPv6 is one address each.
    expect([
      await guest('::ffff:10.0.0.1'),
      await guest('10.0.0.1'),
      await guest('::ffff:10.0.0.1'),
      await guest('::ffff:10.0.0.2'),
    ]).toEqual([201, 201, 429, 201]);
  });

  it('and under which name: a foreign one is refused, of pages and sockets', async () => {
    const { url, port } = await startServer({ PUBLIC_URL: 'http://play.example.org', TRUST_PROXY: true });
    const asked = async (host: string): Promise<number> =>
      (await new Person(url).request('POST', '/api/guest', undefined, { 'x-forwarded-host': host, origin: `http://${host}` })).status;
    expect([await asked('evil.example'), await asked('play.example.org'), await asked(`127.0.0.1:${port}`)]).toEqual([403, 201, 201]);
    await expect(Line.open(url, { 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' })).rejects.toThrow('403');
    const line = await Line.open(url, { 'x-forwarded-host': 'play.example.org', origin: 'http://play.example.org' });
    expect(line.closed).toBeNull();
    expect((await fetch(`${url}/readyz`, { headers: { 'x-forwarded-host': 'evil.example' } })).status).toBe(200);
  });
});

/** The table passes for everybody whatever can be passed. */
async function passEverything(lines: readonly Line[], match: string): Promise<void> {
  for (const line of lines) {
    line.send({ type: 'stops', match, stops: { mode: 'never' } });
    await line.until('passes everything', () => line.state(match).stops!.mode === 'never');
  }
}

describe('a clock', () => {
  it('that is set back goes on at its pace and comes nearer; set forward, it is followed', () => {
    let [wall, pace] = [1_000_000, 0];
    const clock = new SteadyClock(
      () => wall,
      () => pace,
    );
    const pass = (ms: number): void => void ((wall += ms), (pace += ms));
    pass(1_000);
    expect(clock.now()).toBe(1_001_000);
    wall -= 60_000;
    expect(clock.now()).toBe(1_001_000);
    pass(1_000);
    expect(clock.now()).toBe(1_001_950);
    pass(2_000_000);
    expect(clock.now()).toBe(wall);
    wall += 30_000;
    expect(clock.now()).toBe(wall);
  });

  it('that is set back does not stop the table: passes come', async () => {
    let shift = 0;
    const clock = new SteadyClock(() => Date.now() + shift);
    const { url } = await startServer({ now: clock.now, PASS_DELAY: 5 });
    const { lines, match } = await begunMatch(url);
    await passEverything(lines, match);
    await playOn(lines, match, { answers: 4 });
    shift = -60_000;
    await playOn(lines, match);
    expect(lines[0]!.state(match).phase).toBe('over');
  }, 20_000);

  it('that was set back while no server was there does not stop it either', async () => {
    const first = await startServer({ PASS_DELAY: 5 });
    const { DATA_DIR } = first.config;
    const { lines, match, people } = await begunMatch(first.url);
    await passEverything(lines, match);
    await playOn(lines, match, { answers: 4 });
    await first.stop();
    const again = await startServer({ DATA_DIR, PASS_DELAY: 5, now: () => Date.now() - 60_000 });
    const back = await Promise.all(
      people.map(async person => {
        const there = new Person(again.url);
        there.cookie = person.cookie;
        const line = await there.connect();
        await line.join(match);
        return line;
      }),
    );
    await playOn(back, match);
    expect(back[0]!.state(match).phase).toBe('over');
  }, 20_000);

  it('of a machine that differs from the database’s follows it, and the keeper is told once', async () => {
    const nodes = { time: () => Promise.resolve(Date.now()) };
    const clock = new SharedClock(nodes, () => Date.now() + 8_000);
    const told: number[] = [];
    clock.onSkew = skew => told.push(skew);
    const behind = new SharedClock(nodes, () => Date.now() - 30_000);
    for (const one of [clock, clock, behind]) await one.look();
    for (const one of [clock, behind]) expect(Math.abs(one.now() - Date.now())).toBeLessThan(500);
    expect(Math.abs(clock.skew + 8_000)).toBeLessThan(500);
    expect(told).toHaveLength(1);
  });
});

describe('a server’s name', () => {
  it('that another has, too, is noticed by both; the younger one is not ready', async () => {
    const rows = new Map<string, number>();
    const store = {
      beat: (id: string, startedAt: number) => Promise.resolve(void rows.set(id, startedAt)),
      startOf: (id: string) => Promise.resolve(rows.get(id) ?? null),
      livingSince: () => Promise.resolve([]),
    } as unknown as NodeStore;
    const server = (startedAt: number): SharedCluster =>
      new SharedCluster({ nodes: store }, { ...readConfig({ NODE_NAME: 'same' }), games: [MINI], now: () => startedAt }, silentBus());
    const [older, younger] = [server(1_000), server(2_000)];
    const told: string[] = [];
    older.onTwin = () => told.push('older');
    younger.onTwin = () => told.push('younger');
    for (const one of [older, younger, older, younger, older, younger]) await one.beat(3_000);
    expect(told).toEqual(['older', 'younger']);
    expect([older.unready, younger.unready]).toEqual([null, 'another server is called same']);
    // The other has gone: all is well again.
    for (let i = 0; i < 2; i++) await younger.beat(4_000);
    expect(younger.unready).toBeNull();
  });
});
