/** The HTTP side: who one is, tables, records, and the page itself. docs/protocol.md describes every path. */
import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { LEVELS } from '@kolbiste/bots';
import { LIMITS, parseBody, parseCreateTable, parseQuickMatch, type GameInfo, type Parsed, type Player } from '@kolbiste/protocol';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { addressOf, cookieOf, isSecure, originAllowed } from '../address.ts';
import type { Config } from '../config.ts';
import type { Desk } from '../desk.ts';
import { deletePlayer, exportPlayer } from '../farewell.ts';
import type { Gateway } from '../gateway.ts';
import { newId } from '../ids.ts';
import type { Limits } from '../limits.ts';
import type { Matches } from '../matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Identity, Players } from '../players.ts';
import { Problem } from '../problem.ts';
import { ladder, ratingsOf } from '../ratings.ts';
import type { Records } from '../records.ts';
import { passes } from '../storage/shared-log.ts';
import type { Storage } from '../storage/storage.ts';
import { HEADERS, HSTS } from './headers.ts';
import { COOKIE, cookieHeader } from './session.ts';
import type { StaticFiles } from './static-files.ts';

export interface AppAround {
  readonly config: Config;
  readonly storage: Storage;
  readonly players: Players;
  readonly desk: Desk;
  readonly matches: Matches;
  readonly records: Records;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly files: StaticFiles;
  gateway(): Gateway;
  /** Why the server takes nothing just now, or null. */
  unready(): string | null;
  note(what: string, error: unknown): void;
  /** A player's sessions or mutes are others now: wherever he is connected, that takes effect. */
  playerChanged(player: string): void;
}

type Env = { Bindings: HttpBindings };
type Ctx = Context<Env>;

const name = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Cf}]+$/u, 'a name has no control characters'),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.nameLength),
);
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const text = (max: number) => v.pipe(v.string(), v.regex(/^[^\0]*$/), v.trim(), v.minLength(1), v.maxLength(max));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats));
const chatNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const BODIES = {
  account: v.object({ name, password }),
  signIn: v.object({ name: text(LIMITS.nameLength), password: v.pipe(v.string(), v.maxLength(200)) }),
  rename: v.object({ name }),
  password: v.object({ old: v.pipe(v.string(), v.maxLength(200)), password }),
  farewell: v.object({ password: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) }),
  token: v.object({ label: text(LIMITS.nameLength) }),
  sit: v.object({ seat: v.exactOptional(seatNumber), invite: v.exactOptional(text(LIMITS.idLength)) }),
  mute: v.object({ seat: v.exactOptional(seatNumber), chat: v.exactOptional(chatNumber), on: v.boolean() }),
  report: v.object({ seat: v.exactOptional(seatNumber), chat: v.exactOptional(chatNumber), text: text(1_000) }),
};
const search = v.object({
  player: v.exactOptional(text(LIMITS.idLength)),
  against: v.exactOptional(text(LIMITS.idLength)),
  game: v.exactOptional(text(LIMITS.idLength)),
  name: v.exactOptional(text(LIMITS.nameLength)),
  before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  limit: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
});

function read<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Problem(parsed.code === 'tooLarge' ? 'tooLarge' : 'malformed', parsed.text);
  return parsed.message;
}
const bodyOf = async <T>(c: Ctx, body: v.GenericSchema<unknown, T>): Promise<T> => read(parseBody((await c.req.text()) || '{}', body));
const isText = (c: Ctx): string => (c.req.header('user-agent') ?? '').slice(0, 120) || 'unknown';

