/** Finding citations in sources. The ids in these samples need not exist. */
import { describe, expect, it } from 'vitest';
import { citationsIn, isChapter, lineOf, literalsIn, profilesIn, tagsIn, titlesIn } from '../scripts/citations.mjs';

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

describe('titles of tests', () => {
  it('open a call and are followed by more', () => {
    const source = `
      describe('group [SCW 1.1.1.1]', () => {
        it('plain [SCW 2.2.2.2]', () => { expect(f('[SCW 9.9.9.9]')).toBe('[SCW 8.8.8.8]'); });
        it.each([1, 2])(\`each \${'n'} [R-41]\`, n => {});
        it.skip('skipped [SCW 3.3.3.3]', () => {});
        it.todo('planned [SCW 4.4.4.4]');
        it('it\\'s [SCW 5.5.5.5]', () => {});
      });`;
    expect(titlesIn(source).map(({ title }) => title)).toEqual([
      'group [SCW 1.1.1.1]',
      'plain [SCW 2.2.2.2]',
      "each ${'n'} [R-41]",
      "it's [SCW 5.5.5.5]",
    ]);
  });

  it('carry tags, several in one title or in one bracket', () => {
    expect(tagsIn('halves nothing [SCW 3.4.9.3] [SCW R-41, SCW 3.4.9.4]', null).cites).toEqual(['SCW 3.4.9.3', 'SCW R-41', 'SCW 3.4.9.4']);
  });

  it('may use the short form of a ruling in the tests of its own game', () => {
    expect(tagsIn('[R-41]', 'scratch-wars').cites).toEqual(['SCW R-41']);
    expect(tagsIn('[A1]', 'summoner-wars').cites).toEqual(['SUM A1']);
    expect(tagsIn('[R01]', 'dice-throne').cites).toEqual(['DIT R01']);
    expect(tagsIn('[DR-01]', 'doomtrooper').cites).toEqual(['DOT DR-01']);
    expect(tagsIn('[SCW 3.4.9.3, R-41]', 'scratch-wars').cites).toEqual(['SCW 3.4.9.3', 'SCW R-41']);
    expect(tagsIn('[R-41]', null)).toEqual({ cites: [], malformed: [] });
    expect(tagsIn('[R-41]', 'dice-throne').cites).toEqual([]);
  });

  it('must not have tags that only look like citations', () => {
    expect(tagsIn('[SCW 3.4.9.3-5] [SCW] [DOT DR-]', 'scratch-wars').malformed).toEqual(['[SCW 3.4.9.3-5]', '[SCW]', '[DOT DR-]']);
    expect(tagsIn('an array [1, 2] and [x]', 'scratch-wars')).toEqual({ cites: [], malformed: [] });
  });

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
