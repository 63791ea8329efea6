import { buildSuite } from './build-suites.mjs';
import { spawnSync } from 'node:child_process';
const file = await buildSuite('server-crowd');
const t = Date.now();
const r = spawnSync(process.execPath, ['--expose-gc', file], { env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: '0.25' }, stdio: 'inherit' });
console.log('s', (Date.now() - t) / 1000);
