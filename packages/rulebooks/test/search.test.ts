/** Search: both languages, no diacritics needed, endings forgiven, the best first. */
import { describe, expect, it } from 'vitest';
import { ruleBook, search } from '../src/index.ts';
import { openLibrary } from '../src/library.ts';
import { fold, likeness } from '../src/search.ts';

const cites = (asked: string, language: 'cs' | 'en', options?: Parameters<typeof search>[2]) =>
  search(asked, language, options).map(({ cite }) => cite);

describe('in Czech', () => {
  it('needs no diacritics', () => {
    expect(cites('nahla smrt', 'cs', { game: 'scratch-wars' }).slice(0, 5)).toContain('SCW 2.3.3.1');
    expect(cites('náhlá smrt', 'cs')).toEqual(cites('nahla smrt', 'cs'));
    expect(cites('ZIVY PLOT', 'cs', { game: 'summoner-wars' })).toEqual(cites('živý plot', 'cs', { game: 'summoner-wars' }));
    expect(cites('zivy plot', 'cs', { game: 'summoner-wars' }).length).toBeGreaterThan(20);
  });

  it('forgives endings', () => {
    expect(cites('stity srapnel', 'cs', { game: 'scratch-wars' })).toContain('SCW 3.4.9.5.1');
    expect(cites('prokletych zbrani', 'cs', { game: 'scratch-wars' })).toContain('SCW 2.5.3.3');
    expect(cites('meditovat', 'cs', { game: 'doomtrooper' })).toContain('DOT 10.1');
  });

  it('finds rulings by their Czech question and shows it', () => {
    const [first] = search('bojovy trik nedostatek zivotu', 'cs', { game: 'scratch-wars' });
    expect(first).toMatchObject({ kind: 'ruling', cite: 'SCW R-68' });
    expect(first!.text).toContain('Bojový trik');
    expect(cites('kdo vybira kostku', 'cs', { game: 'summoner-wars' })[0]).toBe('SUM G3');
    expect(cites('kdy prichazi pravidelny bb', 'cs', { game: 'dice-throne' })[0]).toBe('DIT R83');
    expect(cites('souboj v souboji', 'cs', { game: 'doomtrooper' }).slice(0, 3)).toContain('DOT DR-63');
  });

  it('falls back to the English question of a ruling without a Czech one', () => {
    const { cs: _, ...english } = ruleBook('scratch-wars').rulings[0]!;
    const library = openLibrary([{ ...ruleBook('scratch-wars'), rulings: [english] }]);
    expect(library.search('R-01', 'cs')[0]!.text).toBe(english.question);
  });
});

describe('in English', () => {
  it('finds rules and rulings of all games', () => {
    expect(new Set(search('draw pile empty', 'en').map(({ game }) => game)).size).toBeGreaterThan(1);
    expect(cites('mulligan', 'en')).toContain('DIT R93');
    expect(cites('second hit of shrapnel shields', 'en').slice(0, 4)).toContain('SCW R-43');
  });

  it('shows the English text', () => {
    expect(search('sudden death', 'en', { game: 'scratch-wars' })[0]!.text).toMatch(/sudden death/i);
  });
});

it('finds words of the other language too, behind those of the reader', () => {
  expect(cites('sudden death', 'cs', { game: 'scratch-wars' })).toContain('SCW 2.3.3.1');
  const found = search('combo', 'cs', { game: 'scratch-wars' });
  expect(found.length).toBeGreaterThan(5);
});

describe('ranking', () => {
  it('puts entries with all the words alone', () => {
    const found = search('sabotáž bojeschopný', 'cs', { game: 'doomtrooper', limit: 100 });
    expect(found.length).toBeGreaterThan(0);
    for (const { cite, kind } of found) {
      if (kind === 'rule') {
        const rule = ruleBook('doomtrooper').rules.find(({ id }) => id === cite)!;
        expect(fold(`${rule.cs} ${rule.section} ${rule.en}`), cite).toMatch(/sabot/);
      }
    }
  });

  it('falls back to the most words when no entry has all', () => {
    const found = cites('šrapnel xylofon', 'cs', { game: 'scratch-wars' });
    expect(found).toContain('SCW 3.4.9.1');
  });

  it('sorts by score and keeps to the limit', () => {
    const found = search('weapon', 'en', { limit: 7 });
    expect(found).toHaveLength(7);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  });

  it('gives nothing for nothing', () => {
    expect(search('', 'cs')).toEqual([]);
    expect(search('  ?! ', 'en')).toEqual([]);
    expect(search('qqqqzzzz', 'en')).toEqual([]);
  });
});

describe('by number', () => {
  it('finds the rule cited, however it is spelt', () => {
    expect(cites('scw3.4.9.3', 'cs')).toEqual(['SCW 3.4.9.3']);
    expect(cites('dr-41', 'en')).toEqual(['DOT DR-41']);
    expect(cites('R-41', 'en')).toEqual(['SCW R-41']);
  });

  it('finds a whole section, and the number in every book', () => {
    expect(cites('SCW 3.4.1', 'cs')).toEqual(['SCW 3.4.1.1', 'SCW 3.4.1.2', 'SCW 3.4.1.3']);
    expect(new Set(search('7.2.3', 'en').map(({ game }) => game))).toContain('summoner-wars');
  });
});

describe('restricted', () => {
  it('to one game', () => {
    expect(new Set(search('attack', 'en', { game: 'dice-throne' }).map(({ game }) => game))).toEqual(new Set(['dice-throne']));
  });

  it('to a profile of Doomtrooper, with what that profile inherits', () => {
    const standard = cites('vítězných bodů', 'cs', { game: 'doomtrooper', profile: 'standard', limit: 500 });
    expect(standard).toContain('DOT 1.1s');
    expect(standard).not.toContain('DOT 1.1t');
    expect(cites('14.13', 'cs', { game: 'doomtrooper', profile: 'standard' })).toEqual(['DOT 14.13']);
    expect(cites('24.2.14', 'cs', { game: 'doomtrooper', profile: 'tournament' })).not.toContain('DOT 24.2.14');
  });
});

describe('likeness of words', () => {
  it('knows equal words, beginnings and endings', () => {
    expect(likeness('stit', 'stit')).toBe(1);
    expect(likeness('stit', 'stity')).toBe(0.8);
    expect(likeness('zbrane', 'zbrani')).toBe(0.6);
    expect(likeness('zivy', 'ziveho')).toBe(0.6);
    expect(likeness('weapons', 'weapon')).toBe(0.6);
    expect(likeness('combat', 'combo')).toBe(0);
    expect(likeness('utok', 'energie')).toBe(0);
    expect(likeness('na', 'naplno')).toBe(0);
  });
});
