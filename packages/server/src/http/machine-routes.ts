/** For machines: health, readiness, metrics. */
import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../problem.ts';
import { addressIn, type App, type AppDependencies } from './requests.ts';

export function machineRoutes(app: App, { config, metrics, unready }: AppDependencies): void {
  app.get('/healthz', c => c.json({ ok: true }));
  app.get('/readyz', c => {
    const why = unready();
    return why === null ? c.json({ ok: true }) : c.json({ ok: false, why }, 503);
  });
  app.get('/metrics', async c => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${config.METRICS_TOKEN}`);
    const local = /^(127\.|::1$|::ffff:127\.)/.test(addressIn(c, config));
    const allowed = config.METRICS_TOKEN ? given.length === right.length && timingSafeEqual(given, right) : local;
    if (!allowed) throw new Problem('notAllowed', 'metrics are for the keeper of this server');
    return c.text(await metrics.text(), 200, { 'content-type': metrics.type });
  });
}
