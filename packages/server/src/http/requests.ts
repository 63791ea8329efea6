/** Reading requests: who asks, and what the body says. */
import type { HttpBindings } from '@hono/node-server';
import { LIMITS, parseBody, type Parsed, type Player } from '@kolbiste/protocol';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Limits } from '../accounts/limits.ts';
import type { Identity, Players } from '../accounts/players.ts';
import type { Proofs } from '../accounts/proofs.ts';
import type { Presence } from '../club/presence.ts';
import type { Profiles } from '../club/profiles.ts';
import type { Events } from '../club/events.ts';
import type { Config } from '../config.ts';
import type { Moderation } from '../club/moderation.ts';
import type { Series } from '../club/series.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Matches } from '../matches/matches.ts';
import type { Records } from '../matches/records.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import type { Gateway } from '../sockets/gateway.ts';
import type { Storage } from '../storage/storage.ts';
import { addressOf } from './address.ts';
import { cookieIn } from './session.ts';
import type { LastAddresses } from './last-address.ts';
import type { StaticFiles } from './static-files.ts';

export interface AppDependencies {
  readonly config: Config;
  readonly storage: Storage;
  readonly players: Players;
  readonly proofs: Proofs;
  readonly tables: Tables;
  readonly series: Series;
  readonly moderation: Moderation;
  readonly matches: Matches;
  readonly records: Records;
  readonly events: Events;
  readonly limits: Limits;
  readonly presence: Presence;
  readonly profiles: Profiles;
  readonly addresses: LastAddresses;
  readonly metrics: Metrics;
  readonly files: StaticFiles;
  readonly gateway: Gateway;
  /** Why the server takes nothing just now, or null. */
  unready(): string | null;
  note(what: string, error: unknown): void;
  /** A player's sessions or mutes changed: it takes effect wherever they are connected. */
  playerChanged(player: string): void;
}

export type Env = { Bindings: HttpBindings };
export type App = Hono<Env>;
export type Ctx = Context<Env>;

export const text = (max: number) => v.pipe(v.string(), v.regex(/^[^\0]*$/), v.trim(), v.minLength(1), v.maxLength(max));
export const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats));

export function read<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Problem(parsed.code === 'tooLarge' ? 'tooLarge' : 'malformed', parsed.text);
  return parsed.message;
}
export const bodyOf = async <T>(c: Ctx, body: v.GenericSchema<unknown, T>): Promise<T> =>
  read(parseBody((await c.req.text()) || '{}', body));

export const addressIn = (c: Ctx, config: Config): string => addressOf(c.env.incoming, config);

type IdentityDependencies = Pick<AppDependencies, 'players' | 'config'>;

/** Who asks: by token, or by cookie; null when nobody. */
export function known(c: Ctx, { players, config }: IdentityDependencies): Promise<Identity | null> {
  const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  return bearer === undefined ? players.byCookie(cookieIn(c.env.incoming, config, 'kolbiste')) : players.byToken(bearer);
}
export async function who(c: Ctx, deps: IdentityDependencies): Promise<Identity> {
  const identity = await known(c, deps);
  if (!identity) throw new Problem('unauthorized', 'become a guest first (POST /api/guest), sign in, or bring a token');
  return identity;
}
/** The same for one who wants a table: the bots there think in the share of their address. */
export async function tableMaker(c: Ctx, deps: Pick<AppDependencies, 'players' | 'addresses' | 'config' | 'limits'>): Promise<Identity> {
  const identity = await who(c, deps);
  deps.addresses.note(identity.player, addressIn(c, deps.config));
  await deps.limits.assert('table', identity.player);
  return identity;
}
/** What a program's token may not do. */
export async function inBrowser(c: Ctx, deps: IdentityDependencies): Promise<Identity> {
  const identity = await who(c, deps);
  if (identity.kind === 'token') throw new Problem('notAllowed', 'a token cannot do this');
  return identity;
}
export const publicly = ({ player, name, guest }: Player): Player => ({ player, name, guest });
