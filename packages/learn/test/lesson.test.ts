import { describe, expect, it } from 'vitest';
import { miniGame } from '../../engine/test/mini/module.ts';
import { ScenarioError } from '@kolbiste/testkit';
import { LessonRun, readLesson } from '../src/index.ts';

const LESSON = `title: { en: Your first attack, cs: Tvůj první útok }
game: mini
seats: [Jana, Petr]
me: Jana
order: 1
minutes: 2
rules: [MINI 6.5]
given:
  turn: 3
  Jana:
    squad: { captain: Captain }
    hand: { bolt: Bolt }
  Petr:
    squad: { footman: { card: Footman, wounded: true } }
    hand: { silence: Silence }
steps:
  - say: { en: This is your squad., cs: Tohle je tvé mužstvo. }
    at: area squad
  - expect: attack
    say: { en: Attack., cs: Zaútoč. }
    hint: { en: The red one., cs: To červené. }
    wrong:
      end: { en: That ends your turn., cs: Tím končí kolo. }
  - expect: bolt
    say: { en: A bolt first., cs: Nejdřív blesk. }
  - answer: { Petr: silence }
  - expect: [captain]
    say: { en: With your captain., cs: Kapitánem. }
    at: piece captain
  - expect: any
    say: { en: Whom?, cs: Na koho? }
  - explain: { en: He fights., cs: Bojuje. }
    rule: MINI 6.5
`;
const start = (text = LESSON): LessonRun => new LessonRun(miniGame, readLesson(text, 'lesson.yaml'), 'test');
const told = (run: LessonRun): string | undefined => (run.step && 'text' in run.step ? run.step.text.en : undefined);

/** Jana needs one point, and her reaper gets it. */
const letGo = (winner: string): string =>
  LESSON.replace('order: 1', 'options: { target: 12 }\norder: 1').replace(
    /given:[^]*/,
    `given:
  Jana: { points: 11, squad: { reaper: Reaper } }
  Petr: { squad: { captain: Captain } }
steps:
  - free: { until: { outcome: { winner: ${winner} } }, bot: novice, coach: true }
    say: { en: Win., cs: Vyhraj. }
  - say: { en: Over., cs: Konec. }
`,
  );
function win(run: LessonRun): void {
  const answers = ['attack', '0', '1', 'melee', '4'];
  for (let i = 0; i < 20 && run.position.decision; i++) {
    const { seat } = run.position.decision;
    const wish = ['pass', ...(run.offers.includes(answers[0]!) ? [answers.shift()!] : []), ...run.offers].find(key =>
      run.offers.includes(key),
    )!;
    if (seat === run.me) run.answer(wish);
    else run.answerFor(seat, wish);
  }
}

describe('a lesson', () => {
  it('tells, waits for the learner, and answers for the others', () => {
    const run = start();
    expect([told(run), run.me, run.progress]).toEqual(['This is your squad.', 0, { shown: 0, all: 6 }]);
    run.next();
    expect([told(run), run.wanted()]).toEqual(['Attack.', ['attack']]);
    expect(run.answer('attack')).toEqual({ kind: 'right' });
    expect(run.answer(run.wanted()[0]!)).toEqual({ kind: 'right' });
    // Petr has silenced it.
    expect(told(run)).toBe('With your captain.');
    expect(run.answer(run.wanted()[0]!)).toEqual({ kind: 'right' });
    expect(told(run)).toBe('Whom?');
    expect(run.wanted()).toEqual(run.offers);
    run.answer(run.offers[0]!);
    expect(told(run)).toBe('He fights.');
    run.next();
    expect([run.step, run.progress]).toEqual([null, { shown: 6, all: 6 }]);
  });

  it('carries out no wrong answer: the file explains it, or the rule, or nobody', () => {
    const run = start();
    run.next();
    const before = JSON.stringify(run.position);
    expect(run.answer('end')).toEqual({ kind: 'wrong', text: { en: 'That ends your turn.', cs: 'Tím končí kolo.' }, refusal: null });
    const bolt = run.wordFor({ kind: 'piece', name: 'bolt' });
    expect(run.answer(bolt)).toMatchObject({ kind: 'wrong', text: null, refusal: { rule: 'MINI 3.4' } });
    expect(run.answer('no such thing')).toEqual({ kind: 'wrong', text: null, refusal: null });
    expect(JSON.stringify(run.position)).toBe(before);
    expect(told(run)).toBe('Attack.');
  });

  it('goes back one step at a time, to the table as it was', () => {
    const run = start();
    const first = JSON.stringify(run.position);
    run.next();
    run.answer('attack');
    run.answer(run.wanted()[0]!);
    run.answer(run.wanted()[0]!);
    const events = run.events.length;
    run.back();
    expect(told(run)).toBe('With your captain.');
    run.answer(run.wanted()[0]!);
    expect([told(run), run.events.length]).toEqual(['Whom?', events]);
    while (run.canGoBack) run.back();
    expect([told(run), run.events.length]).toEqual(['This is your squad.', 0]);
    expect(JSON.stringify(run.position)).toBe(first);
  });

  it('lets go until something holds, and goes on', () => {
    const run = start(letGo('Jana'));
    expect(run.step).toMatchObject({ kind: 'free', bot: 'novice', coach: true });
    win(run);
    expect(told(run)).toBe('Over.');
  });
});

