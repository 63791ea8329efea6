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
import { Matches } from './matches.ts';
import { Metrics } from './metrics.ts';
import { Players } from './players.ts';
import { Records } from './records.ts';
import { MatchStore } from './storage/match-store.ts';
import { Storage } from './storage/storage.ts';

/** How much later than planned a heartbeat may come before it means that the whole process stood still. */
const STANDSTILL = 5_000;
const SWEEP_EVERY = 30_000;

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
  const logger = pino({ level: config.LOG_LEVEL, base: null }, pino.destination({ fd: 2, sync: true }));
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
  let stopping = false;
  const note = (what: string, error: unknown): void => {
    metrics.faults.inc();
    logger.error({ what, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  };
  const matches: Matches = new Matches({
    config,
    log,
    store,
    think: job => crew.think(job),
    finish: live => records.finish(live),
    finishUnplayable: (stored, result, at) => records.finishUnplayable(stored, result, at),
    note(what, live, error) {
      if (what === 'row') metrics.inputs.inc();
      else if (what === 'refused') metrics.refusals.inc();
      else if (what === 'conflict') metrics.conflicts.inc();
      else if (!stopping) note(`match ${live.id}`, error);
    },
  });
  const desk = new Desk(config, store, matches);
  const limits = new Limits(config, storage);
  const gateway: Gateway = new Gateway({ config, players, matches, desk, chat: new Chat(db, config.now), limits, note });
  const metrics = new Metrics({
    sockets: () => gateway.size,
    matches: () => matches.size,
    botJobs: () => crew.load,
    writable: () => log.fault === null,
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
  });

  await noteOutage(storage, config.now());
  const http = createAdaptorServer({
    fetch: app.fetch,
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
  };
  const administration = new Administration(storage, config.now);
  let noticed = config.now();
  /** What a keeper did, here or beside this server, takes effect on who and what is here. */
  const noticeActs = async (): Promise<void> => {
    for (const { what, about, at } of await administration.acts(noticed)) {
      noticed = Math.max(noticed, at);
      if (what === 'ban')
        for (const connection of gateway.of(about)) connection.fail('unauthorized', 'this player may not play here', { fatal: true });
      if (what !== 'closeTable') continue;
      matches.peek(about)?.catchUp();
      desk.closed(about);
    }
  };
  let beatAt = config.now();
  const beat = setInterval(() => {
    const now = config.now();
    const stood = now - beatAt - config.HEARTBEAT;
    beatAt = now;
    if (stood > STANDSTILL) matches.stoodStill(stood);
    void log.beat(now);
    void noticeActs().catch((error: unknown) => note('acts', error));
  }, config.HEARTBEAT);
  const sweeper = setInterval(() => void sweep().catch((error: unknown) => note('sweep', error)), SWEEP_EVERY);
  const waking = matches.wakeAll(() => stopping).catch((error: unknown) => note('waking', error));

  let ended: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping = true;
    const deadline = Date.now() + config.STOP_WITHIN;
    clearInterval(beat);
    clearInterval(sweeper);
    await waking;
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

/** No server was there since the last heartbeat: no clock ran. */
async function noteOutage({ db, log }: Storage, now: number): Promise<void> {
  const alive = await db.selectFrom('setting').select('value').where('name', '=', 'alive').executeTakeFirst();
  const began = Number(alive?.value ?? now);
  if (began < now)
    await db
      .insertInto('outage')
      .values({ began, ended: now })
      .onConflict(on => on.doNothing())
      .execute();
  await log.beat(now);
}
