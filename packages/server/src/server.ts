/** The server put together: storage, matches, bots, HTTP and sockets; and how it starts and stops. */
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { pino, type Logger } from 'pino';
import { Administration } from './administration.ts';
import { BotCrew } from './bot-crew.ts';
import { Chat } from './chat.ts';
import { readConfig, type Config } from './config.ts';
import { Desk } from './desk.ts';
import { Gateway } from './gateway.ts';
import { createApp } from './http/app.ts';
import { StaticFiles } from './http/static-files.ts';
import { Limits } from './limits.ts';
import { Lobby } from './lobby.ts';
import { Matches } from './matches.ts';
import { Metrics } from './metrics.ts';
import { silentBus } from './neighbours/bus.ts';
import { Lookout } from './neighbours/lookout.ts';
import { ALONE, SharedNeighbours } from './neighbours/neighbours.ts';
import { Players } from './players.ts';
import { Pulse } from './pulse.ts';
import { Records } from './records.ts';
import { MatchStore } from './storage/match-store.ts';
import { Storage } from './storage/storage.ts';

const SWEEP_EVERY = 30_000;
const ACTS_SINCE = 60_000;

/** The repository's root, wherever this file was bundled to. */
export function rootFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'packages', 'web')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly config: Config;
  readonly storage: Storage;
  readonly matches: Matches;
  readonly crew: BotCrew;
  readonly administration: Administration;
  /** Housekeeping, which also happens by itself. */
  sweep(): Promise<void>;
  /** Resolves when everything that was accepted is on the disk and every socket is closed. */
  stop(): Promise<void>;
}

