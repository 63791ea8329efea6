/** A small generator for what must always come out the same: starter sets, packs opened from a seed. */
import type { Random } from './name.ts';

const WORD = 2 ** 32;

/** Mulberry32, with the top sliver of each word thrown away so that every number is equally likely. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    integer(n) {
      const even = WORD - (WORD % n);
      let drawn = word();
      while (drawn >= even) drawn = word();
      return drawn % n;
    },
  };
}
