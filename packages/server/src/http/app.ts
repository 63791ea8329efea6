/** The HTTP side: who one is, tables, records, and the page itself. docs/protocol.md describes every path. */
import { LEVELS } from '@kolbiste/bots';
import { LIMITS, type GameInfo } from '@kolbiste/protocol';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '../problem.ts';
import { ReaderBusy } from '../storage/reader.ts';
import { isTransient } from '../storage/shared-log.ts';
import { accountRoutes } from './account-routes.ts';
import { hostAllowed, isSecure, originAllowed } from './address.ts';
import { HEADERS, HSTS } from './headers.ts';
import { machineRoutes } from './machine-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { addressIn, type App, type AppDependencies, type Env } from './requests.ts';
import { EVENT_IMPORT, eventRoutes } from './event-routes.ts';
import { seriesRoutes } from './series-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { learnRoutes } from './learn-routes.ts';
import { SYNC, workshopRoutes } from './workshop-routes.ts';

export function createApp(deps: AppDependencies): App {
  const app: App = new Hono<Env>();
  everyRequest(app, deps);
  machineRoutes(app, deps);
  everyApiRequest(app, deps);
  app.get('/api/games', c =>
    c.json(
      deps.config.games.map(({ id, game: { module } }): GameInfo => ({
        game: id,
        version: module.version,
        seats: module.seats,
        fields: module.options.fields,
        botLevels: LEVELS,
        ...(module.brings && { brings: module.brings.option, ...(module.brings.uneven && { uneven: module.brings.uneven }) }),
      })),
    ),
  );
  accountRoutes(app, deps);
  signInRoutes(app, deps);
  tableRoutes(app, deps);
  peopleRoutes(app, deps);
  recordRoutes(app, deps);
  seriesRoutes(app, deps);
  moderationRoutes(app, deps);
  eventRoutes(app, deps);
  workshopRoutes(app, deps);
  learnRoutes(app, deps);
  app.all('/api/*', () => {
    throw new Problem('unknown', 'there is no such path');
  });
  page(app, deps);
  return app;
}

function everyRequest(app: App, { config, metrics, note }: AppDependencies): void {
  app.use(async (c, next) => {
    const began = performance.now();
    for (const [header, value] of HEADERS) c.header(header, value);
    if (isSecure(c.env.incoming, config)) c.header(...HSTS);
    await next();
    metrics.request(c.req.method, c.res.status, (performance.now() - began) / 1000);
  });
  app.onError((error, c) => {
    const problem = error instanceof Problem ? error : asProblem(error);
    if (problem.code === 'internal') note(`${c.req.method} ${c.req.path}`, error);
    for (const [header, value] of HEADERS) c.header(header, value);
    c.header('cache-control', 'no-store');
    return c.json(problem.body, problem.status);
  });
}

function everyApiRequest(app: App, { config, limits }: AppDependencies): void {
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    if (!hostAllowed(c.env.incoming, config)) throw new Problem('origin', 'this server has another name');
    await limits.assert('request', addressIn(c, config));
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      if (!originAllowed(c.env.incoming, config)) throw new Problem('origin', 'this page is not ours');
      const type = c.req.header('content-type');
      if (type !== undefined && !/^application\/json\b/.test(type)) throw new Problem('malformed', 'a body is JSON');
    }
    await next();
  });
  const bounded = (bytes: number): MiddlewareHandler =>
    bodyLimit({
      maxSize: bytes,
      onError: () => {
        throw new Problem('tooLarge', `a body has at most ${bytes} bytes`);
      },
    });
  const [usual, sync, event] = [bounded(LIMITS.bodyBytes), bounded(LIMITS.syncBytes), bounded(LIMITS.eventBytes)];
  app.use('/api/*', (c, next) => (c.req.path === SYNC ? sync : c.req.path === EVENT_IMPORT ? event : usual)(c, next));
}

function page(app: App, { files }: AppDependencies): void {
  app.get('*', async c => {
    if (!files.built) return c.text('The page has not been built: npm run build\n', 503);
    const { status, headers, body } = await files.serve(c.req.path, c.req.header('accept-encoding') ?? '', c.req.header('if-none-match'));
    c.status(status);
    for (const [header, value] of Object.entries(headers)) c.header(header, value);
    return body === null ? c.body(null) : c.body(new Uint8Array(body));
  });
}

/** An unexpected error as it is told: a disk that takes nothing is named, everything else is only noted. */
function asProblem(error: unknown): Problem {
  if (error instanceof ReaderBusy) return new Problem('rateLimited', 'too many are reading just now; wait a moment');
  const message = error instanceof Error ? error.message : '';
  if (isTransient(error) || /readonly|disk is full|database or disk|I\/O error|malformed/i.test(message))
    return new Problem('storage', 'the server cannot write just now; nothing is lost');
  return new Problem('internal', 'something went wrong here; it was noted');
}
