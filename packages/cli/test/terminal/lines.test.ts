/** Lines as they reach a terminal. */
import { styled } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { painted, wrapped } from '../../src/terminal/lines.ts';

describe('what reaches a terminal', () => {
  it('carries no control sequence of a foreign name, with or without colours', () => {
    const evil = 'Evil\u001B]0;owned\u0007\u001B[2J\u009B31m\r\u202EeliF';
    for (const colour of [true, false]) {
      const shown = painted(`${evil} wins\n`, colour);
      // oxlint-disable-next-line no-control-regex -- they are what is looked for
      expect(shown).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/);
      expect(shown).toContain('Evil\uFFFD]0;owned');
      expect(shown.endsWith(' wins\n')).toBe(true);
    }
  });
  it('has colours only where there are any', () => {
    expect(painted(styled('bold', 'Thor') + styled('red', '!'), true)).toBe('\u001B[1mThor\u001B[0m\u001B[31m!\u001B[0m');
    expect(painted(styled('bold', 'Thor') + styled('red', '!'), false)).toBe('Thor!');
  });
});

describe('a long line', () => {
  it('is broken at spaces, set in, and its marks take no room', () => {
    expect(wrapped(`  ${styled('bold', 'aaa')} bbb ccc ddd`, 13)).toEqual([`  ${styled('bold', 'aaa')} bbb ccc`, '    ddd']);
    expect(wrapped('short', 13)).toEqual(['short']);
  });
  it('keeps a citation and a sign of per cent together', () => {
    expect(wrapped('A sentence.  [ABC 1.2]', 18)).toEqual(['A sentence.', '  [ABC 1.2]']);
    expect(wrapped('chance 41,2 %', 12)).toEqual(['chance', '  41,2 %']);
  });
});
