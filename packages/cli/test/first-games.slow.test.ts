/**
 * From the first lesson to a first win takes twenty minutes at most, and who plays like a beginner wins: lessons are read and pressed
 * through, then a novice plays the first game against a novice.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { choose } from '@kolbiste/bots';
import type { AnyGame } from '@kolbiste/engine';
import { GAMES } from '@kolbiste/games';
import { LessonRun, readLesson } from '@kolbiste/learn';
import { scenarioFiles } from '@kolbiste/testkit';
import { expect, it } from 'vitest';

/** How fast somebody reads who does not know the game, and how long a press or a decision takes, with what is shown of it. */
const WORDS_A_MINUTE = 180;
const PRESS = 5 / 60;
const DECISION = 8 / 60;
const GAMES_PLAYED = 9;
const MOST_ANSWERS = 1500;

/** Up to the free part, or the end; gives the minutes it takes. */
function learn(run: LessonRun): number {
  let minutes = 0;
  for (let { step } = run; step && step.kind !== 'free'; { step } = run) {
    minutes += step.text.en.split(/\s+/).length / WORDS_A_MINUTE + PRESS;
    if (step.kind === 'expect') run.answer(run.wanted()[0]!);
    else run.next();
  }
  return minutes;
}

/** Both sides as novices; gives how many answers the learner gave, or null where the game was lost. */
function playFree(game: AnyGame, run: LessonRun, seed: string): number | null {
  let own = 0;
  for (let n = 0; n < MOST_ANSWERS && run.step?.kind === 'free' && !run.lost; n++) {
    const { position } = run;
    const { seat } = position.decision!;
    const knowledge = { game, position: game.redeal(position, seat, `${seed}/${n}`), seat };
    const { key } = choose(knowledge, 'novice', `${seed}/${n}`, { iterations: 1, until: Infinity, now: () => 0 });
    if (seat === run.me) own++;
    if (seat === run.me) run.answer(key);
    else run.answerFor(seat, key);
  }
  return run.step === null ? own : null;
}

it.each(GAMES.map(({ id, game }) => [id, game] as const))('%s: a first win within twenty minutes', (id, game) => {
  const lessons = scenarioFiles(fileURLToPath(new URL(`../../${id}/lessons`, import.meta.url)))
    .map(file => readLesson(readFileSync(file, 'utf8'), file))
    .toSorted((a, b) => a.order - b.order);
  const taught = lessons.reduce((minutes, lesson) => minutes + learn(new LessonRun(game, lesson, 'first')), 0);
  const games = Array.from({ length: GAMES_PLAYED }, (_, n) => {
    const run = new LessonRun(game, lessons.at(-1)!, `first game ${n}`);
    learn(run);
    expect(run.step?.kind).toBe('free');
    return playFree(game, run, `game ${n}`);
  });
  const won = games.filter(answers => answers !== null).toSorted((a, b) => a - b);
  expect(won.length).toBeGreaterThanOrEqual(GAMES_PLAYED - 1);
  const minutes = taught + won[Math.floor(won.length / 2)]! * DECISION;
  expect(minutes, `${taught} minutes of lessons`).toBeLessThanOrEqual(20);
  // What the page says of the lessons is not far from that.
  const said = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  expect(said).toBeLessThanOrEqual(20);
  expect(Math.abs(said - minutes), `the files say ${said} minutes, it takes ${minutes}`).toBeLessThanOrEqual(3);
});
