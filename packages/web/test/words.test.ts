/** Sentences about a match. */
import { describe, expect, it } from 'vitest';
import { safely } from '../src/table/words.ts';

describe('a sentence of a dictionary', () => {
  it('is not ended twice when a name ends it', () => {
    expect(safely(() => 'Jana plays Narrow Escape!.', '')).toBe('Jana plays Narrow Escape!');
    expect(safely(() => 'What Status Effects?.', '')).toBe('What Status Effects?');
    expect(safely(() => 'It is over.', '')).toBe('It is over.');
    expect(safely(() => 'And then...', '')).toBe('And then...');
  });

  it('that is missing or fails is told by its name', () => {
    expect(safely(() => '', 'drew')).toBe('drew');
    expect(
      safely(() => {
        throw new Error('no such card');
      }, 'drew'),
    ).toBe('drew');
  });
});
