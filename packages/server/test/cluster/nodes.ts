/** Servers as processes at one database, and doors between them and what they need, which can be shut or slowed. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { inject } from 'vitest';
import { Pool } from 'pg';
import { begunMatch, later } from '../harness.ts';
import { newId } from '../../src/ids.ts';
import { Storage } from '../../src/storage/storage.ts';
import { serverProcess, type ServerProcess } from '../programs/server-process.ts';

const urlOf = (port: number, database: string): string => `postgres://kolbiste@127.0.0.1:${port}/${database}`;

export interface Installation {
  readonly database: string;
  readonly env: Record<string, string>;
  readonly storage: Storage;
  /** Another server of this installation. */
  start(name: string, env?: Record<string, string>): Promise<ServerProcess>;
}

/** A database of its own, and servers that share it. */
export async function installation(env: Record<string, string> = {}): Promise<Installation> {
  const { postgres, redis } = inject('services');
  const database = `k${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;
  const pool = new Pool({ connectionString: urlOf(postgres.port, 'postgres'), max: 1 });
  await pool.query(`create database ${database}`);
  await pool.end();
  const DATABASE_URL = urlOf(postgres.port, database);
  const storage = await Storage.connect({ url: DATABASE_URL, connections: 3, name: 'test' });
  later(() => storage.close());
  const all = { DATABASE_URL, REDIS_URL: `redis://127.0.0.1:${redis.port}`, HEARTBEAT: '500', ...env };
  return {
    database,
    env: all,
    storage,
    start: (name, own = {}) => serverProcess('', { ...all, NODE_NAME: name, ...own }),
  };
}

interface Pair extends Installation {
  readonly nodes: [ServerProcess, ServerProcess];
}
export async function twoServers(env: Record<string, string> = {}): Promise<Pair> {
  const house = await installation(env);
  const nodes = await Promise.all([house.start('a'), house.start('b')]);
  return { ...house, nodes };
}

/** Two people at a table, each on a server of his own. */
export const apart = ({ nodes }: Pair, table: Parameters<typeof begunMatch>[1] = {}): ReturnType<typeof begunMatch> =>
  begunMatch(nodes[0].url, table, nodes[1].url);

export interface Door {
  readonly port: number;
  /** Milliseconds that everything takes longer. */
  delay: number;
  /** Shut, it lets nobody in and cuts off who is; `silent` leaves the connections open and passes nothing on. */
  state: 'open' | 'shut' | 'silent';
}

/** A door before a port. */
export async function door(to: number): Promise<Door> {
  const sockets = new Set<Socket>();
  let state: Door['state'] = 'open';
  const self = {
    port: 0,
    delay: 0,
    get state() {
      return state;
    },
    set state(wanted: Door['state']) {
      state = wanted;
      if (state === 'shut') for (const socket of sockets) socket.destroy();
    },
  };
  const server = createServer(outer => {
    if (state === 'shut') {
      outer.destroy();
      return;
    }
    const inner = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('data', (data: Buffer) => {
        if (state !== 'open') return;
        if (self.delay) setTimeout(() => other.write(data), self.delay);
        else other.write(data);
      });
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  self.port = (server.address() as AddressInfo).port;
  later(() => {
    self.state = 'shut';
    server.close();
  });
  return self;
}

/** A figure of a server, as it tells it. */
export async function metric({ url }: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(other => other.startsWith(`${name}{`) || other.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
}
