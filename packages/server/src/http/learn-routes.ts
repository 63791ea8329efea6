/** Where learners leave a lesson: counted for the keeper, without asking who it was. */
import * as v from 'valibot';
import { addressIn, bodyOf, type App, type AppDependencies } from './requests.ts';

const left = v.object({
  game: v.picklist(['doomtrooper', 'summoner-wars', 'dice-throne', 'scratch-wars']),
  lesson: v.pipe(v.string(), v.regex(/^\d{1,2}-[a-z-]{1,40}$/)),
  /** Null: it was ended. */
  step: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))),
});

export function learnRoutes(
  app: App,
  { config, limits, metrics, storage }: Pick<AppDependencies, 'config' | 'limits' | 'metrics' | 'storage'>,
): void {
  app.post('/api/learn/left', async c => {
    const place = await bodyOf(c, left);
    // A family or a class learns behind one address: what is told too often is not counted, and nobody's fault.
    if (!(await limits.allows('left', addressIn(c, config)))) return c.json({ ok: false });
    if ((await storage.learners.count(place)) && place.step !== null) metrics.left({ ...place, step: place.step });
    return c.json({ ok: true });
  });
}
