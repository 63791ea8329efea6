/** Finished matches. */
import { LIMITS } from '@kolbiste/protocol';
import { stream } from 'hono/streaming';
import * as v from 'valibot';
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

export function recordRoutes(app: App, { records, limits, config, events, series }: AppDependencies): void {
  app.get('/api/records', async c => {
    const wish = v.safeParse(search, c.req.query());
    if (!wish.success) throw new Problem('malformed', wish.issues[0].message);
    return c.json(await records.search(wish.output));
  });
  app.get('/api/records/:match', async c => {
    await limits.assert('record', addressIn(c, config));
    await events.assertOver(c.req.param('match'));
    await series.assertOver(c.req.param('match'));
    const parts = await records.recordText(c.req.param('match'));
    c.header('content-type', 'application/json');
    return stream(c, async to => {
      for await (const part of parts) {
        if (to.aborted) return;
        await to.write(part);
      }
    });
  });
}
