/** Series: making one, how it stands, and exchanging cards between its games. */
import { parseCreateSeries, swaps } from '@kolbiste/protocol';
import * as v from 'valibot';
import { bodyOf, read, tableMaker, who, type App, type AppDependencies } from './requests.ts';

const changes = v.object({ swaps });

export function seriesRoutes(app: App, deps: AppDependencies): void {
  const { series } = deps;
  app.post('/api/series', async c => {
    const identity = await tableMaker(c, deps);
    return c.json(await series.create(identity, read(parseCreateSeries(await c.req.text()))), 201);
  });
  app.get('/api/series/:series', async c => c.json(await series.info(c.req.param('series'))));
  app.get('/api/series/:series/changes', async c => c.json(await series.own(await who(c, deps), c.req.param('series'))));
  app.put('/api/series/:series/changes', async c =>
    c.json(await series.change(await who(c, deps), c.req.param('series'), (await bodyOf(c, changes)).swaps)),
  );
  app.post('/api/series/:series/ready', async c => c.json(await series.ready(await who(c, deps), c.req.param('series'))));
}
