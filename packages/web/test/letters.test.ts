import { describe, expect, it } from 'vitest';
import { lettersFor } from '../src/table/letters.ts';

const named = (count: number, crowd = false): { key: string; crowd: boolean }[] =>
  Array.from({ length: count }, (_, i) => ({ key: `${crowd ? 'reroll' : 'answer'} ${i}`, crowd }));
const ambiguous = (letters: readonly string[]): boolean =>
  letters.some((one, i) => letters.some((other, j) => i !== j && other.startsWith(one)));

describe('letters for answers', () => {
  it('are single while the alphabet lasts', () => {
    expect(lettersFor(named(3))).toEqual(['a', 'b', 'c']);
    expect(lettersFor(named(26)).at(-1)).toBe('z');
  });
  it('are never the same, and none begins another: typing one never waits for a second', () => {
    for (const [apart, crowd] of [
      [1, 0],
      [26, 0],
      [27, 0],
      [100, 0],
      [676, 0],
      [1, 31],
      [25, 26],
      [25, 27],
      [3, 100],
    ] as const) {
      const letters = lettersFor([...named(apart), ...named(crowd, true)]);
      expect(letters).toHaveLength(apart + crowd);
      expect(ambiguous(letters), `${apart} and ${crowd}`).toBe(false);
    }
  });
  it('a crowd that the board takes with a gesture leaves the single letters to the others', () => {
    const letters = lettersFor([...named(31, true), { key: 'stop' }]);
    expect(letters.at(-1)).toBe('a');
    expect(letters.slice(0, -1).every(letter => letter.length === 2)).toBe(true);
  });
  it('stay with their thing from step to step, also past a step without it', () => {
    const known = new Map<string, string>();
    expect(lettersFor([{ key: 'pass' }, { key: 'card 3' }, { key: 'card 7' }], known)).toEqual(['a', 'b', 'c']);
    expect(lettersFor([{ key: 'card 9' }, { key: 'card 7' }], known)).toEqual(['a', 'c']);
    expect(lettersFor([{ key: 'card 3' }, { key: 'card 7' }, { key: 'pass' }], known)).toEqual(['b', 'c', 'a']);
  });
  it('of two that had the same letter one gets another', () => {
    const known = new Map([
      ['one', 'a'],
      ['two', 'a'],
    ]);
    expect(lettersFor([{ key: 'one' }, { key: 'two' }], known)).toEqual(['a', 'b']);
  });
});
