/** The table host's ports on a server: the database, the bot pool, one timer for all matches, sockets, and other servers. */
import { adviceFrom, BUDGETS, levelNamed } from '@kolbiste/bots';
import { NOBODY_ELSEWHERE, type HostSettings, type Log, type Owner, type Ports } from '@kolbiste/table';
import type { BotPool } from '../bots/bot-pool.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Heartbeat } from '../cluster/heartbeat.ts';
import { gameOf, type Config } from '../config.ts';
import { newToken } from '../ids.ts';
import { frameOf } from '../sockets/frame.ts';
import type { InputLog } from '../storage/input-log.ts';
import { packedPiece, type MatchStore, type StoredMatch } from '../storage/match-store.ts';
import type { Alarms } from './alarms.ts';

export interface HostingDependencies {
  readonly config: Config;
  readonly log: InputLog;
  readonly store: MatchStore;
  readonly bots: Pick<BotPool, 'think'>;
  readonly cluster: Cluster;
  readonly heartbeat: Pick<Heartbeat, 'isFresh' | 'beat'>;
}

export const portsOf = (deps: HostingDependencies, alarms: Alarms, owner: Owner): Ports => ({
  log: logOf(deps),
  bots: botsOf(deps, ''),
  clock: {
    now: deps.config.now,
    wake: (match, at) => alarms.set(match, at),
    sleep: ms => new Promise(done => setTimeout(done, ms)),
    isFresh: now => deps.heartbeat.isFresh(now),
    refresh: () => deps.heartbeat.beat(),
  },
  audiences: { frame: frameOf },
  cluster: {
    shared: deps.cluster.shared,
    wake: match => deps.cluster.wake(match, 'row'),
    present: (match, here) => deps.cluster.present(match, here),
    elsewhere: async match => (await deps.cluster.elsewhere([match])).get(match) ?? NOBODY_ELSEWHERE,
  },
  owner,
});

const logOf = ({ log, store }: HostingDependencies): Log => ({
  get fault() {
    return log.fault;
  },
  keepsSaved: log.keepsSaved,
  append: (match, row, saved) =>
    log.append(
      match,
      row,
      saved && { n: row.n, version: saved.state.version, data: JSON.stringify(saved.state.data), learned: packedPiece(saved.learned) },
    ),
  load: match => store.load(match),
  rows: (match, after) => store.rows(match, after),
  keep: (match, piece) => store.keep(match, piece),
  learned: (match, viewer, after, upTo) => store.learned(match, viewer, after, upTo),
  outagesAfter: at => store.outagesAfter(at),
});

/** `player`: who made the table. Its bots think in their share of the threads. */
export const botsOf = ({ config, bots }: HostingDependencies, player: string): Ports['bots'] => ({
  pace: config.BOT_PACE,
  think: job => bots.think({ ...job, level: levelNamed(job.level) }, player),
  async advise(job) {
    const game = await gameOf(config, job.game, job.version);
    return adviceFrom(game!, await bots.think({ ...job, level: 'knight', advises: true }, player));
  },
  patience: level => BUDGETS[levelNamed(level)].milliseconds + config.BOT_SLACK + config.BOT_PACE,
  newSeed: newToken,
});

export const hostSettings = ({ settings: { spectators, spectatorDelay }, players }: StoredMatch, config: Config): HostSettings => ({
  spectators,
  spectatorDelay,
  snapshotEvery: config.SNAPSHOT_EVERY,
  absenceGrace: config.ABSENCE_GRACE,
  claimAfter: config.CLAIM_AFTER,
  device: null,
  onlyBots: players.every(player => player === null),
});
