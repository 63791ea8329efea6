/** Everything that can be set from outside. Each setting is an environment variable; docs/operations.md lists them. */
import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { resolve } from 'node:path';
import type { AnyGame } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { SteadyClock } from './steady-clock.ts';
import { MIGRATIONS, type Migrations } from './storage/migrations.ts';

/** A setting that cannot be what it was set to: one line for the person who starts the server. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

interface Setting<T> {
  readonly preset: T;
  read(text: string, name: string): T;
}

const wrong = (name: string, wanted: string, text: string): never => {
  throw new ConfigError(`${name} must be ${wanted}, not "${text}"`);
};
const whole = (preset: number, min: number, max: number): Setting<number> => ({
  preset,
  read: (text, name) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max
      ? Number(text)
      : wrong(name, `a whole number from ${min} to ${max}`, text),
});
const flag = (preset: boolean): Setting<boolean> => ({
  preset,
  read: (text, name) => (text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : wrong(name, '1 or 0', text)),
});
const words = (preset: string): Setting<string> => ({ preset, read: text => text });
const oneOf = <const T extends string>(values: readonly T[], preset: NoInfer<T>): Setting<T> => ({
  preset,
  read: (text, name) => (values.includes(text as T) ? (text as T) : wrong(name, `one of ${values.join(', ')}`, text)),
});

const DAY = 86_400_000;

/** One for the whole process: it must not go back between two servers of it either. */
const CLOCK = new SteadyClock();

/** By environment variable. Times are in milliseconds. */
export const SETTINGS = {
  PORT: whole(4680, 0, 65_535),
  HOST: words('0.0.0.0'),
  DATA_DIR: words('./data'),
  DATABASE_URL: words(''),
  DATABASE_POOL: whole(10, 2, 1_000),
  REDIS_URL: words(''),
  NODE_NAME: words(''),
  POLL_EVERY: whole(250, 10, 60_000),
  POLL_SLOWLY: whole(5_000, 10, 600_000),
  WEB_DIR: words(''),
  PUBLIC_URL: words(''),
  ALLOWED_ORIGINS: words(''),
  TRUST_PROXY: flag(false),
  SESSION_SECRET: words(''),
  SECRETS_KEY: words(''),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'info'),
  METRICS_TOKEN: words(''),

  BOT_WORKER: words(''),
  // Two at least: where there is one, a bot of champion level keeps it for two seconds.
  BOT_WORKERS: whole(Math.max(2, Math.min(4, availableParallelism() - 1)), 1, 64),
  BOT_PACE: whole(500, 0, 60_000),
  BOT_SLACK: whole(3_000, 50, 60_000),
  BOT_SECONDS_PER_HOUR: whole(1_800, 1, 1_000_000),
  PAIRING_WORKER: words(''),

  SNAPSHOT_EVERY: whole(100, 1, 10_000),
  HEARTBEAT: whole(2_000, 50, 60_000),
  IDLE_AFTER: whole(300_000, 100, DAY),
  STOP_WITHIN: whole(10_000, 100, 600_000),
  DRAIN: whole(0, 0, 600_000),

  PASS_DELAY: whole(400, 0, 10_000),
  PAUSE_LIMIT: whole(DAY, 0, 30 * DAY),
  ABSENCE_GRACE: whole(300_000, 100, DAY),
  CLAIM_AFTER: whole(900_000, 1_000, 30 * DAY),
  OPEN_TABLE_LIFE: whole(DAY, 1_000, 30 * DAY),
  GUEST_LIFE: whole(30 * DAY, 1_000, 3_650 * DAY),
  ABANDONED_AFTER: whole(60 * DAY, 1_000, 3_650 * DAY),
  SESSION_LIFE: whole(180 * DAY, 60_000, 3_650 * DAY),

  HELLO_WITHIN: whole(10_000, 50, 600_000),
  PING_EVERY: whole(25_000, 50, 600_000),
  SOCKET_BUFFER: whole(1_000_000, 10_000, 1_000_000_000),
  SOCKETS_PER_PLAYER: whole(20, 1, 100_000),
  SOCKETS_PER_ADDRESS: whole(100, 1, 1_000_000),
  CONNECTS_PER_MINUTE: whole(120, 1, 1_000_000),
  MESSAGES_PER_SECOND: whole(20, 1, 1_000_000),
  REQUESTS_PER_MINUTE: whole(600, 1, 10_000_000),
  SIGN_INS_PER_HOUR: whole(20, 1, 1_000_000),
  GUESTS_PER_HOUR: whole(60, 1, 10_000_000),
  TOKENS_PER_PLAYER: whole(20, 1, 1_000_000),
  TABLES_PER_HOUR: whole(60, 1, 1_000_000),
  TABLES_PER_PLAYER: whole(30, 1, 1_000_000),
  CHATS_PER_MINUTE: whole(20, 1, 1_000_000),
  HINTS_PER_MINUTE: whole(10, 1, 1_000_000),
  RECORDS_PER_MINUTE: whole(60, 1, 1_000_000),
  ASIDES_PER_HOUR: whole(600, 1, 1_000_000),
  ASIDES_PER_MATCH: whole(500, 1, 1_000_000),
  ROWS_PER_HOUR: whole(10_000, 1, 1_000_000_000),
  SYNCS_PER_MINUTE: whole(60, 1, 1_000_000),
  LEFT_PER_HOUR: whole(30, 1, 1_000_000),
  DECKS_PER_PLAYER: whole(500, 1, 1_000_000),
  CARDS_PER_PLAYER: whole(10_000, 1, 10_000_000),
} as const satisfies Record<string, Setting<unknown>>;

