import { describe, expect, it } from 'vitest';
import { chanceOf, expected } from '../../../src/workshop/builder/odds.ts';

/** Every hand of `drawn` cards out of `library`, of which the first `wanted` are wanted: how many have at least this many. */
function enumerated({ library, wanted, drawn }: { library: number; wanted: number; drawn: number }, atLeast: number): number {
  let hands = 0;
  let good = 0;
  for (let bits = 0; bits < 1 << library; bits++) {
    let cards = 0;
    let hits = 0;
    for (let i = 0; i < library; i++)
      if (bits & (1 << i)) {
        cards++;
        if (i < wanted) hits++;
      }
    if (cards !== Math.min(drawn, library)) continue;
    hands++;
    if (hits >= atLeast) good++;
  }
  return good / hands;
}

describe('the odds of drawing', () => {
  it('are those of counting every hand', () => {
    for (const library of [1, 4, 9, 12])
      for (let wanted = 0; wanted <= library; wanted++)
        for (const drawn of [0, 1, 3, 7])
          for (const atLeast of [0, 1, 2, 4])
            expect(chanceOf({ library, wanted, drawn }, atLeast)).toBeCloseTo(enumerated({ library, wanted, drawn }, atLeast), 12);
  });
  it('stay exact for a deck of three hundred', () => {
    // 1 − C(276,7) / C(300,7)
    let none = 1;
    for (let i = 0; i < 7; i++) none *= (276 - i) / (300 - i);
    expect(chanceOf({ library: 300, wanted: 24, drawn: 7 })).toBeCloseTo(1 - none, 12);
  });
  it('of an empty library are none, and of all wanted ones certain', () => {
    expect(chanceOf({ library: 0, wanted: 0, drawn: 7 })).toBe(0);
    expect(chanceOf({ library: 60, wanted: 60, drawn: 7 }, 7)).toBe(1);
  });
  it('expect a share of what is drawn', () => {
    expect(expected({ library: 60, wanted: 24, drawn: 7 })).toBeCloseTo(2.8, 12);
    expect(expected({ library: 3, wanted: 2, drawn: 7 })).toBe(2);
  });
});
