/** Playthroughs as text: one game of each mode, every decision, every event, what each observer sees. `GOLDEN=update` writes them. */
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { fileURLToPath } from 'node:url';
import { it } from 'vitest';
import { game } from '../../src/index.ts';

it.each([
  ['starter', {}],
  ['pack', { preparation: 'pack' }],
])('a %s game matches its golden playthrough', (mode, options) => {
  matchGolden(fileURLToPath(new URL(`../golden/${mode}.txt`, import.meta.url)), playthrough(game, { options, seed: `golden ${mode}` }));
});
