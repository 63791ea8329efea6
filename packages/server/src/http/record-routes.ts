/** Finished matches, players and their ratings. */
import { LIMITS } from '@kolbiste/protocol';
import { stream } from 'hono/streaming';
import * as v from 'valibot';
import { ladder, ratingsOf } from '../matches/ratings.ts';
import { Problem } from '../problem.ts';
import { addressIn, text, type App, type AppDependencies } from './requests.ts';

const search = v.object({
  player: v.exactOptional(text(LIMITS.idLength)),
  against: v.exactOptional(text(LIMITS.idLength)),
  game: v.exactOptional(text(LIMITS.idLength)),
  name: v.exactOptional(text(LIMITS.nameLength)),
  before: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  limit: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
});

export function recordRoutes(app: App, { records, storage, limits, config }: AppDependencies): void {
  app.get('/api/records', async c => {
    const wish = v.safeParse(search, c.req.query());
    if (!wish.success) throw new Problem('malformed', wish.issues[0].message);
    return c.json(await records.search(wish.output));
  });
  app.get('/api/records/:match', async c => {
    await limits.assert('record', addressIn(c, config));
    const parts = await records.recordText(c.req.param('match'));
    c.header('content-type', 'application/json');
    return stream(c, async to => {
      for await (const part of parts) {
        if (to.aborted) return;
        await to.write(part);
      }
    });
  });
  app.get('/api/players/:player', async c => {
    const row = await storage.players.byId(c.req.param('player'));
    if (!row || row.deleted_at !== null) throw new Problem('unknown', 'there is no such player');
    return c.json({
      player: row.id,
      name: row.name,
      guest: row.password === null,
      since: row.created_at,
      ratings: await ratingsOf(storage.ratings, row.id),
    });
  });
  app.get('/api/players/:player/against/:other', async c => c.json(await records.headToHead(c.req.param('player'), c.req.param('other'))));
  app.get('/api/ladder/:game/:mode', async c => c.json(await ladder(storage.ratings, c.req.param('game'), c.req.param('mode'))));
}
