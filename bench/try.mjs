#!/usr/bin/env node
/** Builds one of our own suites and runs it once with the least load there is: not how fast it is, only whether it runs. */
import { spawnSync } from 'node:child_process';
import { buildSuite } from './build-suites.mjs';

const file = await buildSuite(process.argv[2]);
const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file], {
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: '0.01', GAMES: '4' },
});
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exit(status ?? 1);
