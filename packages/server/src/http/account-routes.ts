/** Guests, accounts, sessions and tokens. */
import { LIMITS } from '@kolbiste/protocol';
import * as v from 'valibot';
import { deletePlayer } from '../accounts/account-deletion.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import { isSecure } from './address.ts';
import { addressIn, bodyOf, inBrowser, known, publicly, text, who, type App, type AppDependencies, type Ctx } from './requests.ts';
import { cookieHeader } from './session.ts';

const name = v.pipe(
  v.string(),
  v.regex(/^[^\p{Cc}\p{Cs}\p{Cf}]+$/u, 'a name has no control characters'),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.nameLength),
);
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
const anyPassword = v.pipe(v.string(), v.maxLength(200));
const BODIES = {
  account: v.object({ name, password }),
  signIn: v.object({ name: text(LIMITS.nameLength), password: anyPassword }),
  rename: v.object({ name }),
  password: v.object({ old: anyPassword, password }),
  deletion: v.object({ password: v.exactOptional(anyPassword) }),
  token: v.object({ label: text(LIMITS.nameLength) }),
};

const browserOf = (c: Ctx): string => (c.req.header('user-agent') ?? '').slice(0, 120) || 'unknown';

export function accountRoutes(app: App, deps: AppDependencies): void {
  const { config, players, limits, gateway } = deps;
  const setCookie = (c: Ctx, value: string, maxAge: number): void =>
    c.header('set-cookie', cookieHeader(value, { maxAge, secure: isSecure(c.env.incoming, config) }));

  app.get('/api/me', async c => c.json(publicly(await who(c, deps))));
  app.post('/api/guest', async c => {
    const identity = await known(c, deps);
    if (identity) return c.json(publicly(identity));
    await limits.assert('guest', addressIn(c, config));
    const guest = await players.newGuest(browserOf(c));
    setCookie(c, guest.cookie, config.SESSION_LIFE);
    return c.json(publicly(guest.identity), 201);
  });
  app.patch('/api/me', async c => c.json(await players.rename(await inBrowser(c, deps), (await bodyOf(c, BODIES.rename)).name)));
  app.post('/api/account', async c => {
    const wish = await bodyOf(c, BODIES.account);
    await limits.assert('signIn', addressIn(c, config));
    return c.json(await players.makeAccount(await inBrowser(c, deps), wish.name, wish.password), 201);
  });
  app.post('/api/sign-in', async c => {
    const wish = await bodyOf(c, BODIES.signIn);
    await limits.assert('signIn', addressIn(c, config));
    await limits.assert('signIn', `name ${wish.name.toLowerCase()}`);
    const { identity, cookie } = await players.signIn(wish.name, wish.password, browserOf(c));
    setCookie(c, cookie, config.SESSION_LIFE);
    return c.json(publicly(identity));
  });

  const endSession = async (c: Ctx, identity: Identity, session: string): Promise<void> => {
    await players.revoke(identity, session);
    for (const connection of gateway.of(identity.player, session))
      connection.fail('unauthorized', 'this session has ended', { fatal: true });
    deps.playerChanged(identity.player);
    if (session === identity.session) setCookie(c, '', 0);
  };
  app.post('/api/sign-out', async c => {
    const identity = await inBrowser(c, deps);
    await endSession(c, identity, identity.session);
    return c.json({ ok: true });
  });
  app.post('/api/password', async c => {
    const identity = await inBrowser(c, deps);
    const wish = await bodyOf(c, BODIES.password);
    await limits.assert('signIn', identity.player);
    await players.changePassword(identity, wish.old, wish.password);
    for (const connection of gateway.of(identity.player))
      if (connection.identity?.kind === 'browser' && connection.identity.session !== identity.session)
        connection.fail('unauthorized', 'this session has ended', { fatal: true });
    deps.playerChanged(identity.player);
    return c.json({ ok: true });
  });
  app.get('/api/sessions', async c => c.json(await players.sessions(await inBrowser(c, deps))));
  app.delete('/api/sessions/:session', async c => {
    await endSession(c, await inBrowser(c, deps), c.req.param('session'));
    return c.json({ ok: true });
  });
  app.post('/api/tokens', async c => c.json(await players.newToken(await inBrowser(c, deps), (await bodyOf(c, BODIES.token)).label), 201));

  app.get('/api/export', async c => {
    const identity = await inBrowser(c, deps);
    c.header('content-disposition', 'attachment; filename="kolbiste.json"');
    return c.json(await deps.storage.personal.export(identity.player));
  });
  app.delete('/api/account', async c => {
    const identity = await inBrowser(c, deps);
    const given = await bodyOf(c, BODIES.deletion);
    await limits.assert('signIn', identity.player);
    if (!identity.guest && !(await players.isPassword(identity.player, given.password ?? '')))
      throw new Problem('unauthorized', 'the password is wrong');
    await deletePlayer(deps.storage.personal, deps.matches, config, identity.player);
    for (const connection of gateway.of(identity.player)) connection.fail('unauthorized', 'this account is gone', { fatal: true });
    deps.playerChanged(identity.player);
    setCookie(c, '', 0);
    return c.json({ ok: true });
  });
}
