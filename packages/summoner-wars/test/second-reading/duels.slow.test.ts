/** The second reading beside the engine, in whole random duels of all pairings. */
import { expect, it } from 'vitest';
import { decksOf } from '../decks.ts';
import { nothingCompared, playBeside } from './beside.ts';

it('the book read a second time agrees with the engine in whole duels of all pairings', () => {
  const compared = nothingCompared();
  for (let i = 0; i < 108; i++) playBeside(decksOf(i, 2), `whole second reading ${i}`, 5000, compared);
  for (const count of Object.values(compared)) expect(count).toBeGreaterThan(20);
}, 300_000);
