/**
 * Long forms of what `npm test` proves in short, with their counts: npm run prove -- kill | disk | damage | malformed | near-miss | storm
 * A count may be named: `npm run prove -- kill KILLS=5 GAMES=4`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, ROOT, run, say } from './shell.mjs';

const PROOFS = {
  kill: { file: 'kill', title: 'has every acknowledged input', counts: { KILLS: 60, GAMES: 24 } },
  disk: { file: 'faults', title: 'a disk that takes no writes', counts: {} },
  damage: { file: 'faults', title: 'a file that is damaged anywhere', counts: { FILES: 100 } },
  malformed: { file: 'security', title: 'bear any nonsense', counts: { MESSAGES: 1_000_000 } },
  'near-miss': { file: 'security', title: 'bear messages that are nearly right', counts: { MESSAGES: 750_000 } },
  storm: { file: 'security', title: 'a reconnect storm', counts: { STORMS: 50, GAMES: 100 } },
};

/** Gives the exit code. */
export function prove([name, ...words]) {
  if (!Object.hasOwn(PROOFS, name ?? '')) fail(`prove what? ${Object.keys(PROOFS).join(', ')}`, 2);
  const { file, title, counts } = PROOFS[name];
  const named = Object.fromEntries(words.map(word => word.split('=', 2)));
  for (const [count, value] of Object.entries(named))
    if (!Object.hasOwn(counts, count) || !(Number(value) > 0)) fail(`${name} counts ${Object.keys(counts).join(', ') || 'nothing'}`, 2);
  const told = join(ROOT, 'build', 'proven.txt');
  mkdirSync(join(ROOT, 'build'), { recursive: true });
  rmSync(told, { force: true });
  const env = { ...Object.fromEntries(Object.entries(counts).map(([count, value]) => [count, String(value)])), ...named, PROVE: told };
  const status = run(bin('vitest'), ['run', '--project', 'slow', `packages/server/test/${file}.slow.test.ts`, '-t', title], { env });
  for (const line of existsSync(told) ? readFileSync(told, 'utf8').trim().split('\n') : []) say(`${name}: ${line}`);
  return status;
}
