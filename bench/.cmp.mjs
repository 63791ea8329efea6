import { buildSuite } from './build-suites.mjs';
import { spawnSync } from 'node:child_process';
const file = await buildSuite('zz-cmp');
const r = spawnSync('nice', ['-n', '-15', process.execPath, '--expose-gc', file], { env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: process.env.SC ?? '1' }, stdio: ['ignore', 'pipe', 'inherit'] });
for (const line of r.stdout.toString().trim().split('\n')) { const x = JSON.parse(line); if (x.metric && /per|p50/.test(x.metric)) console.log(x.metric.padEnd(30), x.value.toFixed(2), /core/.test(x.metric) ? `${(1e6 / x.value).toFixed(1)} us` : ''); if (x.environment) console.log(JSON.stringify(x.environment)); }