type Settings = { readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name] extends Setting<infer T> ? T : never };

/** A game that can be played here, and its earlier rules for matches that began with them. */
export interface Offered {
  readonly id: string;
  readonly game: AnyGame;
  readonly kept?: { readonly [version: number]: () => Promise<{ readonly game: AnyGame }> };
}

/** The game by the rules of this version; null when they are not here. */
export async function gameOf({ games }: Pick<Config, 'games'>, id: string, version: number): Promise<AnyGame | null> {
  const offered = games.find(each => each.id === id);
  if (!offered || offered.game.module.version === version) return offered?.game ?? null;
  return (await offered.kept?.[version]?.())?.game ?? null;
}

export interface Config extends Settings {
  readonly games: readonly Offered[];
  /** The table's clock; tests bring their own. */
  readonly now: () => number;
  /** How the database came to be; tests bring a release that is to come. */
  readonly migrations: Migrations;
}

/** Reads the environment; what is not set has its usual value. */
export function readConfig(env: { readonly [name: string]: string | undefined } = {}): Config {
  const settings: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS) as [string, Setting<unknown>][]) {
    const text = env[name];
    settings[name] = text === undefined || text === '' ? setting.preset : setting.read(text, name);
  }
  const config = settings as unknown as Settings;
  if (config.PUBLIC_URL && !URL.canParse(config.PUBLIC_URL))
    wrong('PUBLIC_URL', 'an address like https://play.example.org', config.PUBLIC_URL);
  if (/\s/.test(config.NODE_NAME)) wrong('NODE_NAME', 'a name without spaces', config.NODE_NAME);
  if (config.SECRETS_KEY && config.SECRETS_KEY.length < 32) throw new ConfigError('SECRETS_KEY must have 32 characters or more');
  // Addresses of databases hold passwords: they are not said again.
  if (config.DATABASE_URL && !/^postgres(ql)?:\/\//.test(config.DATABASE_URL))
    throw new ConfigError('DATABASE_URL must be an address like postgres://name:password@host/database');
  if (config.REDIS_URL && !/^rediss?:\/\//.test(config.REDIS_URL))
    throw new ConfigError('REDIS_URL must be an address like redis://host:6379');
  if (config.REDIS_URL && !config.DATABASE_URL)
    throw new ConfigError('REDIS_URL is for servers that share a database: set DATABASE_URL, too');
  const name = config.NODE_NAME || `${hostname()}-${randomBytes(3).toString('hex')}`;
  return { ...config, DATA_DIR: resolve(config.DATA_DIR), NODE_NAME: name, games: GAMES, now: CLOCK.now, migrations: MIGRATIONS };
}
