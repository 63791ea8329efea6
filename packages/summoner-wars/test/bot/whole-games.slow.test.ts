/** Bots at a glance in whole games. */
import { Random, seeded, winners } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { draw, mind } from './glance.ts';

it('prunes never everything and judges all it is asked, in whole games', () => {
  for (let n = 0; n < 3; n++) {
    const decks = [
      ['deep-dwarves', 'swamp-orcs'],
      ['sand-goblins', 'shadow-elves'],
      ['mountain-vargath', 'benders'],
    ][n]!;
    const position = game.start({ decks }, 2, `glance/${n}`);
    const random = new Random(seeded(`lot/${n}`));
    for (let i = 0; i < 400 && position.decision; i++) {
      const before = i % 40 === 0 ? game.hash(position) : '';
      const weights = mind.weigh!(position);
      expect(weights).toHaveLength(position.decision.options.length);
      expect(weights.every(weight => weight >= 0 && Number.isFinite(weight))).toBe(true);
      expect(Math.max(...weights)).toBeGreaterThan(0);
      if (before) expect(game.hash(position)).toBe(before);
      game.advance(position, random.integer(position.decision.options.length));
    }
  }
});

it('by itself beats chance: of eight games all', () => {
  let won = 0;
  for (let n = 0; n < 8; n++) {
    const sides = ['deep-dwarves', 'swamp-orcs', 'sand-goblins', 'shadow-elves', 'mountain-vargath', 'benders'];
    const position = game.start({ decks: [sides[n % 6]!, sides[(n + 1 + (n >> 1)) % 6]!] }, 2, `policy/${n}`);
    const random = new Random(seeded(`policy/${n}`));
    while (position.decision) {
      const { seat, options } = position.decision;
      const index = seat === n % 2 ? draw(mind.weigh!(position), random) : random.integer(options.length);
      game.advance(position, index);
    }
    if (winners(position.outcome!).includes(n % 2)) won++;
  }
  expect(won).toBe(8);
});
