/** What things are worth to a bot. */
import { describe, expect, it } from 'vitest';
import { price } from '../../src/bot/worth.ts';
import { table } from '../fixture.ts';

describe('what effects are worth', () => {
  it('prices each point by what is left, and at the end lower', () => {
    const paid = (cp: number, cost: number, health = 50): number =>
      price(table({ Jana: { hero: 'thor', cp, health }, Petr: { hero: 'loki' } }).world, 0, cost);
    expect(paid(3, 3)).toBeGreaterThan(paid(2, 2));
    expect(paid(3, 1)).toBeLessThan(paid(2, 1));
    expect(paid(3, 3, 7)).toBeCloseTo(paid(3, 3) / 3);
  });
});
