import { describe, expect, it } from 'vitest';
import { lettersFor } from '../src/table/letters.ts';

describe('letters for answers', () => {
  it('are single while the alphabet lasts', () => {
    expect(lettersFor(3)).toEqual(['a', 'b', 'c']);
    expect(lettersFor(26).at(-1)).toBe('z');
  });
  it('are never the same, and none begins another: typing one never waits for a second', () => {
    for (const count of [1, 26, 27, 100, 676]) {
      const letters = lettersFor(count);
      expect(letters).toHaveLength(count);
      expect(new Set(letters).size).toBe(count);
      expect(new Set(letters.map(letter => letter.length)).size).toBe(1);
    }
  });
});