/** Starts a server. Anything not given has its usual value. */
export async function createServer(settings: Partial<Config> = {}): Promise<RunningServer> {
  const config: Config = { ...readConfig(), ...settings };
  const logger = pino({ level: config.LOG_LEVEL, base: { node: config.NODE_NAME } }, pino.destination({ fd: 2, sync: true }));
  const storage = await Storage.of(config);
  try {
    return await assemble(config, storage, logger);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function assemble(config: Config, storage: Storage, logger: Logger): Promise<RunningServer> {
  const { db, log } = storage;
  const root = rootFolder();
  const players = await Players.open(db, config);
  const store = new MatchStore(db);
  const records = new Records(store, storage);
  const crew = new BotCrew({
    file: config.BOT_WORKER || join(root, 'build', 'bot-worker.mjs'),
    threads: config.BOT_WORKERS,
    slack: config.BOT_SLACK,
  });
  const bus = config.REDIS_URL ? new (await import('./neighbours/redis-bus.ts')).RedisBus(config.REDIS_URL, config.NODE_NAME) : silentBus();
  const sharers = storage.shared ? new SharedNeighbours(storage, config, bus) : null;
  const neighbours = sharers ?? ALONE;
  const pulse = new Pulse(storage, config, sharers);
  let stopping = false;
  const note = (what: string, error: unknown, match?: string): void => {
    metrics.faults.inc();
    logger.error({
      what,
      ...(match !== undefined && { match }),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  };
  const matches: Matches = new Matches({
    config,
    log,
    store,
    neighbours,
    pulse,
    think(job) {
      metrics.thoughts.inc();
      return crew.think(job);
    },
    async finish(live) {
      await records.finish(live);
      lobby.changed();
      logger.info({ what: 'over', match: live.id, by: live.result?.by, rows: live.seq });
    },
    finishUnplayable: (stored, result, at) => records.finishUnplayable(stored, result, at),
    note(what, live, about) {
      if (what === 'row') metrics.inputs.inc();
      else if (what === 'refused') metrics.refusals.inc();
      else if (what === 'pickUp') {
        metrics.pickUps.observe(about as number);
        logger.debug({ what, match: live.id, rows: live.seq });
      } else if (what === 'conflict') {
        metrics.conflicts.inc();
        logger.debug({ what, match: live.id, row: live.seq });
      } else if (!stopping) note('match', about, live.id);
    },
  });
  const desk = new Desk(config, store, matches, neighbours);
  const lobby: Lobby = new Lobby(() => desk.lobby(), note);
  desk.onChange = () => lobby.changed();
  const limits = new Limits(config, storage);
  const chat = new Chat(db, config.now, match => neighbours.wake(match, 'chat'));
  const gateway: Gateway = new Gateway({ config, players, matches, desk, chat, lobby, limits, note }, neighbours);
  const metrics = new Metrics(config.NODE_NAME, {
    sockets: () => gateway.size,
    matches: () => matches.size,
    botJobs: () => crew.load,
    writable: () => log.fault === null,
    woken: () => (config.REDIS_URL ? bus.healthy : null),
    neighbours: () => sharers?.size ?? 1,
  });
  log.onCommit = ({ rows, seconds }) => metrics.commit(rows, seconds);
  log.onFault = fault =>
    fault === null ? logger.info('the database takes writes again') : logger.error({ what: 'the database takes no writes', fault });
  crew.onReplaced = why => {
    metrics.replaced.inc();
    logger.warn({ what: 'a bot thread was replaced', why });
  };
  const unready = (): string | null => (stopping ? 'stopping' : log.fault);
  const files = new StaticFiles(config.WEB_DIR || join(root, 'packages', 'web', 'dist'));
  const app = createApp({
    config,
    storage,
    players,
    desk,
    matches,
    records,
    limits,
    metrics,
    files,
    gateway: () => gateway,
    unready,
    note,
    playerChanged: player => neighbours.wake(player, 'player'),
  });

  await sharers?.clear();
  await pulse.start();
  const http = createAdaptorServer({
    fetch: app.fetch,
    // For those who name no host: a load balancer's HTTP/1.0 health check.
    hostname: 'localhost',
    createServer: createHttpServer,
    serverOptions: { maxHeaderSize: 16_384, requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  }) as Server;
  http.on('upgrade', gateway.upgrade);
  const port = await listen(http, config);

  const sweep = async (): Promise<void> => {
    await matches.sweep();
    await desk.sweep();
    await players.sweep();
    await limits.sweep();
    if (!sharers) return;
    await sharers.sweep(config.now());
    await gateway.recheck();
    await matches.wakeAll(() => stopping);
  };
  const administration = new Administration(storage, config.now);
  /** Clocks of servers differ a little: acts are looked for a while back, and each is noticed once. */
  const noticedFrom = config.now();
  let noticed = new Set<string>();
  /** What a keeper did, here or beside this server, takes effect on who and what is here. */
  const noticeActs = async (): Promise<void> => {
    const acts = await administration.acts(Math.max(noticedFrom, config.now() - ACTS_SINCE));
    const before = noticed;
    noticed = new Set(acts.map(({ id }) => id));
    for (const { id, what, about } of acts) {
      if (before.has(id)) continue;
      if (what === 'ban')
        for (const connection of gateway.of(about)) connection.fail('unauthorized', 'this player may not play here', { fatal: true });
      if (what !== 'closeTable') continue;
      matches.peek(about)?.catchUp();
      if (neighbours.keeps(about)) await matches.open(about);
      await desk.look(about);
    }
  };
  const trying =
    (what: string, doing: () => Promise<unknown>): (() => void) =>
    () =>
      void doing().catch((error: unknown) => {
        if (!stopping && log.fault === null) note(what, error);
      });
  const beat = setInterval(
    trying('heartbeat', async () => {
      await pulse.beat();
      await noticeActs();
    }),
    config.HEARTBEAT,
  );
  pulse.onOutage = () => matches.stoodStill();
  const sweeper = setInterval(trying('sweep', sweep), SWEEP_EVERY);
  const lookout = sharers && new Lookout({ config, bus, matches, desk, chat, gateway, metrics, trying });
  if (sharers) {
    sharers.onChange = trying('waking', () => matches.wakeAll(() => stopping));
    sharers.onForgotten = () => {
      matches.announce();
      gateway.announce();
    };
  }
  const waking = matches.wakeAll(() => stopping).catch((error: unknown) => note('waking', error));

  let ended: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping = true;
    if (config.DRAIN) await new Promise(done => setTimeout(done, config.DRAIN));
    const deadline = Date.now() + config.STOP_WITHIN;
    clearInterval(beat);
    clearInterval(sweeper);
    lookout?.stop();
    await waking;
    lobby.stop();
    gateway.stop();
    await crew.stop();
    const closed = new Promise(done => http.close(done));
    http.closeIdleConnections();
    await Promise.race([closed, new Promise(done => setTimeout(done, Math.min(500, config.STOP_WITHIN)).unref())]);
    gateway.cut();
    http.closeAllConnections();
    await closed;
    await matches.stop(deadline);
    await log.beat(config.now());
    await sharers?.leave().catch(() => undefined);
    await bus.close();
    await log.close();
    await storage.close();
  };
  return {
    port,
    url: `http://${urlHost(config.HOST)}:${port}`,
    config,
    storage,
    matches,
    crew,
    administration,
    sweep,
    stop: () => (ended ??= stop()),
  };
}

const urlHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

function listen(http: Server, { PORT, HOST }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(PORT, HOST, () => resolve((http.address() as AddressInfo).port));
  });
}
