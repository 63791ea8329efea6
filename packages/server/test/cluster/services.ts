/** A PostgreSQL and a Redis of the tests' own, on free ports, in a folder that goes with them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

export interface Services {
  readonly postgres: { readonly bin: string; readonly data: string; readonly port: number };
  readonly redis: { readonly bin: string; readonly port: number };
}

declare module 'vitest' {
  interface ProvidedContext {
    services: Services;
  }
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** PostgreSQL does not run as root: then it is its own user's, or nobody's where it has none. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string): number => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || NaN);
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
    if (uid && gid) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody');
}

function asPostgres(command: readonly string[]): void {
  const { status, stderr, error } = spawnSync(command[0]!, command.slice(1), {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...postgresUser(),
  });
  if (status !== 0) throw new Error(`${command.join(' ')}: ${error?.message ?? stderr}`);
}

/** `restart`, `stop` or `start` the tests' PostgreSQL; `immediate` is a crash. */
export function controlPostgres(
  { bin, data, port }: Services['postgres'],
  action: 'start' | 'stop' | 'restart',
  mode: 'fast' | 'immediate' = 'fast',
): void {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200`;
  const log = join(data, 'server.log');
  asPostgres([join(bin, 'pg_ctl'), '-D', data, '-w', '-t', '60', '-m', mode, '-l', log, '-o', options, action]);
}

export async function startRedis({ bin, port }: Services['redis']): Promise<ChildProcess> {
  const child = spawn(bin, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no'], {
    stdio: 'ignore',
    cwd: tmpdir(),
  });
  for (let i = 0; i < 200; i++) {
    const open = await new Promise<boolean>(resolve => {
      const socket = createConnection(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      }).on('error', () => resolve(false));
    });
    if (open) return child;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error('Redis does not start');
}

/** Both, running; and how they end. */
export async function startServices(folder: string): Promise<{ services: Services; stop(): Promise<void> }> {
  const [postgresBin, redisBin] = [process.env['POSTGRES_BIN'], process.env['REDIS_SERVER']];
  if (!postgresBin || !redisBin) throw new Error('run these tests by npm run test:cluster: it looks for PostgreSQL and Redis');
  mkdirSync(folder, { recursive: true });
  const data = mkdtempSync(join(folder, 'kolbiste-postgres-'));
  const user = postgresUser();
  if (user) chownSync(data, user.uid, user.gid);
  const encoding = ['-E', 'UTF8', '--locale', process.platform === 'linux' ? 'C.UTF-8' : 'C'];
  asPostgres([join(postgresBin, 'initdb'), '-D', data, '-U', 'kolbiste', '-A', 'trust', '--no-instructions', ...encoding]);
  const services: Services = {
    postgres: { bin: postgresBin, data, port: await freePort() },
    redis: { bin: redisBin, port: await freePort() },
  };
  controlPostgres(services.postgres, 'start');
  const redis = await startRedis(services.redis);
  return {
    services,
    async stop() {
      redis.kill('SIGKILL');
      controlPostgres(services.postgres, 'stop', 'immediate');
      rmSync(data, { recursive: true, force: true });
      await Promise.resolve();
    },
  };
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { services, stop } = await startServices(tmpdir());
  project.provide('services', services);
  return stop;
}
