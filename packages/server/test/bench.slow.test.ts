/** The suites of the bench run: each once, with the least load there is. `npm test` and `npm run slow` install their peers before. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../src/root-folder.ts';

const BENCH = join(rootFolder(), 'bench');

const namesIn = (folder: string, ending: string): string[] => readdirSync(join(BENCH, folder)).map(file => basename(file, ending));
const suites = [...namesIn('suites', '.mjs'), ...namesIn('ours', '.ts')];

it.each(suites)('the suite %s runs', { timeout: 120_000 }, async suite => {
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
  // A suite of the page says what is missing, and measures nothing: then nothing was tried.
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ metric, value }) => metric.endsWith('per_s') && !(value > 0))).toEqual([]);
});
