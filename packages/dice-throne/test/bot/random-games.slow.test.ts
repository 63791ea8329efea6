/** Bots in whole games. */
import { Random, seeded, winners } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { game, module } from '../../src/index.ts';

describe('the mind of a bot', () => {
  it('wins nearly always against chance by its weights alone', () => {
    const heroes = module.options.fields.find(({ name }) => name === 'heroes')!.values!;
    let won = 0;
    for (let n = 0; n < 16; n++) {
      const seat = n % 2;
      const position = game.start({ heroes: [heroes[n % 8]!, heroes[(n + 3) % 8]!] }, 2, `mind ${n}`);
      const random = new Random(seeded(`mind ${n}`));
      while (position.decision) {
        const { options, seat: asked } = position.decision;
        const weights = module.mind.weigh!(position);
        game.advance(position, asked === seat ? weights.indexOf(Math.max(...weights)) : random.integer(options.length));
      }
      if (winners(position.outcome!).includes(seat)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(14);
  }, 120_000);
  it('weighs every option of many games without touching them, the same each time', () => {
    for (let n = 0; n < 6; n++) {
      const seats = 2 + (n % 3);
      const position = game.start({}, seats, `weigh ${n}`);
      const random = new Random(seeded(`weigh ${n}`));
      for (let step = 0; position.decision && step < 300; step++) {
        const before = JSON.stringify(position);
        const weights = module.mind.weigh!(position);
        expect(JSON.stringify(position)).toBe(before);
        expect(weights).toHaveLength(position.decision.options.length);
        expect(weights.every(weight => weight >= 0 && Number.isFinite(weight))).toBe(true);
        expect(weights.some(weight => weight > 0)).toBe(true);
        expect(module.mind.weigh!(position)).toEqual(weights);
        game.advance(position, random.integer(position.decision.options.length));
      }
    }
  }, 120_000);
});
