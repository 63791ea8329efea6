/** Keeping order by moderators, and what those who report something hear of it. */
import { moderatorAct, undoing } from '@kolbiste/protocol';
import { bodyOf, inBrowser, who, type App, type AppDependencies } from './requests.ts';

export function moderationRoutes(app: App, deps: AppDependencies): void {
  const { moderation } = deps;
  app.get('/api/moderation', async c => c.json(await moderation.overview(await inBrowser(c, deps))));
  app.get('/api/moderation/players/:player', async c => c.json(await moderation.player(await inBrowser(c, deps), c.req.param('player'))));
  app.post('/api/moderation/acts', async c => {
    await moderation.act(await inBrowser(c, deps), await bodyOf(c, moderatorAct));
    return c.json({ ok: true }, 201);
  });
  app.post('/api/moderation/acts/:act/undo', async c => {
    await moderation.undo(await inBrowser(c, deps), c.req.param('act'), (await bodyOf(c, undoing)).why);
    return c.json({ ok: true }, 201);
  });
  app.get('/api/reports', async c => c.json(await moderation.ownReports((await who(c, deps)).player)));
}
