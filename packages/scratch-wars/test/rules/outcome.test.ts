/** The technical cap on rounds. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { Duel } from '../fixture.ts';

describe('the technical cap', () => {
  it('is round 60 unless the table says otherwise, and is distinguished from the rules', rules('SCW R-22'), () => {
    expect(game.module.options.defaults.roundCap).toBe(60);
    // Two heroes that out-heal sudden death: only the cap ends it.
    const healer = (id: string) => ({ lives: 20, energy: 12, weapons: { [id]: { wheel: 'green heal 9', cost: 0 } } });
    const play = new Duel(
      { at: 'round', round: 1, Jana: healer('a'), Petr: healer('b') },
      { random: Array.from({ length: 200 }, () => 1) },
    );
    while (play.asked !== null) {
      const seat = play.asked;
      if (play.question === 'turn.acted' && play.lives[seat]! < 20) play.answers(seat, `spin ${seat}`, 'use');
      else play.answer(seat, 'end');
    }
    expect(play.outcome).toEqual({ places: [1, 1], rule: 'SCW R-22', why: 'roundCap' });
    expect(play.world.round).toBe(61);
    expect(play.lives).toEqual([20, 20]); // round 61 was never played
  });

  it('cannot be set below sudden death', rules('SCW R-22'), () => {
    expect(() => game.start({ roundCap: 8 }, 2, 'seed')).toThrow(/from 9 to 200/);
    expect(() => game.start({ roundCap: 9 }, 2, 'seed')).not.toThrow();
  });
});
