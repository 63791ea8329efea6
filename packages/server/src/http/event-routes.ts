/** Events: the list, one of them, what is asked of it, and its files. */
import { createEvent, eventRequest, LIMITS, parseEventFile } from '@kolbiste/protocol';
import * as v from 'valibot';
import { EventMoved } from '../club/events.ts';
import { Problem } from '../problem.ts';
import { bodyOf, inBrowser, known, read, tableMaker, text, who, type App, type AppDependencies, type Ctx } from './requests.ts';

/** Its body may be larger than others'. */
export const EVENT_IMPORT = '/api/events/import';

const search = v.object({ game: v.exactOptional(text(LIMITS.idLength)), state: v.exactOptional(text(20)) });
const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));

export function eventRoutes(app: App, deps: AppDependencies): void {
  const { events, limits } = deps;
  const id = (c: Ctx): string => c.req.param('event')!;

  app.get('/api/events', async c => {
    const wish = v.safeParse(search, c.req.query());
    if (!wish.success) throw new Problem('malformed', wish.issues[0].message);
    return c.json(await events.list(await known(c, deps), wish.output));
  });
  app.post('/api/events', async c => {
    const identity = await tableMaker(c, deps);
    return c.json(await events.create(identity, await bodyOf(c, createEvent)), 201);
  });
  app.post('/api/events/import', async c => {
    const identity = await inBrowser(c, deps);
    await limits.assert('table', identity.player);
    return c.json(await events.import(identity, read(parseEventFile(await c.req.text()))), 201);
  });
  app.get('/api/events/mine', async c => c.json(await events.mine(await who(c, deps))));
  app.get('/api/events/:event', async c => {
    const before = c.req.header('if-none-match');
    const seen = await events.text(await known(c, deps), id(c), before);
    c.header('etag', seen?.tag ?? before);
    if (!seen) return c.body(null, 304);
    c.header('content-type', 'application/json');
    const packed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '') ? await seen.packed() : null;
    if (!packed) return c.body(seen.text);
    c.header('content-encoding', 'gzip');
    c.header('vary', 'accept-encoding');
    return c.body(new Uint8Array(packed));
  });
  app.get('/api/events/:event/standings', async c => {
    if (c.req.query('as') !== 'csv') return c.json(await events.standings(await known(c, deps), id(c)));
    c.header('content-type', 'text/csv; charset=utf-8');
    return c.body(await events.standingsCsv(await known(c, deps), id(c)));
  });
  app.get('/api/events/:event/lists/:player', async c => c.json(await events.listOf(await known(c, deps), id(c), c.req.param('player'))));
  app.get('/api/events/:event/log', async c => c.json(await events.log(await known(c, deps), id(c))));
  app.get('/api/events/:event/export', async c => c.json(await events.export(await known(c, deps), id(c))));
  app.get('/api/events/:event/rulings/:player', async c => c.json(await events.rulings(await who(c, deps), id(c), c.req.param('player'))));
  app.get('/api/events/:event/seats/:round/:table/:player', async c => {
    const at = v.safeParse(v.object({ round: number, table: number }), { round: c.req.param('round'), table: c.req.param('table') });
    if (!at.success) throw new Problem('malformed', 'a round and a table are numbers');
    return c.json(await events.seatView(await who(c, deps), id(c), { ...at.output, player: c.req.param('player') }));
  });
  app.post('/api/events/:event/commands', async c => {
    const identity = await who(c, deps);
    try {
      return c.json(await events.command(identity, id(c), await bodyOf(c, eventRequest)));
    } catch (error) {
      if (!(error instanceof EventMoved)) throw error;
      // Anyone who asked knows at once how it is now.
      return c.json({ code: 'conflict', text: error.message, event: error.view }, 409);
    }
  });
}
