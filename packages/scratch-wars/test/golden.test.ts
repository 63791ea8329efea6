/** Playthroughs as text: one game of each mode, every decision, every event, what each observer sees. `GOLDEN=update` writes them. */
import { fileURLToPath } from 'node:url';
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { it } from 'vitest';
import { scratchWarsGame } from '../src/index.ts';

it.each([
  ['starter', {}],
  ['pack', { preparation: 'pack' }],
])('a %s game is played as ever', (mode, options) => {
  matchGolden(
    fileURLToPath(new URL(`../golden/${mode}.txt`, import.meta.url)),
    playthrough(scratchWarsGame, { options, seed: `golden ${mode}` }),
  );
});
