import { describe, expect, it } from 'vitest';
import { plural } from '../src/index.ts';

describe('plural forms', () => {
  const lives = { one: '# život', few: '# životy', many: '# života', other: '# životů' };

  it('of Czech: one, two to four, five and more, fractions', () => {
    const said = (n: number) => plural('cs', n, lives);
    expect(said(1)).toBe('1 život');
    expect([2, 3, 4].map(said)).toEqual(['2 životy', '3 životy', '4 životy']);
    expect([0, 5, 11, 12, 14, 21, 22, 100, 101].map(n => said(n).split(' ')[1])).toEqual(Array.from({ length: 9 }, () => 'životů'));
    expect(said(1.5)).toBe('1,5 života');
  });

  it('of English: one and other, with a decimal point', () => {
    const said = (n: number) => plural('en', n, { one: '# life', other: '# lives' });
    expect([0, 1, 2, 5, 21, 1.5].map(said)).toEqual(['0 lives', '1 life', '2 lives', '5 lives', '21 lives', '1.5 lives']);
  });

  it('fall back on the other form, and write every number sign, with a true minus', () => {
    expect(plural('cs', 3, { one: 'bod', other: 'bodů' })).toBe('bodů');
    expect(plural('cs', 1.5, { one: '# bod', few: '# body', other: '# bodů' })).toBe('1,5 bodů');
    expect(plural('cs', -2, { one: '# bod', few: '# body (#)', other: '# bodů' })).toBe('−2 body (−2)');
  });
});
