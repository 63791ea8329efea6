/** The second reading beside the engine, in a few random duels. */
import { expect, it } from 'vitest';
import { decksOf } from '../decks.ts';
import { nothingCompared, playBeside } from './beside.ts';

it('the book read a second time agrees with the engine: reach, vine walls, targets, dice, wounds, falls', () => {
  const compared = nothingCompared();
  for (let i = 0; i < 5; i++) playBeside(decksOf(i * 5 + 1, 2), `second reading ${i}`, 400, compared);
  expect(compared.reaches).toBeGreaterThan(500);
  expect(compared.targets).toBeGreaterThan(500);
  expect(compared.moves).toBeGreaterThan(60);
  expect(compared.attacks).toBeGreaterThan(40);
  expect(compared.wounds).toBeGreaterThan(40);
  expect(compared.falls).toBeGreaterThan(10);
});
