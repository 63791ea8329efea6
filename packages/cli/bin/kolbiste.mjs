#!/usr/bin/env node
/** The command `kolbiste`: the built program; built first where a source changed. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const built = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), 'build', '--json'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (built.status !== 0) process.exit(built.status ?? 1);
const { main } = await import(join(root, 'build', 'kolbiste.mjs'));
process.exitCode = await main(process.argv.slice(2));
