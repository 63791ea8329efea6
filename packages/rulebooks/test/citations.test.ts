/** Finding citations in sources. The ids in these samples need not exist. */
import { describe, expect, it } from 'vitest';
import { citationsIn, declarationsIn, isChapter, lineOf, literalsIn, profilesIn, tagsInTitles } from '../scripts/citations.mjs';

describe('citations in text', () => {
  it('are rules and rulings with their prefix', () => {
    const text = 'see SCW 3.4.9.3, SCW R-41; DIT R01 (DOT 1.1t) DOT DR-100 and SUM A12.';
    expect(citationsIn(text).map(({ cite }) => cite)).toEqual(['SCW 3.4.9.3', 'SCW R-41', 'DIT R01', 'DOT 1.1t', 'DOT DR-100', 'SUM A12']);
  });

  it('are not other words', () => {
    expect(citationsIn('SCW rules, DOTA 2.3, R-41, SCW  3.4, DOT x1')).toEqual([]);
  });

  it('may name a chapter in a comment', () => {
    expect(isChapter('SCW 3.4', ['SCW 3.4.1.1'])).toBe(true);
    expect(isChapter('SCW 3.4', ['SCW 3.40.1'])).toBe(false);
  });
});

describe('literals of a source', () => {
  const literals = (source: string) => literalsIn(source).map(({ kind, text }) => [kind, text]);

  it('are strings, templates and comments', () => {
    expect(literals(`a('x', "y's") // 'z'\n/* "w" */ \`t\``)).toEqual([
      ['string', 'x'],
      ['string', "y's"],
      ['comment', "// 'z'"],
      ['comment', '/* "w" */'],
      ['template', 't'],
    ]);
  });

  it('are found inside templates, and end where they end', () => {
    expect(literals("`a ${b('c', { d: `e` })} f` + 'g'")).toEqual([
      ['template', "a ${b('c', { d: `e` })} f"],
      ['string', 'c'],
      ['template', 'e'],
      ['string', 'g'],
    ]);
  });

  it('are not confused by regular expressions, divisions and escapes', () => {
    expect(literals(String.raw`x = /['"/]'\//.test(y) / 2 + 'a\'b' / c; return /"/`)).toEqual([['string', String.raw`a\'b`]]);
  });

  it('know their line', () => {
    const source = "one\ntwo 'three'";
    expect(lineOf(source, literalsIn(source)[0]!.start)).toBe(2);
  });
});

describe('declarations of tests', () => {
  const source = `const BOOK = { night: { is: 'SCW 5.5.5.5' } };
      describe('group', () => {
        it('plain', rules('SCW 2.2.2.2', 'SCW R-41'), () => { expect(f('SCW 9.9.9.9')).toBe('x'); });
        describe.each([1])(\`of \${'n'}\`, () => {
          it.each([1, 2])('each %i', { ...rules('SUM A1'), timeout: 5 }, n => {});
        });
        it.skip('skipped', rules('SCW 3.3.3.3'), () => {});
        it.todo('planned');
        it("it's", several(book.is, 'DIT R01'), () => {});
        it('nothing', () => { rules('SCW 4.4.4.4'); });
      });`;

  it('are found beside the title, with the titles around it', () => {
    expect(declarationsIn(source)).toEqual([
      { title: 'group › plain', rules: ['SCW 2.2.2.2', 'SCW R-41'], line: 3 },
      { title: "group › of ${'n'} › each %i", rules: ['SUM A1'], line: 5 },
      { title: "group › it's", rules: ['SCW 5.5.5.5', 'DIT R01'], line: 9 },
    ]);
  });

  it('do not stand in titles', () => {
    expect(tagsInTitles("it('x', () => {});\nit('y [SCW 3.4.9.3] [a]', () => {});\nf('[SCW 1.1]');")).toEqual([
      { tag: '[SCW 3.4.9.3]', line: 2 },
    ]);
  });
});

describe('titles of tests', () => {
  it('say the profile', () => {
    expect(profilesIn('a (tournament)')).toEqual(['tournament']);
    expect(profilesIn('a (standard) b (tournament)')).toEqual(['standard', 'tournament']);
    expect(profilesIn('a (tournament and standard)')).toEqual(['tournament', 'standard']);
    expect(profilesIn('a (both profiles)')).toEqual(['tournament', 'standard']);
    expect(profilesIn('a (%s)')).toEqual(['tournament', 'standard']);
    expect(profilesIn('a (${profile})')).toEqual(['tournament', 'standard']);
    expect(profilesIn('a standard action (three of them)')).toEqual([]);
    expect(profilesIn('a (standard action)')).toEqual([]);
  });
});
