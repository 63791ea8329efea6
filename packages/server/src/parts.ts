/** The server's parts, put together: nothing listens and no timer runs yet. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { Limits } from './accounts/limits.ts';
import { Players } from './accounts/players.ts';
import { Proofs } from './accounts/proofs.ts';
import { Administration } from './accounts/administration.ts';
import { BotPool } from './bots/bot-pool.ts';
import { silentBus, type Bus } from './cluster/bus.ts';
import { ALONE, SharedCluster } from './cluster/cluster.ts';
import { Heartbeat } from './cluster/heartbeat.ts';
import { SharedClock } from './cluster/shared-clock.ts';
import { Presence } from './club/presence.ts';
import { Profiles } from './club/profiles.ts';
import { Seeks } from './club/seeks.ts';
import type { Config } from './config.ts';
import { LastAddresses } from './http/last-address.ts';
import { Events } from './club/events.ts';
import { Moderation } from './club/moderation.ts';
import { Series } from './club/series.ts';
import { Lobby } from './lobby/lobby.ts';
import { Tables } from './lobby/tables.ts';
import { Chat } from './matches/chat.ts';
import { Matches } from './matches/matches.ts';
import { Records } from './matches/records.ts';
import { Metrics } from './metrics.ts';
import { rootFolder } from './root-folder.ts';
import { SteadyClock } from './steady-clock.ts';
import { Gateway } from './sockets/gateway.ts';
import type { Storage } from './storage/storage.ts';

export type Parts = Awaited<ReturnType<typeof putTogether>>;

const busFor = async ({ REDIS_URL, NODE_NAME }: Config): Promise<Bus> =>
  REDIS_URL ? new (await import('./cluster/redis-bus.ts')).RedisBus(REDIS_URL, NODE_NAME) : silentBus();

/** A clock that was set back a little while no server was there: what is in the log would be in the future. */
const SET_BACK = 600_000;

async function afterLastBeat(storage: Storage, now: () => number): Promise<() => number> {
  const beat = (await storage.outages.lastBeat()) ?? 0;
  return beat > now() && beat - now() <= SET_BACK ? new SteadyClock(now, undefined, beat).now : now;
}

