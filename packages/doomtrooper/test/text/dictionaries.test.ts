/** Both dictionaries: the same entries, and every card in both languages. */
import { describe, expect, it } from 'vitest';
import { DEFINITIONS, words } from '../../src/index.ts';

describe('words', () => {
  it('have the same entries in both languages', () => {
    expect(Object.keys(words.cs.refusals).toSorted()).toEqual(Object.keys(words.en.refusals).toSorted());
    expect(Object.keys(words.cs.questions).toSorted()).toEqual(Object.keys(words.en.questions).toSorted());
    expect(Object.keys(words.cs.outcomes).toSorted()).toEqual(Object.keys(words.en.outcomes).toSorted());
  });
  it('tell every card in both languages, and Czech is not English', () => {
    for (const { code, text } of DEFINITIONS) expect([code, text.cs !== text.en]).toEqual([code, true]);
  });
});
