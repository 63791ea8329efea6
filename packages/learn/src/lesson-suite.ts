/** A game's lessons as a vitest suite: each is played to its end along every answer it takes, forwards and back. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf, verdict, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';
import { repositoryPath, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { LessonRun } from './lesson-run.ts';
import { readLesson, type Lesson } from './lesson.ts';

/** Who plays where a lesson lets go: a key for the seat that is asked. */
export type Player = (position: AnyPosition, seat: Seat) => string;

/** Along more lines than this a lesson is not walked: it lets the learner choose too freely. */
const MOST_LINES = 400;
/** A free part is not longer than this. */
const MOST_ANSWERS = 3000;

export interface LessonSuite {
  readonly game: AnyGame;
  readonly folder: URL;
  readonly ruleExists: (id: string) => boolean;
  /** Who plays where a lesson lets go, on both sides. */
  readonly player?: Player;
}

export function lessonSuite({ game, folder, ruleExists, player = promising(game) }: LessonSuite): void {
  const files = scenarioFiles(fileURLToPath(folder));
  const lessons = files.map(file => [repositoryPath(file), readFileSync(file, 'utf8')] as const);
  describe(`lessons of ${game.module.id}`, () => {
    it('are numbered from 1 without a gap', () => {
      const orders = lessons.map(([file, text]) => readLesson(text, file).order).toSorted((a, b) => a - b);
      expect(orders).toEqual(lessons.map((_, i) => i + 1));
    });
    it('are a handful, of a few minutes each', () => {
      expect(lessons.length).toBeGreaterThanOrEqual(5);
      expect(lessons.length).toBeLessThanOrEqual(8);
      for (const [file, text] of lessons) {
        const { minutes, steps } = readLesson(text, file);
        // What ends in a game takes as long as the game.
        expect([file, minutes >= 2 && minutes <= (steps.some(({ kind }) => kind === 'free') ? 5 : 4)]).toEqual([file, true]);
      }
    });
    it.each(lessons)('%s is played to its end along every answer it takes', (file, text) => {
      const lesson = readLesson(text, file);
      expect(rulesOf(lesson).filter(id => !ruleExists(id))).toEqual([]);
      expect(walk(game, lesson, player)).toBeGreaterThan(0);
    });
    it.each(lessons)('%s goes back to its beginning from its end', (file, text) => {
      const run = new LessonRun(game, readLesson(text, file), 'suite');
      const first = JSON.stringify([run.position, run.step]);
      while (run.step && !run.lost) {
        if (run.step.kind === 'free') playOn(game, run, player);
        else advance(run);
      }
      while (run.canGoBack) run.back();
      expect(JSON.stringify([run.position, run.step])).toBe(first);
    });
  });
}

const rulesOf = ({ rules, steps }: Lesson): string[] => [
  ...rules.map(({ id }) => id),
  ...steps.flatMap(step => (step.kind === 'explain' && step.rule !== null ? [step.rule] : [])),
];

/** Plays every line; gives their number. Each line is played from the beginning: a run is not copied. */
function walk(game: AnyGame, lesson: Lesson, player: Player): number {
  const open: string[][] = [[]];
  let lines = 0;
  while (open.length > 0) {
    const answers = open.pop()!;
    const run = new LessonRun(game, lesson, 'suite');
    let given = 0;
    for (;;) {
      const { step } = run;
      if (step === null) break;
      if (step.at) pointsSomewhere(run);
      if (step.kind === 'free') {
        playOn(game, run, player);
        if (run.step?.kind === 'free') throw new Error(`${lesson.file}:${run.step.line}: who plays what looks best does not get there`);
        continue;
      }
      if (step.kind !== 'expect') {
        run.next();
        continue;
      }
      const wanted = run.wanted();
      if (given === answers.length) {
        for (const other of wanted.slice(1)) open.push([...answers, other]);
        answers.push(wanted[0]!);
        wrongIsNotCarriedOut(run);
      }
      expect(run.answer(answers[given++]!)).toEqual({ kind: 'right' });
    }
    expect(run.step).toBe(null);
    if (++lines > MOST_LINES) throw new Error(`${lesson.file}: more than ${MOST_LINES} lines`);
  }
  return lines;
}

/** What is offered and not wanted changes nothing, and the file or a rule says why it is not wanted. */
function wrongIsNotCarriedOut(run: LessonRun): void {
  const wanted = run.wanted();
  const before = JSON.stringify(run.position);
  const unexplained = run.offers
    .filter(offered => !wanted.includes(offered))
    .filter(key => {
      const reply = run.answer(key);
      expect([key, reply.kind]).toEqual([key, 'wrong']);
      return reply.kind === 'wrong' && reply.text === null && reply.refusal === null;
    });
  expect([run.lesson.file, run.step!.line, unexplained]).toEqual([run.lesson.file, run.step!.line, []]);
  expect(JSON.stringify(run.position)).toBe(before);
}

/** A name of the file that the text points at is one that the file gives. */
function pointsSomewhere(run: LessonRun): void {
  const { at } = run.step!;
  if (at?.kind === 'piece') expect([run.lesson.file, at.name, run.knows(at.name)]).toEqual([run.lesson.file, at.name, true]);
  if (at?.kind === 'option') expect(run.offers.join(' | ')).toContain(run.wordFor(at));
}

function advance(run: LessonRun): void {
  if (run.step!.kind === 'expect') run.answer(run.wanted()[0]!);
  else run.next();
}

/** The option that looks best to the game's mind. */
const promising =
  (game: AnyGame): Player =>
  position => {
    const { options } = position.decision!;
    const weights = game.module.mind.weigh?.(position, 0) ?? options.map(() => 1);
    return keyOf(options[weights.indexOf(Math.max(...weights))]!);
  };

/** Plays a free part; the learner is asked only when it matters. */
function playOn(game: AnyGame, run: LessonRun, player: Player): void {
  for (let i = 0; i < MOST_ANSWERS && run.step?.kind === 'free' && !run.lost; i++) {
    const { seat } = run.position.decision!;
    const key = player(run.position, seat);
    if (seat !== run.me) run.answerFor(seat, key);
    else {
      expect(verdict(game, run.position)).not.toBe('hopeless');
      run.answer(key);
    }
  }
}
