import { buildSuite } from '/tmp/server/bench/build-suites.mjs';
import { spawnSync } from 'node:child_process';
const file = await buildSuite('server');
spawnSync(process.execPath, ['--expose-gc', file], { env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: '0.25', ONLY: '50' }, stdio: 'inherit' });