export async function putTogether(given: Config, storage: Storage, logger: Logger) {
  const clock = storage.shared ? new SharedClock(storage.nodes, given.now) : null;
  const config = { ...given, now: clock?.now ?? (await afterLastBeat(storage, given.now)) };
  const unsafe = storage.shared ? await storage.nodes.unsafeSettings() : [];
  if (clock)
    clock.onSkew = skew => logger.error({ what: 'the clock of this machine differs from the database’s, which is followed', skew });
  await clock?.look();
  if (unsafe.length) logger.error({ what: 'the database may lose what was acknowledged', unsafe });
  const { log } = storage;
  const state = { stopping: false };
  const players = await Players.open(storage.players, config);
  const proofs = new Proofs(storage.proofs, config);
  const addresses = new LastAddresses();
  const bots = new BotPool({
    file: config.BOT_WORKER || join(rootFolder(), 'build', 'bot-worker.mjs'),
    threads: config.BOT_WORKERS,
    slack: config.BOT_SLACK,
    budget: { player: config.BOT_SECONDS_PER_HOUR * 1_000, address: config.BOT_SECONDS_PER_HOUR * 4_000 },
    addressOf: player => addresses.of(player),
  });
  const bus = await busFor(config);
  /** Null: no other server can use this database. */
  const shared = storage.shared ? new SharedCluster(storage, config, bus) : null;
  const cluster = shared ?? ALONE;
  const heartbeat = new Heartbeat(storage, config, shared, clock);
  const records = new Records(storage, config.now);
  const metrics: Metrics = new Metrics(config.NODE_NAME, {
    sockets: () => gateway.size,
    matches: () => matches.size,
    botJobs: () => bots.load,
    writable: () => log.fault === null,
    woken: () => (config.REDIS_URL ? bus.healthy : null),
    nodes: () => shared?.size ?? 1,
    clockSkew: () => (clock?.skew ?? 0) / 1000,
    unsafeSettings: () => unsafe.length,
  });
  const note = (what: string, error: unknown, match?: string): void => {
    metrics.faults.inc();
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    logger.error({ what, ...(match !== undefined && { match }), error: text });
  };
  const matches: Matches = new Matches({
    config,
    log,
    store: storage.matches,
    bots: {
      think(job, player) {
        metrics.thoughts.inc();
        return bots.think(job, player);
      },
    },
    cluster,
    heartbeat,
    async finish(host) {
      await records.finish(host);
      tables.listChanged();
      records.forget();
      await series.gameOver(host.id);
      logger.info({ what: 'over', match: host.id, by: host.result?.by, rows: host.seq });
    },
    async finishUnplayable(stored, result, at) {
      await records.finishUnplayable(stored, result, at);
      await series.gameOver(stored.header.match);
    },
    report(what, match, about) {
      if (what === 'row') metrics.inputs.inc();
      else if (what === 'refused') metrics.refusals.inc();
      else if (what === 'pickUp') {
        metrics.pickUps.observe(about as number);
        logger.debug({ what, match, rows: matches.peek(match)?.seq });
      } else if (what === 'conflict') {
        metrics.conflicts.inc();
        logger.debug({ what, match, row: matches.peek(match)?.seq });
      } else if (!state.stopping) note('match', about, match);
    },
  });
  const tables: Tables = new Tables({ config, storage, matches, cluster });
  const seeks = new Seeks({
    config,
    storage,
    tables,
    note(what, error) {
      if (!state.stopping && log.fault === null) note(what, error);
    },
  });
  const presence: Presence = new Presence({
    config,
    store: storage.presence,
    cluster,
    here: () => gateway.here(),
    looking: () => seeks.count(),
    watching: match => matches.peek(match)?.audiences.get('spectator')?.size ?? 0,
  });
  const profiles = new Profiles(storage, config, async player => (await presence.hereAmong([player])).has(player));
  const lobby: Lobby = new Lobby({ list: async () => presence.seen(await tables.lobby()), people: () => presence.people() }, note);
  const series: Series = new Series({ config, storage, matches, tables, note });
  const events = new Events({
    config,
    storage,
    matches,
    series,
    pairing: config.PAIRING_WORKER || join(rootFolder(), 'build', 'pairing-worker.mjs'),
    note,
  });
  series.onOver = ({ event }) => void (event && events.seriesOver(event.event));
  tables.onChange = () => lobby.changed();
  const limits = new Limits(config, storage);
  const chat = new Chat(storage.chat, config.now, match => cluster.wake(match, 'chat'));
  const gateway: Gateway = new Gateway({ config, players, matches, tables, chat, lobby, seeks, limits, addresses, note }, cluster);
  const administration = new Administration(storage, config.now);
  const moderation = new Moderation({
    storage,
    administration,
    now: config.now,
    playerChanged(player) {
      // The server that notes an act takes care of the banned and for closed tables within a heartbeat; the rest is told at once.
      gateway.recheck(player).catch((error: unknown) => note('moderation', error));
      cluster.wake(player, 'player');
    },
  });
  log.onCommit = ({ rows, seconds }) => metrics.commit(rows, seconds);
  log.onFault = fault =>
    fault === null ? logger.info('the database takes writes again') : logger.error({ what: 'the database takes no writes', fault });
  bots.onReplaced = why => {
    metrics.replaced.inc();
    logger.warn({ what: 'a bot thread was replaced', why });
  };
  if (shared) shared.onTwin = () => logger.error({ what: 'another server has the same NODE_NAME', node: config.NODE_NAME });
  heartbeat.onOutage = () => matches.stoodStill();
  return {
    config,
    storage,
    log,
    state,
    players,
    proofs,
    addresses,
    bots,
    bus,
    shared,
    cluster,
    heartbeat,
    records,
    metrics,
    note,
    matches,
    tables,
    series,
    events,
    lobby,
    limits,
    chat,
    presence,
    profiles,
    seeks,
    gateway,
    administration,
    moderation,
  };
}
