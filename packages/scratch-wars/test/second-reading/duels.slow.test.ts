/** The second reading beside the engine, in many random Duels. */
import { expect, it } from 'vitest';
import { madeUpTable } from '../made-up-cards.ts';
import { playBeside } from './beside.ts';

it('the book read a second time agrees with the engine in a thousand Duels', () => {
  const questions = new Map<string, number>();
  const tables = [() => ({}), () => ({ preparation: 'pack' }), (game: number) => madeUpTable(`long second ${game}`)];
  for (let i = 0; i < 1000; i++) playBeside(tables[i % 3]!(i), `long second reading ${i}`, questions);
  expect(questions.size).toBe(11);
  for (const count of questions.values()) expect(count).toBeGreaterThan(100);
}, 300_000);
