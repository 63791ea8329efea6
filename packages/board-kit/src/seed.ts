/** Repeatable choices for drawings: the same text always gives the same numbers. Not for anything that is played. */

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash ^= letter.codePointAt(0)!;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** A stream of numbers from 0 to 1 that belongs to a text (mulberry32). */
export function streamOf(text: string): () => number {
  let state = hashOf(text);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Draw {
  /** 0 up to but not including n. */
  below(n: number): number;
  /** Between two numbers, in steps of a hundredth. */
  between(low: number, high: number): number;
  one<T>(list: readonly T[]): T;
}

/** A stream of choices that belongs to a text. */
export function drawFrom(text: string): Draw {
  const next = streamOf(text);
  return {
    below: n => Math.floor(next() * n),
    between: (low, high) => Math.round((low + next() * (high - low)) * 100) / 100,
    one: list => list[Math.floor(next() * list.length)]!,
  };
}
