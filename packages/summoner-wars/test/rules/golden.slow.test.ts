/** Playthroughs as text: every decision, every event, what each observer sees. `GOLDEN=update` writes them. */
import { fileURLToPath } from 'node:url';
import { matchGolden, playthrough } from '@kolbiste/testkit';
import { describe, it } from 'vitest';
import { game } from '../../src/index.ts';

const golden = (name: string): string => fileURLToPath(new URL(`../golden/${name}.txt`, import.meta.url));
describe('golden playthroughs', () => {
  it('of a duel', () =>
    matchGolden(
      golden('duel'),
      playthrough(game, { seed: 'golden', options: { decks: ['swamp-orcs', 'shadow-elves'] }, maxDecisions: 160 }),
    ));
  it('of teams', () =>
    matchGolden(
      golden('teams'),
      playthrough(game, {
        seed: 'golden',
        seats: 4,
        options: { decks: ['benders', 'deep-dwarves', 'mountain-vargath', 'sand-goblins'] },
        maxDecisions: 120,
      }),
    ));
});
