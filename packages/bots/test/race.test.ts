/** Options race each other: who falls out when. */
import { Random, seeded } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { Tally } from '../src/knowledge.ts';
import { bestWithNoise, Race, scores } from '../src/race.ts';

/** Tries with this average, half of them by `spread` better, half worse. */
function tried(visits: number, mean: number, spread = 0.3): Tally {
  const tally = new Tally();
  tally.visits = visits;
  tally.total = visits * mean;
  tally.squares = visits * (mean ** 2 + spread ** 2);
  return tally;
}
const alike = (count: number): number[] => Array.from({ length: count }, () => 1);
const left = ({ order, size }: Race): number[] => order.slice(0, size);

describe('a race of options', () => {
  it('starts with what looks promising, the most promising first', () => {
    const weights = [1, 0, 3, 2];
    expect(
      left(
        new Race(
          weights.map(() => new Tally()),
          weights,
        ),
      ),
    ).toEqual([2, 3, 0]);
  });

  it('halves those that are left with the time that passes; two stay to the end', () => {
    const race = new Race(
      [0.5, 0.51, 0.52, 0.53, 0.54, 0.55, 0.56, 0.57].map(mean => tried(8, mean)),
      alike(8),
    );
    const sizes = [0.1, 0.32, 0.34, 0.6, 0.67, 0.99].map(share => {
      race.thin(share);
      return race.size;
    });
    expect(sizes).toEqual([8, 8, 4, 4, 2, 2]);
    expect(race.order).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('lets fall out at once what is clearly behind, but not after a few tries', () => {
    const few = new Race([tried(20, 0.2), tried(20, 0.8)], alike(2));
    few.thin(0);
    expect(left(few)).toEqual([1, 0]);
    const many = new Race([tried(100, 0.3), tried(100, 0.79), tried(100, 0.8)], alike(3));
    many.thin(0);
    expect(left(many)).toEqual([2, 1]);
  });

  it('takes what looks better where tries cannot tell', () => {
    const race = new Race([tried(50, 0.5), tried(50, 0.495)], [1, 4]);
    race.thin(0);
    expect(left(race)).toEqual([1, 0]);
  });
  it('trusts looks less where the game is all but decided', () => {
    const race = new Race([tried(50, 0.96), tried(50, 0.955)], [1, 4]);
    race.thin(0);
    expect(left(race)).toEqual([0, 1]);
  });
  it('trusts looks less where one decision changes little', () => {
    const race = new Race([tried(50, 0.5), tried(50, 0.495)], [1, 4], 0.25);
    race.thin(0);
    expect(left(race)).toEqual([0, 1]);
  });
});

describe('with noise', () => {
  const random = new Random(seeded('haze'));
  /** How often each option is taken for the best, of a thousand times, by the chances it came to; below 0: not tried. */
  const taken = (noise: number, chances: readonly number[], weights: readonly number[] = alike(chances.length)): number[] => {
    const counts = chances.map(() => 0),
      score = scores(
        chances.map(chance => (chance < 0 ? new Tally() : tried(10, chance))),
        weights,
        1,
      );
    for (let n = 0; n < 1000; n++) counts[bestWithNoise(noise, score, random)]!++;
    return counts;
  };

  it('without any the best is the best, and what was not tried is nothing', () => {
    expect(taken(0, [0.5, -1, 0.51, 0.49])).toEqual([0, 0, 1000, 0]);
    expect(taken(3, [-1, 0.1, -1])).toEqual([0, 1000, 0]);
  });

  it('what is nearly alike is mistaken often, what is far worse hardly ever', () => {
    const [best, near, far] = taken(0.3, [0.55, 0.54, 0.2]) as [number, number, number];
    expect(best).toBeGreaterThan(near);
    expect(near).toBeGreaterThan(300);
    expect(far).toBeLessThan(10);
  });

  it('a game that is all but won is ended: what comes nearer to it, and where tries cannot tell, what looks better', () => {
    expect(taken(0.45, [0.995, 0.98])[0]).toBeGreaterThan(990);
    expect(taken(0.45, [1, 1], [4, 1])[0]).toBeGreaterThan(900);
    expect(taken(0.45, [0.5, 0.5], [4, 1])[0]).toBeLessThan(650);
  });

  it('a sure win is not missed', () => {
    expect(taken(0.5, [1, 0.9])[0]).toBeGreaterThan(995);
  });

  it('the thicker it is, the more is mistaken', () => {
    const mistakes = [0.1, 0.3, 1].map(noise => taken(noise, [0.6, 0.5])[1]!);
    expect(mistakes).toEqual(mistakes.toSorted((a, b) => a - b));
    expect(mistakes[2]! - mistakes[0]!).toBeGreaterThan(200);
  });
});
