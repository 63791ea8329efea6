import { describe, expect, it } from 'vitest';
import { bracketOrder, firstRound, nextRound } from '../src/bracket.ts';
import { afterSeason, leagueGroups, robinRound, robinRounds } from '../src/round-robin.ts';

const names = (count: number): string[] => Array.from({ length: count }, (_, i) => `p${i + 1}`);

describe('a bracket', () => {
  it('has 1–8, 4–5, 2–7, 3–6', () => {
    expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  it('lets the higher seed begin, and the best two meet in the final', () => {
    const seeds = names(8);
    expect(firstRound(seeds)).toEqual([
      ['p1', 'p8'],
      ['p4', 'p5'],
      ['p2', 'p7'],
      ['p3', 'p6'],
    ]);
    const semis = nextRound(['p8', 'p4', 'p2', 'p3'], seeds);
    expect(semis).toEqual([
      ['p4', 'p8'],
      ['p2', 'p3'],
    ]);
    expect(nextRound(['p8', 'p2'], seeds)).toEqual([['p2', 'p8']]);
  });

  it('gives the highest seeds nobody where there are too few', () => {
    expect(firstRound(names(5))).toEqual([
      ['p1', null],
      ['p4', 'p5'],
      ['p2', null],
      ['p3', null],
    ]);
  });
});

describe('a round robin', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 11, 16])('of %i has every pair once, and everybody begins about as often as not', count => {
    const players = names(count);
    const met = new Map<string, number>();
    const begun = new Map(players.map(player => [player, 0]));
    for (let round = 1; round <= robinRounds(count); round++) {
      const pairs = robinRound(players, round);
      expect(new Set(pairs.flat()).size).toBe(pairs.length * 2);
      for (const [a, b] of pairs) {
        const both = [a, b].sort().join();
        met.set(both, (met.get(both) ?? 0) + 1);
        begun.set(a, begun.get(a)! + 1);
      }
    }
    expect(met.size).toBe((count * (count - 1)) / 2);
    expect([...met.values()].every(times => times === 1)).toBe(true);
    for (const times of begun.values()) expect(Math.abs(times - (count - 1) / 2)).toBeLessThanOrEqual(1);
  });
});

describe('a league', () => {
  it('has groups of about the wished size, the strongest first', () => {
    expect(leagueGroups(names(13), 6).map(group => group.length)).toEqual([7, 6]);
    expect(leagueGroups(names(3), 6)).toEqual([names(3)]);
    expect(leagueGroups(names(24), 8).flat()).toEqual(names(24));
  });

  it('moves two up and two down between neighbours', () => {
    const groups = [
      ['a1', 'a2', 'a3', 'a4'],
      ['b1', 'b2', 'b3', 'b4'],
      ['c1', 'c2', 'c3', 'c4'],
    ];
    const next = afterSeason(groups);
    expect(new Set(next.slice(0, 4))).toEqual(new Set(['a1', 'a2', 'b1', 'b2']));
    expect(new Set(next.slice(4, 8))).toEqual(new Set(['a3', 'a4', 'c1', 'c2']));
    expect(new Set(next.slice(8))).toEqual(new Set(['b3', 'b4', 'c3', 'c4']));
  });
});
