#!/usr/bin/env node
/** `node bench/soak.mjs [seconds]`: a full house for ten minutes; fails when the server's memory grows. */
import { spawnSync } from 'node:child_process';
import { buildSuite } from './build-suites.mjs';

const file = await buildSuite('server-crowd');
const { status } = spawnSync(process.execPath, ['--expose-gc', file], {
  env: { ...process.env, NODE_ENV: 'production', SOAK: process.argv[2] ?? '600' },
  stdio: 'inherit',
});
process.exit(status ?? 1);
