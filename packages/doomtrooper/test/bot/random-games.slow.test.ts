/** Whole games of a bot. */
import { type Position, Random, seeded, winners } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { mind } from '../../src/bot/mind.ts';
import { game as doomtrooperGame } from '../../src/index.ts';
import type { World } from '../../src/rules/state.ts';

/** A random option, by its weight. */
function lot(position: Position<World>, random: Random): number {
  const { length } = position.decision!.options;
  if (length === 1) return 0;
  const weights = mind.weigh!(position);
  let left = (weights.reduce((sum, weight) => sum + weight, 0) * random.integer(0x1_0000)) / 0x1_0000;
  for (let i = 0; i < length; i++) if ((left -= weights[i]!) < 0) return i;
  return weights.findIndex(weight => weight > 0);
}

describe('games', () => {
  it('are won against chance by weights alone', () => {
    let won = 0;
    for (let game = 0; game < 8; game++) {
      const position = doomtrooperGame.start({ target: 15 }, 2, `chance ${game >> 1}`);
      const random = new Random(seeded(`chance ${game}`));
      while (position.decision) {
        const { seat, options } = position.decision;
        doomtrooperGame.advance(position, seat === game % 2 ? lot(position, random) : random.integer(options.length));
      }
      if (winners(position.outcome!).includes(game % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(7);
  });
});
