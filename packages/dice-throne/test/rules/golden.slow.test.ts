/** Golden playthroughs, one for each number of players. */
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { game } from '../../src/index.ts';

describe('a game', () => {
  for (const seats of [2, 3, 4])
    it(`is played as it was, among ${seats}`, () => {
      const heroes = ['thor', 'black-widow', 'loki', 'doctor-strange'].slice(0, seats);
      matchGolden(
        fileURLToPath(new URL(`../golden/${seats}-players.txt`, import.meta.url)),
        playthrough(game as never, { seats, options: { heroes }, seed: `golden ${seats}`, maxDecisions: 150 }),
      );
    });
});