export function createApp(around: AppAround): Hono<Env> {
  const { config, players, desk, records, limits, storage } = around;
  const app = new Hono<Env>();
  const addressIn = (c: Ctx): string => addressOf(c.env.incoming, config);

  /** Who asks: by token, or by cookie. */
  const known = async (c: Ctx): Promise<Identity | null> => {
    const bearer = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    return bearer === undefined ? players.byCookie(cookieOf(c.env.incoming, COOKIE)) : players.byToken(bearer);
  };
  const who = async (c: Ctx): Promise<Identity> => {
    const identity = await known(c);
    if (!identity) throw new Problem('unauthorized', 'become a guest first (POST /api/guest), sign in, or bring a token');
    return identity;
  };
  const inBrowser = async (c: Ctx): Promise<Identity> => {
    const identity = await who(c);
    if (identity.kind === 'token') throw new Problem('notAllowed', 'a token cannot do this');
    return identity;
  };
  const keepCookie = (c: Ctx, value: string): void => {
    c.header('set-cookie', cookieHeader(value, { maxAge: config.SESSION_LIFE, secure: isSecure(c.env.incoming, config) }));
  };
  const publicly = ({ player, name, guest }: Player): Player => ({ player, name, guest });

  app.use(async (c, next) => {
    const began = performance.now();
    for (const [header, value] of HEADERS) c.header(header, value);
    if (isSecure(c.env.incoming, config)) c.header(...HSTS);
    await next();
    around.metrics.request(c.req.method, c.res.status, (performance.now() - began) / 1000);
  });

  app.onError((error, c) => {
    const problem = error instanceof Problem ? error : asProblem(error);
    if (problem.code === 'internal') around.note(`${c.req.method} ${c.req.path}`, error);
    for (const [header, value] of HEADERS) c.header(header, value);
    c.header('cache-control', 'no-store');
    return c.json(problem.body, problem.status);
  });

  // -- for machines ----------------------------------------------------------------------------------------------------------

  app.get('/healthz', c => c.json({ ok: true }));
  app.get('/readyz', c => {
    const why = around.unready();
    return why === null ? c.json({ ok: true }) : c.json({ ok: false, why }, 503);
  });
  app.get('/metrics', async c => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${config.METRICS_TOKEN}`);
    const local = /^(127\.|::1$|::ffff:127\.)/.test(addressIn(c));
    const allowed = config.METRICS_TOKEN ? given.length === right.length && timingSafeEqual(given, right) : local;
    if (!allowed) throw new Problem('notAllowed', 'metrics are for the keeper of this server');
    return c.text(await around.metrics.text(), 200, { 'content-type': around.metrics.type });
  });

  // -- every request of the API ------------------------------------------------------------------------------------------------

  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await limits.assert('request', addressIn(c));
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      if (!originAllowed(c.env.incoming, config)) throw new Problem('origin', 'this page is not ours');
      const type = c.req.header('content-type');
      if (type !== undefined && !/^application\/json\b/.test(type)) throw new Problem('malformed', 'a body is JSON');
    }
    await next();
  });
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: LIMITS.bodyBytes,
      onError: () => {
        throw new Problem('tooLarge', `a body has at most ${LIMITS.bodyBytes} bytes`);
      },
    }),
  );

  app.get('/api/games', c =>
    c.json(
      config.games.map(({ id, game: { module } }): GameInfo => ({
        game: id,
        version: module.version,
        seats: module.seats,
        fields: module.options.fields,
        botLevels: LEVELS,
      })),
    ),
  );

  // -- who one is ----------------------------------------------------------------------------------------------------------------

  app.get('/api/me', async c => c.json(publicly(await who(c))));
  app.post('/api/guest', async c => {
    const identity = await known(c);
    if (identity) return c.json(publicly(identity));
    await limits.assert('guest', addressIn(c));
    const guest = await players.newGuest(isText(c));
    keepCookie(c, guest.cookie);
    return c.json(publicly(guest.identity), 201);
  });
  app.patch('/api/me', async c => c.json(await players.rename(await inBrowser(c), (await bodyOf(c, BODIES.rename)).name)));
  app.post('/api/account', async c => {
    const wish = await bodyOf(c, BODIES.account);
    await limits.assert('signIn', addressIn(c));
    return c.json(await players.makeAccount(await inBrowser(c), wish.name, wish.password), 201);
  });
  app.post('/api/sign-in', async c => {
    const wish = await bodyOf(c, BODIES.signIn);
    await limits.assert('signIn', addressIn(c));
    await limits.assert('signIn', `name ${wish.name.toLowerCase()}`);
    const { identity, cookie } = await players.signIn(wish.name, wish.password, isText(c));
    keepCookie(c, cookie);
    return c.json(publicly(identity));
  });
  const endSession = async (c: Ctx, identity: Identity, session: string): Promise<void> => {
    await players.revoke(identity, session);
    for (const connection of around.gateway().of(identity.player, session))
      connection.fail('unauthorized', 'this session has ended', { fatal: true });
    around.playerChanged(identity.player);
    if (session === identity.session) c.header('set-cookie', cookieHeader('', { maxAge: 0, secure: isSecure(c.env.incoming, config) }));
  };
  app.post('/api/sign-out', async c => {
    const identity = await inBrowser(c);
    await endSession(c, identity, identity.session);
    return c.json({ ok: true });
  });
  app.post('/api/password', async c => {
    const identity = await inBrowser(c);
    const wish = await bodyOf(c, BODIES.password);
    await limits.assert('signIn', identity.player);
    await players.changePassword(identity, wish.old, wish.password);
    for (const connection of around.gateway().of(identity.player))
      if (connection.identity?.kind === 'browser' && connection.identity.session !== identity.session)
        connection.fail('unauthorized', 'this session has ended', { fatal: true });
    around.playerChanged(identity.player);
    return c.json({ ok: true });
  });
  app.get('/api/sessions', async c => c.json(await players.sessions(await inBrowser(c))));
  app.delete('/api/sessions/:session', async c => {
    await endSession(c, await inBrowser(c), c.req.param('session'));
    return c.json({ ok: true });
  });
  app.post('/api/tokens', async c => c.json(await players.newToken(await inBrowser(c), (await bodyOf(c, BODIES.token)).label), 201));
  app.get('/api/export', async c => {
    const identity = await inBrowser(c);
    c.header('content-disposition', 'attachment; filename="kolbiste.json"');
    return c.json(await exportPlayer(storage.db, identity.player));
  });
  app.delete('/api/account', async c => {
    const identity = await inBrowser(c);
    const given = await bodyOf(c, BODIES.farewell);
    await limits.assert('signIn', identity.player);
    if (!identity.guest && !(await players.isPassword(identity.player, given.password ?? '')))
      throw new Problem('unauthorized', 'the password is wrong');
    await deletePlayer(storage.db, around.matches, config, identity.player);
    for (const connection of around.gateway().of(identity.player)) connection.fail('unauthorized', 'this account is gone', { fatal: true });
    around.playerChanged(identity.player);
    c.header('set-cookie', cookieHeader('', { maxAge: 0, secure: isSecure(c.env.incoming, config) }));
    return c.json({ ok: true });
  });

  // -- tables --------------------------------------------------------------------------------------------------------------------

  app.get('/api/lobby', async c => c.json(await desk.lobby()));
  // Whoever is nobody yet has no tables: no fault.
  app.get('/api/tables', async c => {
    const identity = await known(c);
    return c.json(identity ? await desk.mine(identity.player) : []);
  });
  app.post('/api/tables', async c => {
    const identity = await who(c);
    const wish = read(parseCreateTable(await c.req.text()));
    await limits.assert('table', identity.player);
    return c.json(await desk.create(identity, wish), 201);
  });
  app.get('/api/tables/:match', async c => c.json(await desk.entry(c.req.param('match'))));
  app.delete('/api/tables/:match', async c => {
    await desk.close(c.req.param('match'), (await who(c)).player);
    return c.json({ ok: true });
  });
  app.post('/api/tables/:match/seats', async c => c.json(await desk.sit(await who(c), c.req.param('match'), await bodyOf(c, BODIES.sit))));
  app.delete('/api/tables/:match/seats', async c => {
    await desk.stand(await who(c), c.req.param('match'));
    return c.json({ ok: true });
  });
  app.post('/api/tables/:match/rematch', async c => {
    const identity = await who(c);
    await limits.assert('table', identity.player);
    return c.json(await desk.rematch(identity, c.req.param('match')));
  });
  app.post('/api/quick', async c => {
    const identity = await who(c);
    const wish = read(parseQuickMatch(await c.req.text()));
    await limits.assert('table', identity.player);
    return c.json(await desk.quick(identity, wish));
  });

  /** Who sits there, or who said that. */
  const meant = async (match: string, { seat, chat }: { readonly seat?: number; readonly chat?: number }): Promise<string> => {
    const row =
      chat !== undefined
        ? await storage.db.selectFrom('chat').select('player').where('match', '=', match).where('number', '=', chat).executeTakeFirst()
        : seat !== undefined
          ? await storage.db.selectFrom('seat').select('player').where('match', '=', match).where('seat', '=', seat).executeTakeFirst()
          : undefined;
    if (!row?.player) throw new Problem('unknown', 'nobody is meant');
    return row.player;
  };
  app.post('/api/tables/:match/mutes', async c => {
    const { player } = await who(c);
    const body = await bodyOf(c, BODIES.mute);
    await players.mute(player, await meant(c.req.param('match'), body), body.on);
    const muted = await players.mutedBy(player);
    for (const connection of around.gateway().of(player)) connection.muted = muted;
    around.playerChanged(player);
    return c.json({ ok: true });
  });
  app.post('/api/tables/:match/reports', async c => {
    const { player } = await who(c);
    const match = c.req.param('match');
    const { text, chat, seat } = await bodyOf(c, BODIES.report);
    await limits.assert('report', player);
    const about =
      chat === undefined && seat === undefined
        ? null
        : await meant(match, { ...(chat !== undefined && { chat }), ...(seat !== undefined && { seat }) });
    await desk.entry(match);
    const id = newId();
    await storage.db
      .insertInto('report')
      .values({ id, at: config.now(), by: player, match, player: about, chat: chat ?? null, text, closed_at: null })
      .execute();
    return c.json({ report: id }, 201);
  });

  // -- records -------------------------------------------------------------------------------------------------------------------

  app.get('/api/records', async c => {
    const wish = v.safeParse(search, c.req.query());
    if (!wish.success) throw new Problem('malformed', wish.issues[0].message);
    return c.json(await records.search(wish.output));
  });
  app.get('/api/records/:match', async c => c.json(await records.record(c.req.param('match'))));
  app.get('/api/players/:player', async c => {
    const row = await storage.db.selectFrom('player').selectAll().where('id', '=', c.req.param('player')).executeTakeFirst();
    if (!row || row.deleted_at !== null) throw new Problem('unknown', 'there is no such player');
    return c.json({
      player: row.id,
      name: row.name,
      guest: row.password === null,
      since: row.created_at,
      ratings: await ratingsOf(storage.db, row.id),
    });
  });
  app.get('/api/players/:player/against/:other', async c => c.json(await records.headToHead(c.req.param('player'), c.req.param('other'))));
  app.get('/api/ladder/:game/:mode', async c => c.json(await ladder(storage.db, c.req.param('game'), c.req.param('mode'))));
  app.all('/api/*', () => {
    throw new Problem('unknown', 'there is no such path');
  });

  // -- the page ------------------------------------------------------------------------------------------------------------------

  app.get('*', async c => {
    if (!around.files.built) return c.text('The page has not been built: npm run build\n', 503);
    const { status, headers, body } = await around.files.serve(
      c.req.path,
      c.req.header('accept-encoding') ?? '',
      c.req.header('if-none-match'),
    );
    c.status(status);
    for (const [header, value] of Object.entries(headers)) c.header(header, value);
    return body === null ? c.body(null) : c.body(new Uint8Array(body));
  });
  return app;
}

/** An unexpected error as it is told: a disk that takes nothing is named, everything else is only noted. */
function asProblem(error: unknown): Problem {
  const message = error instanceof Error ? error.message : '';
  if (passes(error) || /readonly|disk is full|database or disk|I\/O error/i.test(message))
    return new Problem('storage', 'the server cannot write just now; nothing is lost');
  return new Problem('internal', 'something went wrong here; it was noted');
}
