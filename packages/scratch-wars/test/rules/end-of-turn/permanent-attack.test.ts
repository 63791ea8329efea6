/** Chapter 3.5.1: permanent attacks. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('permanent attacks', () => {
  it(
    'strike by themselves, as one attack, at every end of the owner’s turn',
    rules('SCW 3.5.1.1', 'SCW 3.5.1.4', 'SCW 3.5.1.5', 'SCW R-11'),
    () => {
      const play = new Duel({
        Jana: { weapons: { a: { deferred: 'permanentAttack 2/1' }, b: { deferred: 'permanentAttack 3/1' }, c: {} } },
        Petr: { weapons: { d: {} } },
      });
      play.answer(JANA, 'end').answer(PETR, 'end').answer(JANA, 'end').answer(PETR, 'end');
      expect(play.lives).toEqual([20, 10]);
      expect(play.all('attacked')).toHaveLength(2);
    },
  );
});
