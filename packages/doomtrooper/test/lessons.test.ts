/** Every lesson of the game is played to its end along every answer it takes. */
import { readFileSync } from 'node:fs';
import { LessonRun, readLesson } from '@kolbiste/learn';
import { lessonSuite } from '@kolbiste/learn/lesson-suite';
import { exists } from '@kolbiste/rulebooks';
import { expect, it } from 'vitest';
import { game } from '../src/index.ts';

lessonSuite({ game, folder: new URL('../lessons', import.meta.url), ruleExists: exists });

it('in free play nobody is asked who could only pass', () => {
  const file = new URL('../lessons/8-first-game.yaml', import.meta.url);
  const run = new LessonRun(game, readLesson(readFileSync(file, 'utf8'), '8-first-game.yaml'), 'test');
  while (run.step?.kind === 'say') run.next();
  const asked: string[] = [];
  const WISHES = ['meditate', 'attack', 'fight', 'pass', 'keep', 'end'];
  for (let i = 0; i < 100 && run.step?.kind === 'free'; i++) {
    const key = WISHES.find(wish => run.offers.includes(wish)) ?? run.offers[0]!;
    const { seat } = run.position.decision!;
    if (seat === run.me) {
      asked.push(run.offers.join());
      run.answer(key);
    } else run.answerFor(seat, key);
  }
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).not.toContain('pass');
});