describe('real play', () => {
  const look = (run: LessonRun): unknown[] => [run.lost, run.step?.kind, JSON.stringify(run.position)];
  it('that is lost is not the end of the lesson: it begins once more', () => {
    const run = start(letGo('Petr'));
    const first = JSON.stringify(run.position);
    win(run);
    expect([run.lost, run.step?.kind]).toEqual([true, 'free']);
    expect(run.again()).toBeGreaterThan(1);
    expect(look(run)).toEqual([false, 'free', first]);
    expect(run.again()).toBe(0);
  });
  it('goes back one answer of the learner at a time, with the same luck', () => {
    const run = start(letGo('Petr'));
    const seen: unknown[] = [];
    for (let given = 0; given < 3; given++) {
      seen.push(look(run));
      run.answer(run.offers.find(key => ['attack', '0', '1'].includes(key)) ?? run.offers[0]!);
    }
    const last = look(run);
    run.back();
    expect(look(run)).toEqual(seen[2]);
    run.answer(run.offers.find(key => ['attack', '0', '1'].includes(key)) ?? run.offers[0]!);
    expect(look(run)).toEqual(last);
    for (const before of seen.toReversed()) {
      run.back();
      expect(look(run)).toEqual(before);
    }
    expect(run.canGoBack).toBe(false);
  });
  it('goes back to the text before it, and from there to free play as it was', () => {
    const run = start(letGo('Petr').replace('steps:\n', 'steps:\n  - say: { en: Listen., cs: Slyš. }\n'));
    run.next();
    const free = look(run);
    run.answer(run.offers[0]!);
    expect(run.again()).toBe(1);
    expect(look(run)).toEqual(free);
    run.back();
    expect([told(run), run.canGoBack]).toEqual(['Listen.', false]);
    run.next();
    expect(look(run)).toEqual(free);
  });
});

describe('a wrong file says the line and what is wrong', () => {
  const wrong = (from: string, to: string): string => {
    expect(LESSON.split(from).length).toBeGreaterThan(1);
    try {
      start(LESSON.replace(from, to));
    } catch (error) {
      if (error instanceof ScenarioError) return `${error.line}: ${error.what}`;
      throw error;
    }
    throw new Error('the lesson is right');
  };
  it.each([
    ['me: Jana', 'me: Zdena', /^4: nobody is called "Zdena"; there is Jana and Petr/],
    ['seats: [Jana, Petr]\n', '', /^1: "seats" is missing/],
    ['order: 1', 'order: first', /^5: "order" must be a whole number/],
    ['at: area squad', 'at: the squad', /^18: "at" is one of area/],
    ['answer: { Petr: silence }', 'answer: Petr', /^26: an answer names one seat/],
    ['    hint:', '    help:', /^21: a step with "expect" has expect, say, at, hint, wrong, not "help"/],
    ['cs: Zaútoč. }', '}', /^20: the text has no "cs"/],
    ['- expect: attack', '- expext: attack', /^19: a step with "say" has say, at, not "expext"/],
    [LESSON.slice(LESSON.indexOf('  - expect')), '', /^16: a lesson in which the learner does nothing/],
  ])('%s → %s', (from, to, what) => {
    expect(wrong(from, to)).toMatch(what);
  });
});
