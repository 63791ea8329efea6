/** Guests, accounts, sessions and tokens. What proves an account is in `sign-in-routes.ts`. */
import { LIMITS } from '@kolbiste/protocol';
import * as v from 'valibot';
import { deletePlayer } from '../accounts/account-deletion.ts';
import type { Identity } from '../accounts/players.ts';
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
export const newPassword = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
export const anyPassword = v.pipe(v.string(), v.maxLength(200));
const BODIES = {
  account: v.object({ name, password: newPassword }),
  rename: v.object({ name }),
  password: v.object({ old: anyPassword, password: newPassword }),
  deletion: v.object({ password: v.exactOptional(anyPassword) }),
  token: v.object({ label: text(LIMITS.nameLength) }),
};

/** Devices that have been here are known for this long. */
const DEVICE_LIFE = 400 * 86_400_000;

export const browserOf = (c: Ctx): string => (c.req.header('user-agent') ?? '').slice(0, 120) || 'unknown';

export function setSession(c: Ctx, { config }: Pick<AppDependencies, 'config'>, value: string, maxAge: number): void {
  const secure = isSecure(c.env.incoming, config);
  c.header('set-cookie', cookieHeader('kolbiste', value, { maxAge, secure }), { append: true });
}
/** Anyone who has signed in here may try again, whatever strangers do elsewhere. */
export function setDevice(c: Ctx, { config, players }: Pick<AppDependencies, 'config' | 'players'>, whose: string): void {
  const secure = isSecure(c.env.incoming, config);
  c.header('set-cookie', cookieHeader('kolbiste-device', players.newDevice(whose), { maxAge: DEVICE_LIFE, secure }), { append: true });
}
/** Cuts the player's sockets whose session is none any more, here and elsewhere. */
export function cut({ gateway, playerChanged }: AppDependencies, player: string, ended: (session: string) => boolean): void {
  for (const connection of gateway.of(player))
    if (ended(connection.identity!.session)) connection.fail('unauthorized', 'this session has ended', { fatal: true });
  playerChanged(player);
}

export function accountRoutes(app: App, deps: AppDependencies): void {
  const { config, players, limits } = deps;

  app.get('/api/me', async c => {
    const identity = await who(c, deps);
    return c.json({ ...publicly(identity), ...((await deps.moderation.isModerator(identity.player)) && { role: 'moderator' }) });
  });
  app.post('/api/guest', async c => {
    const identity = await known(c, deps);
    if (identity) return c.json(publicly(identity));
    await limits.assert('guest', addressIn(c, config));
    const guest = await players.newGuest(browserOf(c));
    setSession(c, deps, guest.cookie, config.SESSION_LIFE);
    return c.json(publicly(guest.identity), 201);
  });
  app.patch('/api/me', async c => c.json(await players.rename(await inBrowser(c, deps), (await bodyOf(c, BODIES.rename)).name)));
  app.post('/api/account', async c => {
    const wish = await bodyOf(c, BODIES.account);
    await limits.assert('signIn', addressIn(c, config));
    const guest = await inBrowser(c, deps);
    const { identity, cookie } = await players.makeAccount(guest, wish.name, wish.password, browserOf(c));
    cut(deps, guest.player, session => session === guest.session);
    setSession(c, deps, cookie, config.SESSION_LIFE);
    setDevice(c, deps, identity.name);
    return c.json(publicly(identity), 201);
  });

  const endSession = async (c: Ctx, identity: Identity, session: string): Promise<void> => {
    await players.revoke(identity, session);
    cut(deps, identity.player, other => other === session);
    if (session === identity.session) setSession(c, deps, '', 0);
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
    cut(deps, identity.player, session => session !== identity.session);
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
    if (!identity.guest) await players.assertPassword(identity.player, given.password ?? '');
    await deps.events.leave(identity.player);
    await deletePlayer(deps.storage.personal, deps.matches, config, identity.player);
    deps.events.forget();
    cut(deps, identity.player, () => true);
    setSession(c, deps, '', 0);
    return c.json({ ok: true });
  });
}
