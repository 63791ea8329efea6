import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { newId } from '../src/ids.ts';
import { Limits } from '../src/accounts/limits.ts';
import { silentBus } from '../src/cluster/bus.ts';
import { SharedCluster } from '../src/cluster/cluster.ts';
import { SocketCount } from '../src/sockets/socket-count.ts';
import { SharedInputLog } from '../src/storage/shared-log.ts';
import { Storage } from '../src/storage/storage.ts';
import { repositoryTests } from './repository.ts';
import { eventStoreTests } from './repository-events.ts';
import { seriesStoreTests } from './repository-series.ts';

/** What happens to a query besides: it may fail before or after it was done. */
type Mishap = (sql: string, when: 'before' | 'after', parameters: readonly unknown[]) => void;

/** PostgreSQL in this process has one connection: who has it keeps it until he lets go. */
function poolOf(postgres: PGlite, mishap: Mishap = () => undefined): PostgresPool {
  let free = Promise.resolve();
  return {
    async connect() {
      const before = free;
      let release!: () => void;
      free = new Promise(done => (release = done));
      await before;
      const query = async (sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<never>> => {
        mishap(sql, 'before', parameters);
        const { rows, affectedRows } = await postgres.query<never>(sql, [...parameters]);
        mishap(sql, 'after', parameters);
        return { command: sql.trimStart().split(' ', 1)[0]!.toUpperCase() as 'SELECT', rowCount: affectedRows ?? rows.length, rows };
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => postgres.close(),
  };
}

let mishap: Mishap = () => undefined;
const broken = (): Error => Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });

/** The next insert of a row loses its connection. */
function breakOnce(when: 'before' | 'after'): void {
  mishap = (sql, now) => {
    if (now !== when || !sql.startsWith('insert into "input"')) return;
    mishap = () => undefined;
    throw broken();
  };
}

/** The next insert of a row loses its connection, again and again, until what is begun meanwhile is done. */
function breakUntil(meanwhile: () => Promise<unknown>): void {
  let first: string | null = null;
  mishap = (sql, now, parameters) => {
    if (now !== 'before' || !sql.startsWith('insert into "input"')) return;
    if (first === null) void meanwhile().finally(() => (mishap = () => undefined));
    first ??= JSON.stringify(parameters);
    if (JSON.stringify(parameters) === first) throw broken();
  };
}

const opened: { sqlite?: Promise<Storage>; postgres?: Promise<Storage> } = {};
beforeAll(async () => {
  opened.sqlite = Storage.openFile(':memory:');
  opened.postgres = Storage.over(poolOf(new PGlite(), (...what) => mishap(...what)));
  await opened.postgres;
}, 120_000);
afterAll(async () => {
  for (const storage of Object.values(opened)) await (await storage).close();
});

repositoryTests('SQLite', () => opened.sqlite!);
repositoryTests('PostgreSQL in process', () => opened.postgres!);
eventStoreTests('SQLite', () => opened.sqlite!);
eventStoreTests('PostgreSQL in process', () => opened.postgres!);
seriesStoreTests('SQLite', () => opened.sqlite!);
seriesStoreTests('PostgreSQL in process', () => opened.postgres!);

describe('a row whose connection broke', () => {
  const row = { n: 1, at: 1, type: 'concede', seat: 0 } as const;

  it('is written once, whether the database had it already or not', async () => {
    const { log, db } = await opened.postgres!;
    for (const when of ['before', 'after'] as const) {
      const match = newId();
      breakOnce(when);
      expect(await log.append(match, row)).toBe('written');
      expect(await log.append(match, { ...row, seat: 1 })).toBe('taken');
      expect((await db.selectFrom('input').selectAll().where('match', '=', match).execute()).length).toBe(1);
    }
  });

  it('is not taken for ours when somebody else wrote that number meanwhile', async () => {
    const { log, db } = await opened.postgres!;
    const match = newId();
    const other = new SharedInputLog(db);
    let theirs: Promise<unknown> = Promise.resolve();
    breakUntil(() => (theirs = other.append(match, { ...row, seat: 1 })));
    expect(await log.append(match, row)).toBe('taken');
    expect(await theirs).toBe('written');
  });

  it('is given up when the database stays away, and the log says so until it is back', async () => {
    const { db } = await opened.postgres!;
    const log = new SharedInputLog(db, 100);
    const faults: (string | null)[] = [];
    log.onFault = fault => faults.push(fault);
    mishap = sql => {
      if (sql.startsWith('insert')) throw Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
    };
    const match = newId();
    await expect(log.append(match, row)).rejects.toThrow('connect refused');
    await expect(log.append(match, row)).rejects.toThrow('connect refused');
    expect(await log.beat(5)).toBe(false);
    mishap = () => undefined;
    expect(await log.beat(6)).toBe(true);
    expect(faults).toEqual(['connect refused', null]);
    expect(await log.append(match, row)).toBe('written');
  });

  it('that the database does not like fails alone', async () => {
    const { log } = await opened.postgres!;
    const [good, bad] = [newId(), newId()];
    mishap = () => undefined;
    const results = await Promise.allSettled([log.append(good, row), log.append(bad, { ...row, n: 2 ** 40 })]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(log.fault).toBeNull();
  });
});

describe('limits of a database that is away', () => {
  it('are counted by each server for itself, and together again when it is back', async () => {
    const storage = await opened.postgres!;
    const config = { ...readConfig({ NODE_NAME: newId() }), CHATS_PER_MINUTE: 2, games: [] };
    const cluster = new SharedCluster(storage, config, silentBus());
    const [limits, others] = [new Limits(config, storage), new Limits(config, storage)];
    const sockets = new SocketCount(cluster);
    const [who, first, second, third] = [newId(), {}, {}, {}];
    mishap = sql => {
      if (/"(rate|socket)"/.test(sql)) throw Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' });
    };
    expect([await limits.allows('chat', who), await limits.allows('chat', who), await limits.allows('chat', who)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await others.allows('chat', who)).toBe(true);
    expect([await sockets.enter(who, first, 2), await sockets.enter(who, second, 2), await sockets.enter(who, third, 2)]).toEqual([
      true,
      true,
      false,
    ]);
    mishap = () => undefined;
    // What could not be written is said again by itself.
    const counts = async (): Promise<number[]> =>
      (await storage.db.selectFrom('socket').select('count').where('whose', '=', who).execute()).map(({ count }) => count);
    await expect.poll(counts, { timeout: 5_000 }).toEqual([2]);
    for (const socket of [first, second]) await sockets.leave(who, socket);
    expect(await counts()).toEqual([]);
  });
});
