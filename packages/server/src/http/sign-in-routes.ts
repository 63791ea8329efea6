/** Proving that an account is theirs: by password, by a second factor, by a printed code. */
import { LIMITS } from '@kolbiste/protocol';
import * as v from 'valibot';
import { foldName } from '../accounts/names.ts';
import type { LimitedThing } from '../accounts/limits.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import { anyPassword, browserOf, cut, newPassword, setDevice, setSession } from './account-routes.ts';
import { addressIn, bodyOf, inBrowser, known, publicly, text, type App, type AppDependencies, type Ctx } from './requests.ts';
import { cookieIn } from './session.ts';

const second = v.exactOptional(text(LIMITS.idLength));
const BODIES = {
  signIn: v.object({ name: text(LIMITS.nameLength), password: anyPassword, second }),
  recover: v.object({ name: text(LIMITS.nameLength), code: text(LIMITS.idLength), password: newPassword, second }),
  proven: v.object({ password: anyPassword }),
  confirmation: v.object({ code: text(LIMITS.idLength) }),
  removal: v.object({ password: anyPassword, second: text(LIMITS.idLength) }),
};

/**
 * Tries something that can be guessed. Only what went wrong counts: by address, and by the account, however its name is spelt. A device
 * that is known under that name has tries of its own, so nobody keeps the owner out.
 */
async function guarded<T>(c: Ctx, { limits, players, config }: AppDependencies, name: string, proving: () => Promise<T>): Promise<T> {
  const device = players.deviceOf(cookieIn(c.env.incoming, config, 'kolbiste-device'), name);
  const counted: readonly (readonly [LimitedThing, string])[] = device
    ? [['signIn', `device ${device}`]]
    : [
        ['signIn', addressIn(c, config)],
        ['wrongSignIn', foldName(name)],
      ];
  for (const [thing, whose] of counted) await limits.assert(thing, whose);
  const forgive = async (): Promise<void> => {
    for (const [thing, whose] of counted) await limits.giveBack(thing, whose);
  };
  try {
    const proven = await proving();
    await forgive();
    return proven;
  } catch (error) {
    // The password was right, and the second part is asked for.
    if (error instanceof Problem && error.code === 'secondFactor') await forgive();
    throw error;
  }
}

export function signInRoutes(app: App, deps: AppDependencies): void {
  const { config, players, proofs, limits } = deps;

  /** A new session, whatever session there was: that one ends. */
  const enter = async (c: Ctx, player: Pick<Identity, 'player' | 'name' | 'guest'>): Promise<Response> => {
    const before = await known(c, deps).catch(() => null);
    if (before?.kind === 'browser') {
      await players.revoke(before, before.session).catch(() => undefined);
      cut(deps, before.player, session => session === before.session);
    }
    const { identity, cookie } = await players.begin(player, browserOf(c));
    setSession(c, deps, cookie, config.SESSION_LIFE);
    setDevice(c, deps, identity.name);
    return c.json(publicly(identity));
  };

  app.post('/api/sign-in', async c => {
    const wish = await bodyOf(c, BODIES.signIn);
    const player = await guarded(c, deps, wish.name, async () => {
      const found = await players.byPassword(wish.name, wish.password);
      await proofs.assertSecond(found.player, wish.second);
      return found;
    });
    return enter(c, player);
  });
  app.post('/api/recover', async c => {
    const wish = await bodyOf(c, BODIES.recover);
    const player = await guarded(c, deps, wish.name, async () => {
      players.assertGood(wish.password, wish.name);
      const found = await players.byName(wish.name);
      if (!found) throw new Problem('unauthorized', 'the name or the code is wrong');
      await proofs.assertRecovery(found.player, wish.code, wish.second);
      return found;
    });
    await players.setPassword(player, wish.password, null);
    cut(deps, player.player, () => true);
    return enter(c, player);
  });

  /** Somebody at an account of their own, who knows its password now. */
  const proven = async (c: Ctx, password: string): Promise<Identity> => {
    const identity = await account(c);
    await limits.assert('signIn', identity.player);
    await players.assertPassword(identity.player, password);
    return identity;
  };
  const account = async (c: Ctx): Promise<Identity> => {
    const identity = await inBrowser(c, deps);
    if (identity.guest) throw new Problem('notAllowed', 'this is for accounts');
    return identity;
  };
  app.get('/api/account', async c => c.json(await proofs.of((await account(c)).player)));
  app.post('/api/recovery-codes', async c => {
    const { player } = await proven(c, (await bodyOf(c, BODIES.proven)).password);
    return c.json({ codes: await proofs.newCodes(player) }, 201);
  });
  app.post('/api/second-factor', async c => {
    const { player, name } = await proven(c, (await bodyOf(c, BODIES.proven)).password);
    return c.json(await proofs.offerFactor(player, name), 201);
  });
  app.post('/api/second-factor/confirm', async c => {
    const { player } = await account(c);
    const { code } = await bodyOf(c, BODIES.confirmation);
    await limits.assert('signIn', player);
    await proofs.confirmFactor(player, code);
    return c.json({ ok: true });
  });
  app.delete('/api/second-factor', async c => {
    const wish = await bodyOf(c, BODIES.removal);
    const { player } = await proven(c, wish.password);
    await proofs.removeFactor(player, wish.second);
    return c.json({ ok: true });
  });
}
