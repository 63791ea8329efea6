/** How the server starts and stops. */
import { createHash } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { hashWith } from '@kolbiste/engine';
import { pino, type Logger } from 'pino';
import type { Administration } from './accounts/administration.ts';
import type { BotPool } from './bots/bot-pool.ts';
import type { Events } from './club/events.ts';
import type { Series } from './club/series.ts';
import { readConfig, type Config } from './config.ts';
import { Housekeeping } from './housekeeping.ts';
import { createApp } from './http/app.ts';
import { StaticFiles } from './http/static-files.ts';
import type { Matches } from './matches/matches.ts';
import { putTogether, type Parts } from './parts.ts';
import { rootFolder } from './root-folder.ts';
import { lockFolder, makeFolder, type FolderLock } from './storage/data-folder.ts';
import { Storage } from './storage/storage.ts';

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly config: Config;
  readonly storage: Storage;
  readonly matches: Matches;
  readonly series: Series;
  readonly events: Events;
  readonly bots: BotPool;
  readonly administration: Administration;
  /** Housekeeping, which also happens by itself. */
  sweep(): Promise<void>;
  /** Resolves when everything that was accepted is on the disk and every socket is closed. */
  stop(): Promise<void>;
}

/** Starts a server. Settings not given have their defaults. */
export async function createServer(settings: Partial<Config> = {}): Promise<RunningServer> {
  const config: Config = { ...readConfig(), ...settings };
  hashWith(text => createHash('sha256').update(text).digest('hex'));
  const logger = pino({ level: config.LOG_LEVEL, base: { node: config.NODE_NAME } }, pino.destination({ fd: 2, sync: true }));
  let lock: FolderLock | null = null;
  let storage: Storage | null = null;
  try {
    if (!config.DATABASE_URL) {
      makeFolder(config.DATA_DIR);
      lock = lockFolder(config.DATA_DIR, config.NODE_NAME);
    }
    storage = await Storage.of(config);
    return await start(config, storage, logger, lock);
  } catch (error) {
    await storage?.close();
    lock?.release();
    throw error;
  }
}

async function start(given: Config, storage: Storage, logger: Logger, lock: FolderLock | null): Promise<RunningServer> {
  const parts = await putTogether(given, storage, logger);
  const { config } = parts;
  const { shared, heartbeat, matches, series, events, bots, administration } = parts;
  await shared?.clear();
  // On a full disk nobody can look for a game: there is nothing to clear.
  await parts.seeks.start().catch(() => undefined);
  await heartbeat.start();
  if (storage.log.fault !== null) logger.error({ what: 'the database can only be read', fault: storage.log.fault });
  const http = httpServer(parts);
  const port = await listen(http, config);
  const housekeeping = new Housekeeping(parts);
  let ended: Promise<void> | null = null;
  return {
    port,
    url: `http://${urlHost(config.HOST)}:${port}`,
    config,
    storage,
    matches,
    series,
    events,
    bots,
    administration,
    sweep: () => housekeeping.sweep(),
    stop: () => (ended ??= stop(parts, http, housekeeping).finally(() => lock?.release())),
  };
}

function httpServer(parts: Parts): Server {
  const { config, log, state, cluster, shared, gateway } = parts;
  const app = createApp({
    ...parts,
    files: new StaticFiles(config.WEB_DIR || join(rootFolder(), 'packages', 'web', 'dist')),
    unready: () => (state.stopping ? 'stopping' : (log.fault ?? shared?.unready ?? null)),
    playerChanged: player => cluster.wake(player, 'player'),
  });
  const http = createAdaptorServer({
    fetch: app.fetch,
    // For requests that name no host: a load balancer's HTTP/1.0 health check.
    hostname: 'localhost',
    createServer: createHttpServer,
    serverOptions: { maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  }) as Server;
  http.on('upgrade', gateway.upgrade);
  return http;
}

/** Sockets first, then bots and HTTP, then what is being written; the database last. */
async function stop(parts: Parts, http: Server, housekeeping: Housekeeping): Promise<void> {
  const { config, state, lobby, series, seeks, events, gateway, bots, matches, log, shared, bus, storage } = parts;
  state.stopping = true;
  if (config.DRAIN) await new Promise(done => setTimeout(done, config.DRAIN));
  const deadline = Date.now() + config.STOP_WITHIN;
  await housekeeping.stop();
  series.stop();
  await events.stop();
  lobby.stop();
  await seeks.stop();
  gateway.stop();
  await bots.stop();
  const closed = new Promise(done => http.close(done));
  http.closeIdleConnections();
  await Promise.race([closed, new Promise(done => setTimeout(done, Math.min(500, config.STOP_WITHIN)).unref())]);
  gateway.cut();
  http.closeAllConnections();
  await closed;
  await matches.stop(deadline);
  await log.beat(config.now());
  await shared?.leave().catch(() => undefined);
  await bus.close();
  await log.close();
  await storage.close();
}

const urlHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

function listen(http: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(PORT, HOST, () => resolve((http.address() as AddressInfo).port));
  });
}
