/** The arithmetic of rule coverage, on tiny books. */
import { describe, expect, it } from 'vitest';
import { coverageOf, markdownReport, problemsOf, testsByRule, textReport } from '../scripts/coverage.mjs';
import type { Evidence, Survey, SurveyedBook } from '../scripts/survey.mjs';

const empty: SurveyedBook = { rules: [], rulings: [] };

const books: Survey['books'] = {
  'scratch-wars': {
    rules: [
      { id: 'SCW 1.1', category: 'engine' },
      { id: 'SCW 1.2', category: 'engine' },
      { id: 'SCW 2.1', category: 'engine' },
      { id: 'SCW 2.2', category: 'meta' },
    ],
    rulings: [{ cite: 'SCW R-01' }, { cite: 'SCW R-02' }],
    headings: {
      chapters: [
        { number: '1', en: 'First' },
        { number: '2', en: 'Second' },
      ],
    },
  },
  'summoner-wars': empty,
  'dice-throne': empty,
  doomtrooper: {
    rules: [
      { id: 'DOT 1.1', category: 'engine', profile: 'both' },
      { id: 'DOT 1.2t', category: 'engine', profile: 'tournament' },
      { id: 'DOT 1.2s', category: 'engine', profile: 'standard' },
      { id: 'DOT 1.3', category: 'engine', profile: 'tournament' },
      { id: 'DOT 1.4', category: 'engine', profile: 'tournament' },
    ],
    rulings: [{ cite: 'DOT DR-01' }],
    inheritance: { intoStandard: ['DOT 1.3'], intoTournament: [] },
  },
};

const test = (cites: string[], profiles: Evidence['profiles'] = [], title = 'a test'): Evidence => ({
  kind: 'test',
  file: 'packages/x/test/a.test.ts',
  title,
  cites,
  profiles,
});

const cover = (evidence: Evidence[], more: Partial<Survey> = {}) =>
  coverageOf({ books, code: [], notApplicable: {}, verified: true, evidence, ...more });

describe('a game', () => {
  it('counts engine rules only', () => {
    expect(cover([])['scratch-wars']).toMatchObject({ engine: 3, cited: 0, tested: 0, missing: ['SCW 1.1', 'SCW 1.2', 'SCW 2.1'] });
    expect(cover([test(['SCW 2.2'])])['scratch-wars'].tested).toBe(0);
  });

  it('counts a rule as tested once, however many tests name it', () => {
    const { tested, missing } = cover([test(['SCW 1.1', 'SCW 2.1']), test(['SCW 1.1'])])['scratch-wars'];
    expect(tested).toBe(2);
    expect(missing).toEqual(['SCW 1.2']);
  });

  it('tells cited from tested', () => {
    expect(cover([test(['SCW 1.1'])], { code: ['SCW 1.2', 'SCW R-02'] })['scratch-wars']).toMatchObject({
      cited: 1,
      tested: 1,
      uncited: ['SCW 1.1', 'SCW 2.1'],
      rulings: { total: 2, cited: 1, tested: 0 },
    });
  });

  it('lists rules without a digital counterpart apart from the missing', () => {
    const { engine, tested, missing, notApplicable } = cover([test(['SCW 1.1'])], { notApplicable: { 'SCW 2.1': 'no wheel to hold' } })[
      'scratch-wars'
    ];
    expect(notApplicable).toEqual([{ id: 'SCW 2.1', why: 'no wheel to hold' }]);
    expect(missing).toEqual(['SCW 1.2']);
    expect(tested + missing.length + notApplicable.length).toBe(engine);
  });

  it('counts rulings too', () => {
    expect(cover([test(['SCW R-02'])])['scratch-wars']).toMatchObject({ rulings: { total: 2, tested: 1 }, missingRulings: ['SCW R-01'] });
  });

  it('takes nothing from the tests of another', () => {
    expect(cover([test(['SCW 1.1'])])['summoner-wars'].tested).toBe(0);
  });
});

