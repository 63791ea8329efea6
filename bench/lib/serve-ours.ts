/** This project's server as a measured process: the bundle of a suite is the server, too, when SERVE says so. */
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@kolbiste/engine';
import { createServer, readConfig } from '@kolbiste/server';
import { duel } from '../games/duel-engine.ts';
import { control } from '../servers/control.mjs';

/** Nobody is slowed down by limits meant for strangers. */
const UNLIMITED = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  PASS_DELAY: '10000',
  MESSAGES_PER_SECOND: '1000000',
  CONNECTS_PER_MINUTE: '1000000',
  SOCKETS_PER_ADDRESS: '1000000',
  SOCKETS_PER_PLAYER: '1000',
  REQUESTS_PER_MINUTE: '10000000',
  GUESTS_PER_HOUR: '10000000',
  SIGN_INS_PER_HOUR: '1000000',
  TABLES_PER_HOUR: '1000000',
  TABLES_PER_PLAYER: '1000000',
  ASIDES_PER_HOUR: '1000000',
  ROWS_PER_HOUR: '1000000000',
  PING_EVERY: '600000',
  NODE_OPTIONS: '--max-semi-space-size=64', // as `npm start` and deploy/ serve it
};

let folders = 0;
/** Beside the bench and not in /tmp, which may be memory: a sync must reach a disk. */
export const dataFolder = (): string => fileURLToPath(new URL(`../tmp/server-${process.pid}-${folders++}`, import.meta.url));

export const serverEnv = (): Record<string, string> => ({ ...UNLIMITED, SERVE: '1', DATA_DIR: dataFolder() });

export async function serve(games: readonly { id: string; game: AnyGame }[] = [{ id: 'duel', game: duel }]): Promise<void> {
  const folder = process.env['DATA_DIR']!;
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ ...readConfig(process.env), games });
  if (!process.env['KEEP']) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  control({ port: server.port, address: '127.0.0.1' });
}
