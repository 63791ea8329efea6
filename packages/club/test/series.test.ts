/** How a series is counted, and who begins. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstOfNext, isPlayable, standingOf, winnerOf, type GameEnd, type SeriesPlan, type Side } from '../src/index.ts';

const bestOf = (games: number): SeriesPlan => ({ kind: 'match', games, begins: 'loser' });
const kachung = (games: number): SeriesPlan => ({ kind: 'kachung', games, begins: 'loser' });
/** `a` and `b`: won by that player; `=`: drawn; `-`: ended without a result. */
const PLACES = { a: [1, 2], b: [2, 1], '=': [1, 1], '-': null } as const;
const played = (games: string, points: readonly (readonly [number, number])[] = []): GameEnd[] =>
  [...games].map((letter, i) => ({
    first: (i % 2) as Side,
    places: PLACES[letter as keyof typeof PLACES],
    points: points[i] ?? [0, 0],
  }));

describe('a match', () => {
  it.each([
    [1, 'a', true, 0],
    [1, '=', true, null],
    [3, '', false, null],
    [3, 'a', false, null],
    [3, 'ab', false, null],
    [3, 'bb', true, 1],
    [3, 'aba', true, 0],
    // One win and a draw can still be caught up with.
    [3, 'a=', false, null],
    [3, 'a==', true, 0],
    [3, 'a=b', true, null],
    [5, 'aab', false, null],
    [5, 'aaba', true, 0],
    [5, 'aaa', true, 0],
    // A game without a result takes up its place and counts for nobody.
    [3, '-a', false, null],
    [3, '-ab', true, null],
    [3, 'a-', false, null],
  ] as const)('best of %i, %s: over %s, won by %s', (games, ends, over, winner) => {
    expect(standingOf(bestOf(games), played(ends))).toMatchObject({ over, winner });
  });

  it('level on wins goes to the one who has more game points', () => {
    const ends = played('a=b', [
      [40, 31],
      [12, 12],
      [33, 41],
    ]);
    expect(standingOf(bestOf(3), ends)).toMatchObject({ winner: 0, score: { wins: [1, 1], draws: 1, points: [85, 84] } });
  });

  it('is over when time is called, as it stands then', () => {
    expect(standingOf(bestOf(3), played('b'), true)).toMatchObject({ over: true, winner: 1 });
    expect(standingOf(bestOf(3), [], true)).toMatchObject({ over: true, winner: null });
  });
});

describe('Kachung', () => {
  it('plays all its games, however it stands', () => {
    expect(standingOf(kachung(7), played('aaaaaa'))).toMatchObject({ over: false, score: { wins: [6, 0] } });
    expect(standingOf(kachung(7), played('aaaaaab'))).toMatchObject({ over: true, winner: 0, score: { wins: [6, 1] } });
  });
});

it('has sizes', () => {
  const sizes = (kind: SeriesPlan['kind']): number[] =>
    Array.from({ length: 20 }, (_, n) => n).filter(games => isPlayable({ kind, games }));
  expect(sizes('match')).toEqual([1, 3, 5]);
  expect(sizes('kachung')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(isPlayable({ kind: 'kachung', games: 3.5 })).toBe(false);
});

describe('who begins', () => {
  const lot: SeriesPlan = { ...bestOf(5), begins: 'lot' };
  it('the loser of the last game', () => {
    expect(firstOfNext(bestOf(5), [])).toBe(0);
    expect(firstOfNext(bestOf(5), played('a'))).toBe(1);
    expect(firstOfNext(bestOf(5), played('b'))).toBe(0);
    expect(firstOfNext(bestOf(5), played('ba'))).toBe(1);
  });
  it('after a draw, or a game without a result, the one who did not the last time', () => {
    expect(firstOfNext(bestOf(5), played('a='))).toBe(0);
    expect(firstOfNext(bestOf(5), played('-'))).toBe(1);
  });
  it('at random they change seats, no matter who has won', () => {
    expect(firstOfNext(lot, played('b'))).toBe(1);
    expect(firstOfNext(lot, played('ba'))).toBe(0);
  });
});

it('never goes on when nothing can change, never ends while it can, and counts every game', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '=', '-'), { maxLength: 15 });
  fc.assert(
    fc.property(fc.constantFrom(1, 3, 5), letters, (games, all) => {
      const plan = bestOf(games);
      let ends: GameEnd[] = [];
      for (const end of played(all.join(''))) {
        if (standingOf(plan, ends).over) break;
        ends = [...ends, end];
      }
      const { score, over, winner } = standingOf(plan, ends);
      const without = ends.filter(({ places }) => places === null).length;
      expect(score.wins[0] + score.wins[1] + score.draws + without).toBe(ends.length);
      expect(ends.length).toBeLessThanOrEqual(games);
      // Anyone who could win all that is left: does the end change?
      const rest = games - ends.length;
      const winners = (['a', 'b'] as const).map(letter => standingOf(plan, [...ends, ...played(letter.repeat(rest))]).winner);
      if (over) expect(new Set([...winners, winner]).size).toBe(1);
      else expect(winners[0]).not.toBe(winners[1]);
      for (const end of ends) expect([0, 1, null]).toContain(winnerOf(end));
    }),
  );
});