describe('the profiles of Doomtrooper', () => {
  const profiles = (evidence: Evidence[]) => cover(evidence).doomtrooper.profiles!;

  it('have the rules of their own book, and the inherited ones beside', () => {
    const { tournament, standard } = profiles([]);
    expect(tournament).toMatchObject({ engine: 4, inherited: { engine: 0 } });
    expect(standard).toMatchObject({ engine: 2, inherited: { engine: 1, missing: ['DOT 1.3'] } });
  });

  it('count a test in the profile it names', () => {
    const { tournament, standard } = profiles([test(['DOT 1.1'], ['tournament'])]);
    expect(tournament.tested).toBe(1);
    expect(standard.tested).toBe(0);
    expect(profiles([test(['DOT 1.1'], ['tournament', 'standard'])]).standard.tested).toBe(1);
  });

  it('count a test without a profile only for rules of one book', () => {
    const { tournament, standard } = profiles([test(['DOT 1.1', 'DOT 1.2t', 'DOT 1.2s'])]);
    expect(tournament.missing).toEqual(['DOT 1.1', 'DOT 1.3', 'DOT 1.4']);
    expect(standard.missing).toEqual(['DOT 1.1']);
    expect(cover([test(['DOT 1.1'])]).doomtrooper.tested).toBe(1);
  });

  it('count an inherited rule where it is inherited', () => {
    const { tournament, standard } = profiles([test(['DOT 1.3'], ['standard'])]);
    expect(standard.inherited.tested).toBe(1);
    expect(tournament.missing).toContain('DOT 1.3');
    expect(cover([test(['DOT 1.3'], ['standard'])]).doomtrooper.tested).toBe(1);
  });

  it('take no proof from a profile in which the rule does not hold', () => {
    expect(cover([test(['DOT 1.4'], ['standard'])]).doomtrooper.tested).toBe(0);
  });
});

describe('wrong citations', () => {
  const problems = (more: Partial<Survey>) => problemsOf({ books, citations: [], tagged: [], notApplicable: {}, ...more });
  const at = (cite: string, chapterAllowed = false) => [{ cite, file: 'packages/x/src/a.ts', line: 12, chapterAllowed }];

  it('are named with their place', () => {
    expect(problems({ citations: at('SCW 9.9') })).toEqual(['packages/x/src/a.ts:12 cites SCW 9.9, which does not exist.']);
    expect(problems({ citations: at('SCW R-03') })).toHaveLength(1);
    expect(problems({ tagged: [{ tag: '[SCW 1]', file: 'f', line: 3 }] })).toEqual([
      'f:3 has [SCW 1] in a title; declare it with rules(…).',
    ]);
  });

  it('are not those that exist, nor chapters in comments', () => {
    expect(problems({ citations: [...at('SCW 1.1'), ...at('SCW R-01'), ...at('SCW 1', true)] })).toEqual([]);
    expect(problems({ citations: at('SCW 1') })).toHaveLength(1);
  });

  it('are excuses for what is no engine rule', () => {
    expect(problems({ notApplicable: { 'SCW 2.2': 'meta', 'SCW 2.1': 'fine' } })).toEqual([
      'packages/rulebooks/data/not-applicable.json names SCW 2.2, which is no engine rule.',
    ]);
  });
});

it('indexes tests and scenarios by rule, in a fixed order and without repetition', () => {
  const scenario: Evidence = {
    kind: 'scenario',
    file: 'packages/x/scenarios/s.yaml',
    title: { cs: 'Č', en: 'S' },
    cites: ['SCW 1.2'],
    profiles: [],
  };
  const index = testsByRule([test(['SCW 1.10', 'SCW 1.2'], [], 'b'), test(['SCW 1.2'], [], 'a'), test(['SCW 1.2'], [], 'b'), scenario]);
  const [only] = testsByRule([test(['SCW 1.1'], [], '%s of ${kind} › $id')])['SCW 1.1']!.tests;
  expect(only!.title).toBe('… of … › …');
  expect(Object.keys(index)).toEqual(['SCW 1.2', 'SCW 1.10']);
  expect(index['SCW 1.2']).toEqual({
    tests: [
      { file: 'packages/x/test/a.test.ts', title: 'a' },
      { file: 'packages/x/test/a.test.ts', title: 'b' },
    ],
    scenarios: [{ file: 'packages/x/scenarios/s.yaml', title: { cs: 'Č', en: 'S' } }],
  });
});

describe('the reports', () => {
  const report = cover([test(['SCW 1.1'])], { notApplicable: { 'SCW 2.1': 'no wheel to hold' }, verified: false });

  it('print counts and the missing, and say when nothing was verified', () => {
    const text = textReport(report);
    expect(text).toMatch(/Scratch Wars +3 +0 +1 +1 +1\n/);
    expect(text).toContain('engine rules without a test (SCW)\n  1.2\n');
    expect(text).toContain('unverified');
    expect(textReport(cover([]))).not.toContain('unverified');
  });

  it('write a document with chapters and reasons', () => {
    const text = markdownReport(report, books);
    expect(text).toContain('| Scratch Wars | 3 | 0 | 1 | 1 | 1 | 2 | 0 |');
    expect(text).toContain('- **1 First** (1): 1.2');
    expect(text).toContain('- SCW 2.1: no wheel to hold');
    expect(text).toContain('| standard | 2 | 0 | 0 | 2 | 1 | 0 |');
  });
});
