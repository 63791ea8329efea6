/** Tables: making them, sitting down, another match; and what players say about each other there. */
import { brought, LIMITS, parseCreateTable, parseQuickMatch } from '@kolbiste/protocol';
import * as v from 'valibot';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import { bodyOf, known, read, seatNumber, tableMaker, text, who, type App, type AppDependencies } from './requests.ts';

const chatNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const BODIES = {
  sit: v.object({ seat: v.exactOptional(seatNumber), invite: v.exactOptional(text(LIMITS.idLength)), brings: v.exactOptional(brought) }),
  bring: v.object({ brings: brought, seat: v.exactOptional(seatNumber) }),
  mute: v.object({ seat: v.exactOptional(seatNumber), chat: v.exactOptional(chatNumber), on: v.boolean() }),
  report: v.object({ seat: v.exactOptional(seatNumber), chat: v.exactOptional(chatNumber), text: text(1_000) }),
};

export function tableRoutes(app: App, deps: AppDependencies): void {
  const { tables } = deps;
  app.get('/api/lobby', async c => c.json(await deps.presence.seen(await tables.lobby())));
  app.get('/api/presence', async c => c.json(await deps.presence.people()));
  // Before the first visit there are no tables: no fault.
  app.get('/api/tables', async c => {
    const identity = await known(c, deps);
    return c.json(identity ? await tables.mineNow(identity.player) : []);
  });
  app.get('/api/invitations', async c => {
    const identity = await known(c, deps);
    return c.json(identity ? await deps.presence.seen(await tables.invitations(identity.player)) : []);
  });
  app.delete('/api/invitations/:match', async c => {
    await tables.decline((await who(c, deps)).player, c.req.param('match'));
    return c.json({ ok: true });
  });
  app.post('/api/tables', async c => {
    const identity = await tableMaker(c, deps);
    return c.json(await tables.create(identity, read(parseCreateTable(await c.req.text()))), 201);
  });
  app.get('/api/tables/:match', async c => c.json(await tables.entry(c.req.param('match'))));
  app.delete('/api/tables/:match', async c => {
    await tables.close(c.req.param('match'), (await who(c, deps)).player);
    return c.json({ ok: true });
  });
  app.post('/api/tables/:match/seats', async c =>
    c.json(await tables.sit(await who(c, deps), c.req.param('match'), await bodyOf(c, BODIES.sit))),
  );
  app.delete('/api/tables/:match/seats', async c => {
    await tables.stand(await who(c, deps), c.req.param('match'));
    return c.json({ ok: true });
  });
  app.put('/api/tables/:match/brings', async c =>
    c.json(await tables.bring(await who(c, deps), c.req.param('match'), await bodyOf(c, BODIES.bring))),
  );
  app.get('/api/tables/:match/brings', async c => c.json(await tables.ownBrings(await who(c, deps), c.req.param('match'))));
  app.post('/api/tables/:match/rematch', async c => c.json(await tables.rematches.ask(await tableMaker(c, deps), c.req.param('match'))));
  app.post('/api/quick', async c => {
    const identity = await tableMaker(c, deps);
    return c.json(await tables.quick(identity, read(parseQuickMatch(await c.req.text()))));
  });
  complaintRoutes(app, deps);
}

/** Mutes and reports. */
function complaintRoutes(app: App, deps: AppDependencies): void {
  const { players, limits, tables, storage, gateway, config } = deps;
  const meant = async (match: string, about: { readonly seat?: number; readonly chat?: number }): Promise<string> => {
    const player = await storage.administration.meant(match, about);
    if (!player) throw new Problem('unknown', 'nobody is meant');
    return player;
  };
  app.post('/api/tables/:match/mutes', async c => {
    const { player } = await who(c, deps);
    const body = await bodyOf(c, BODIES.mute);
    await players.mute(player, await meant(c.req.param('match'), body), body.on);
    const muted = await players.mutedBy(player);
    for (const connection of gateway.of(player)) connection.muted = muted;
    deps.playerChanged(player);
    return c.json({ ok: true });
  });
  app.post('/api/tables/:match/reports', async c => {
    const { player } = await who(c, deps);
    const match = c.req.param('match');
    const { text, ...about } = await bodyOf(c, BODIES.report);
    await limits.assert('report', player);
    const reported = about.chat === undefined && about.seat === undefined ? null : await meant(match, about);
    await tables.entry(match);
    const id = newId();
    const chat = about.chat ?? null;
    await storage.administration.addReport({ id, at: config.now(), by: player, match, player: reported, chat, text, closed_at: null });
    return c.json({ report: id }, 201);
  });
}
