/** Look-up: rules, rulings and the data of their pages. */
import { describe, expect, it } from 'vitest';
import { doomtrooper } from '../src/books/doomtrooper.ts';
import { exists, rule, ruleBook, rulePage, ruling, rulingPage, spellCitation } from '../src/index.ts';
import { openLibrary } from '../src/library.ts';

describe('look-up', () => {
  it('finds a rule and a ruling by their citation', () => {
    expect(rule('SCW 3.4.9.3')?.section).toBe('Zeppland shrapnel');
    expect(ruling('SCW R-41')?.rules).toContain('SCW 3.4.9.3');
    expect(ruling('DOT DR-100')?.id).toBe('DR-100');
  });

  it('tells citations that exist from those that do not', () => {
    expect(exists('DIT 12.4.3')).toBe(true);
    expect(exists('DIT R99')).toBe(true);
    expect(exists('DIT R100')).toBe(false);
    expect(exists('SCW 3.4.9')).toBe(false);
    expect(exists('R-41')).toBe(false);
    expect(rule('SCW 99.1')).toBeNull();
    expect(ruling('SUM Z1')).toBeNull();
    expect(rulePage('toString')).toBeNull();
  });

  it('opens with the books given, and says so when another is asked for', () => {
    const library = openLibrary([doomtrooper]);
    expect(library.exists('DOT 1.1t')).toBe(true);
    expect(library.exists('SCW 3.4.9.3')).toBe(false);
    expect(() => library.ruleBook('scratch-wars')).toThrow('without the rulebook of scratch-wars');
  });
});

describe('the page of a rule', () => {
  const tests = {
    'SCW 3.4.9.3': {
      tests: [{ file: 'packages/scratch-wars/test/shrapnel.test.ts', title: 'the second hit' }],
      scenarios: [
        { file: 'packages/scratch-wars/scenarios/shrapnel.yaml', title: { cs: 'Šrapnel zasáhne dvakrát', en: 'Shrapnel hits twice' } },
      ],
    },
  };

  it('holds paraphrase, chapter, section, rulings, tests and scenarios', () => {
    const page = rulePage('SCW 3.4.9.3', tests)!;
    expect(page).toMatchObject({
      kind: 'rule',
      game: 'scratch-wars',
      category: 'engine',
      chapter: { number: '3', en: 'Weapon effects', cs: 'Efekty zbraní' },
      section: { number: '3.4.9', en: 'Zeppland shrapnel', cs: 'Zepplandský šrapnel' },
      profiles: [],
      previous: 'SCW 3.4.9.2.6',
      next: 'SCW 3.4.9.4',
    });
    expect(page.cs).toContain('druhý zásah');
    expect(page.rulings.map(({ cite }) => cite)).toContain('SCW R-41');
    expect(page.tests).toEqual(tests['SCW 3.4.9.3'].tests);
    expect(page.scenarios).toEqual(tests['SCW 3.4.9.3'].scenarios);
    expect(rulePage('SCW 3.4.9.4', tests)!.tests).toEqual([]);
  });

  it('names the same statement elsewhere, in both directions', () => {
    expect(rule('SCW 3.4.1.3')!.sameAs).toBe('SCW 2.6.1.2');
    expect(rulePage('SCW 3.4.1.3')!.sameAs).toContain('SCW 2.6.1.2');
    expect(rulePage('SCW 2.6.1.2')!.sameAs).toContain('SCW 3.4.1.3');
    expect(rulePage('SCW 2.6.1.2')!.sameAs).not.toContain('SCW 2.6.1.2');
  });

  it('says in which profiles a rule of Doomtrooper holds, the inherited ones included', () => {
    expect(rulePage('DOT 1.2')!.profiles).toEqual(['tournament', 'standard']);
    expect(rulePage('DOT 1.1t')).toMatchObject({ profile: 'tournament', profiles: ['tournament'] });
    expect(rulePage('DOT 14.13')).toMatchObject({ profile: 'tournament', profiles: ['tournament', 'standard'] });
    expect(rulePage('DOT 7.27')).toMatchObject({ profile: 'standard', profiles: ['tournament', 'standard'] });
    expect(rulePage('DOT 24.2.14')!.profiles).toEqual(['standard']);
  });

  it('shows where the two books differ', () => {
    expect(rulePage('DOT 40.2t')!.differences).toMatchObject([{ number: 8, tournament: '4', standard: '5' }]);
    expect(rulePage('DOT 10.1')!.differences).toEqual([]);
  });

  it('is there for every rule of every book', () => {
    for (const game of ['scratch-wars', 'summoner-wars', 'dice-throne', 'doomtrooper'] as const) {
      for (const { id } of ruleBook(game).rules) expect(rulePage(id)?.id).toBe(id);
    }
  });
});

describe('the page of a ruling', () => {
  it('holds the rules it is about and the principle it leans on', () => {
    const page = rulingPage('SCW R-53', { 'SCW R-53': { tests: [{ file: 'a', title: 'b' }], scenarios: [] } })!;
    expect(page.rules.map(({ id }) => id)).toContain('SCW 3.5.2.2');
    expect(page.principles.map(({ id }) => id)).toEqual(['P4']);
    expect(page.tests).toEqual([{ file: 'a', title: 'b' }]);
    expect(rulingPage('SCW 3.5.2.2')).toBeNull();
  });
});

describe('what somebody types', () => {
  it.each([
    ['scw 3.4.9.3', 'SCW 3.4.9.3'],
    ['SCW3.4.9.3', 'SCW 3.4.9.3'],
    [' dot 1.1T ', 'DOT 1.1t'],
    ['3.4.9.3', '3.4.9.3'],
    ['R-1', 'SCW R-01'],
    ['scw r41', 'SCW R-41'],
    ['r7', 'DIT R07'],
    ['DIT R-07', 'DIT R07'],
    ['dr-3', 'DOT DR-03'],
    ['DR100', 'DOT DR-100'],
    ['a01', 'SUM A1'],
    ['sum f17', 'SUM F17'],
  ])('%s means %s', (typed, meant) => {
    expect(spellCitation(typed)).toBe(meant);
  });

  it('is no citation when it is words', () => {
    expect(spellCitation('štít')).toBeNull();
    expect(spellCitation('round 9')).toBeNull();
    expect(spellCitation('7')).toBeNull();
  });
});
