import { describe, expect, it } from 'vitest';
import { clockwise, drawn, isDraw, other, viewers, winners, won, worth, type Outcome } from '../src/index.ts';

const all = (outcome: Outcome): number[] => outcome.places.map((_, seat) => worth(outcome, seat));

describe('an outcome', () => {
  it('of a duel: one wins, one loses', () => {
    const outcome = won([1], 2, 'R 1', 'points');
    expect(outcome).toEqual({ places: [2, 1], rule: 'R 1', why: 'points' });
    expect(winners(outcome)).toEqual([1]);
    expect(isDraw(outcome)).toBe(false);
    expect(all(outcome)).toEqual([0, 1]);
  });

  it.each([2, 3, 4, 5, 6, 7])('of %i seats: one first, all others after that one', seats => {
    const outcome = won([0], seats, 'R 1', 'last');
    expect(winners(outcome)).toEqual([0]);
    expect(outcome.places).toEqual([1, ...Array.from({ length: seats - 1 }, () => 2)]);
    expect(worth(outcome, 0)).toBe(1);
    // What is won in all does not depend on how: half a win for each.
    expect(all(outcome).reduce((a, b) => a + b)).toBeCloseTo(seats / 2);
  });

  it.each([2, 3, 4, 5, 6, 7])('of %i seats may be a draw, which nobody wins', seats => {
    const outcome = drawn(seats, 'R 2', 'time');
    expect(isDraw(outcome)).toBe(true);
    expect(winners(outcome)).toEqual([]);
    expect(all(outcome)).toEqual(Array.from({ length: seats }, () => 0.5));
  });

  it('of teams: the winners share the first place, the others the place after all of them', () => {
    const twoOfFour = won([0, 2], 4, 'R 3', 'team');
    expect(twoOfFour.places).toEqual([1, 3, 1, 3]);
    expect(winners(twoOfFour)).toEqual([0, 2]);
    expect(isDraw(twoOfFour)).toBe(false);
    expect(worth(twoOfFour, 0)).toBeCloseTo(5 / 6);
    expect(worth(twoOfFour, 1)).toBeCloseTo(1 / 6);
    expect(winners(won([1, 3, 5], 6, 'R 3', 'team'))).toEqual([1, 3, 5]);
    expect(winners(won([0, 1, 2], 7, 'R 3', 'three against four'))).toEqual([0, 1, 2]);
  });

  it('may share any place: the best alone wins, several at the top win together', () => {
    const outcome: Outcome = { places: [2, 1, 2, 4], rule: 'R 4', why: 'points' };
    expect(winners(outcome)).toEqual([1]);
    expect(all(outcome)).toEqual([0.5, 1, 0.5, 0]);
    expect(winners({ ...outcome, places: [1, 1, 3] })).toEqual([0, 1]);
    expect(isDraw({ ...outcome, places: [1, 1, 1] })).toBe(true);
  });
});

describe('seats', () => {
  it('go clockwise from any of them', () => {
    expect(clockwise(0, 2)).toEqual([0, 1]);
    expect(clockwise(2, 4)).toEqual([2, 3, 0, 1]);
    expect(clockwise(6, 7)).toEqual([6, 0, 1, 2, 3, 4, 5]);
    expect([other(0), other(1)]).toEqual([1, 0]);
  });

  it('are looked at by each seat and by a spectator', () => {
    expect(viewers(3)).toEqual([0, 1, 2, 'spectator']);
  });
});
