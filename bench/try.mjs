#!/usr/bin/env node
/** Runs one suite once with the least load there is: not how fast it is, only whether it runs. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSuite, ownSuites } from './build-suites.mjs';

const name = process.argv[2];
const file = ownSuites().includes(name) ? await buildSuite(name) : fileURLToPath(new URL(`suites/${name}.mjs`, import.meta.url));
const { status, stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', file], {
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production', BENCH_SCALE: '0.01', GAMES: '4' },
});
process.stderr.write(stderr);
process.stdout.write(stdout);
process.exit(status ?? 1);
