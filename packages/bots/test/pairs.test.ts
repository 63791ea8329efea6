/** Pairs of games, and tables on even ground. */
import { gameNamed } from '@kolbiste/games';
import { describe, expect, it } from 'vitest';
import { mirrored, pairsOf, sidesOf } from '../src/index.ts';

describe('pairs of games', () => {
  it('are won, split or lost, and a draw is a half of a game', () => {
    expect(pairsOf([1, 0.75, 0.5, 0.5, 0.25, 0])).toMatchObject({ won: 2, split: 2, lost: 2, share: 0.5 });
  });

  it('their interval is symmetric, narrows with their number, and of a handful tells little', () => {
    const width = (scores: readonly number[]): number => pairsOf(scores).high - pairsOf(scores).low;
    const { low, high } = pairsOf([1, 0, 0.5, 0.5]);
    expect(low + high).toBeCloseTo(1);
    const many = Array.from({ length: 100 }, (_, i) => [1, 0.5, 0.5, 0][i % 4]!);
    expect(width(many)).toBeLessThan(width(many.slice(0, 25)) / 1.7);
    expect(pairsOf([1, 1, 1]).low).toBeLessThan(0.5);
    expect(pairsOf(Array.from({ length: 20 }, () => 1)).low).toBeGreaterThan(0.6);
  });

  it('the split ones say that luck decided: the interval is narrower than of this many games on their own', () => {
    const split = Array.from({ length: 50 }, () => 0.5);
    const apart = Array.from({ length: 50 }, (_, i) => i % 2);
    expect(pairsOf(split).high - pairsOf(split).low).toBeLessThan((pairsOf(apart).high - pairsOf(apart).low) / 2);
  });
});

describe('even ground', () => {
  it.each(['summoner-wars', 'dice-throne', 'doomtrooper'])('%s: each side in turn, the same for everybody', id => {
    const { game } = gameNamed(id);
    const { option, sides } = sidesOf(game)!;
    const dealt = sides.map((_, n) => (mirrored(game, {}, n, 2) as unknown as { readonly [name: string]: readonly string[] })[option]);
    expect(dealt).toEqual(sides.map(side => [side, side]));
    for (let n = 0; n < sides.length; n++) expect(game.start(mirrored(game, {}, n, 2), 2, 'even').decision).not.toBeNull();
  });

  it('scratch-wars: both bring the same cards, another time others', () => {
    const { game } = gameNamed('scratch-wars');
    const pools = (n: number) => (mirrored(game, {}, n, 2) as unknown as { readonly pools: readonly (readonly string[])[] }).pools;
    expect(pools(1)[0]).toEqual(pools(1)[1]);
    expect(new Set(Array.from({ length: 8 }, (_, n) => JSON.stringify(pools(n)))).size).toBeGreaterThan(1);
  });
});
