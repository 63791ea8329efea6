/** The suites of the bench run that need no peers and no browser: each once, with the least load there is. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../src/root-folder.ts';

const BENCH = join(rootFolder(), 'bench');

/** The peers' packages are the bench's own, and `npm test` does not install them. */
function hasPeers(): boolean {
  try {
    createRequire(join(BENCH, 'run.mjs')).resolve('boardgame.io/package.json');
    return true;
  } catch {
    return false;
  }
}
const BESIDE_PEERS = ['server-beside', 'server-games'];

const FLOORS = ['31-ws-duel', '32-ws-duel-durable', '40-cpu'];

const suites = [...FLOORS, ...readdirSync(join(BENCH, 'ours')).map(file => basename(file, '.ts'))];

it.each(suites.filter(suite => hasPeers() || !BESIDE_PEERS.includes(suite)))('the suite %s runs', { timeout: 120_000 }, async suite => {
  const child = spawn(process.execPath, [join(BENCH, 'try.mjs'), suite], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const code = await new Promise(done => child.on('close', done));
  expect([suite, code, errors]).toEqual([suite, 0, '']);
  const lines = out
    .split('\n')
    .flatMap(line => (line ? [JSON.parse(line) as { metric?: string; value?: number; environment?: object }] : []));
  expect(lines.at(-1)).toHaveProperty('environment');
  const figures = lines.flatMap(({ metric, value }) => (metric === undefined ? [] : [{ metric, value: value! }]));
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ metric, value }) => metric.endsWith('per_s') && !(value > 0))).toEqual([]);
});
