/** Players as others see them: profiles, ladders, whom one follows, mutes and reports. */
import { about, type Followed } from '@kolbiste/protocol';
import * as v from 'valibot';
import { newId } from '../ids.ts';
import { changesBy, ladder, ratingsPast } from '../matches/ratings.ts';
import { Problem } from '../problem.ts';
import { addressIn, bodyOf, inBrowser, known, text, who, type App, type AppDependencies, type Ctx } from './requests.ts';

const BODIES = {
  self: v.object({ about: v.exactOptional(about), hidden: v.exactOptional(v.boolean()) }),
  report: v.object({ text: text(1_000) }),
};

export function peopleRoutes(app: App, deps: AppDependencies): void {
  const { profiles, storage, records, config, limits } = deps;
  const named = (c: Ctx): string => c.req.param('player')!;
  /** Banned or not, everybody may look. */
  const asks = async (c: Ctx) => known(c, deps).catch(() => null);
  /** What is counted over many games is bounded as records are. */
  const counted = (c: Ctx): Promise<void> => limits.assert('record', addressIn(c, config));

  app.get('/api/players/:player', async c => c.json(await profiles.profile(named(c), await asks(c))));
  app.get('/api/players/:player/ratings', async c => c.json(await ratingsPast(storage.ratings, (await profiles.find(named(c))).id)));
  app.get('/api/players/:player/history', async c => {
    await counted(c);
    return c.json(await profiles.history(named(c)));
  });
  app.get('/api/players/:player/events', async c => {
    await counted(c);
    return c.json(await deps.events.placesOf((await profiles.find(named(c))).id));
  });
  app.get('/api/players/:player/decks', async c => {
    await counted(c);
    return c.json(await profiles.decks(named(c), await asks(c)));
  });
  app.get('/api/players/:player/against/:other', async c => c.json(await records.headToHead(named(c), c.req.param('other'))));
  app.get('/api/records/:match/ratings', async c => c.json(await changesBy(storage.ratings, c.req.param('match'))));
  app.get('/api/ladder/:game', async c => c.json(await storage.ratings.modes(c.req.param('game'))));
  app.get('/api/ladder/:game/:mode', async c => {
    const [game, mode] = [c.req.param('game'), c.req.param('mode')];
    return c.json(await ladder(storage.ratings, { game, mode }, { now: config.now(), asks: (await asks(c))?.player ?? null }));
  });
  selfRoutes(app, deps);
  othersRoutes(app, deps);
}

/** What players say about themselves. */
function selfRoutes(app: App, deps: AppDependencies): void {
  const { storage } = deps;
  app.get('/api/profile', async c => {
    const { player } = await who(c, deps);
    const row = (await storage.players.byId(player))!;
    return c.json({ about: row.about ?? '', hidden: row.hidden === 1 });
  });
  app.patch('/api/profile', async c => {
    const { player } = await inBrowser(c, deps);
    const wish = await bodyOf(c, BODIES.self);
    if (wish.about !== undefined) await storage.people.describe(player, wish.about);
    if (wish.hidden !== undefined) {
      await storage.people.hide(player, wish.hidden);
      await deps.gateway.recheck(player);
      deps.playerChanged(player);
    }
    const row = (await storage.players.byId(player))!;
    return c.json({ about: row.about ?? '', hidden: row.hidden === 1 });
  });
}

/** What one thinks of others. */
function othersRoutes(app: App, deps: AppDependencies): void {
  const { profiles, storage, players, limits, gateway, config, presence } = deps;
  app.get('/api/follows', async c => {
    const identity = await known(c, deps);
    if (!identity) return c.json([]);
    const rows = await storage.people.followedBy(identity.player);
    const here = await presence.hereAmong(rows.map(({ id }) => id));
    return c.json(rows.map(({ id, name, password }): Followed => ({ player: id, name, guest: password === null, here: here.has(id) })));
  });
  app.put('/api/follows/:player', async c => {
    await profiles.follow(await who(c, deps), c.req.param('player'));
    return c.json({ ok: true });
  });
  app.delete('/api/follows/:player', async c => {
    // Those who are gone can be left, too.
    const { player } = await who(c, deps);
    const { id } = await profiles.find(c.req.param('player')).catch(() => ({ id: c.req.param('player') }));
    await storage.people.unfollow(player, id);
    return c.json({ ok: true });
  });
  const mute = async (c: Ctx, on: boolean): Promise<Response> => {
    const { player } = await who(c, deps);
    const { id } = await profiles.find(c.req.param('player')!);
    if (id === player) throw new Problem('malformed', 'nobody mutes themselves');
    await players.mute(player, id, on);
    await gateway.recheck(player);
    deps.playerChanged(player);
    return c.json({ ok: true });
  };
  app.put('/api/mutes/:player', c => mute(c, true));
  app.delete('/api/mutes/:player', c => mute(c, false));
  app.post('/api/players/:player/reports', async c => {
    const { player: by } = await who(c, deps);
    const { id } = await profiles.find(c.req.param('player'));
    const { text: said } = await bodyOf(c, BODIES.report);
    await limits.assert('report', by);
    const report = newId();
    // About nothing that happened at a table.
    await storage.administration.addReport({
      id: report,
      at: config.now(),
      by,
      match: '',
      player: id,
      chat: null,
      text: said,
      closed_at: null,
    });
    return c.json({ report }, 201);
  });
}
