/** Chapters 2.2 and 2.3: rounds, times of day, sudden death, lives. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR } from '../../fixture.ts';

const TIMES = ['morning', 'noon', 'evening', 'night'];

describe('rounds', () => {
  it(
    'are the times of day, over and over, the beginner first in each',
    rules('SCW 2.2.1.1', 'SCW 2.2.1.2', 'SCW 2.2.1.3', 'SCW 2.2.1.4', 'SCW 2.2.2.1', 'SCW 2.2.2.6', 'SCW R-25'),
    () => {
      const play = new Duel({
        at: 'round',
        round: 1,
        starter: 'Petr',
        Jana: { lives: 90, weapons: { a: { cost: 0 } } },
        Petr: { lives: 90, weapons: { b: { cost: 0 } } },
      });
      for (let i = 0; i < 20; i++) play.answer(play.asked!, 'end');
      const rounds = play.all('roundBegan').map(event => event as unknown as { round: number; time: string; rule: string });
      expect(rounds.slice(0, 10)).toEqual(
        Array.from({ length: 10 }, (_, i) => ({ type: 'roundBegan', round: i + 1, time: TIMES[i % 4], rule: 'SCW 2.2.1.3' })),
      );
      const turns = play.all('turnBegan').map(event => (event as unknown as { seat: number }).seat);
      expect(turns.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 ? JANA : PETR)));
      const order = play.events.map(({ type }) => type).filter(type => type === 'roundBegan' || type === 'turnBegan');
      expect(order.slice(0, 6)).toEqual(['roundBegan', 'turnBegan', 'turnBegan', 'roundBegan', 'turnBegan', 'turnBegan']);
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('take no lives in round %i', rules('SCW 2.3.3.1'), round => {
    const play = new Duel({ at: 'round', round, Jana: { lives: 1, weapons: { a: {} } }, Petr: { lives: 1, weapons: { b: {} } } });
    expect(play.lives).toEqual([1, 1]);
  });

  it.each([9, 10, 11, 12, 20])(
    'take five lives of both at the start of round %i',
    rules('SCW 2.3.3.1', 'SCW 2.3.3.2', 'SCW 6.1.1'),
    round => {
      const play = new Duel({ at: 'round', round, Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
      expect(play.lives).toEqual([15, 15]);
      expect(play).toHaveHappened({ type: 'suddenDeath', lost: 5, lives: [15, 15] }, 'SCW 2.3.3.2');
      expect(play.events.map(({ type }) => type).slice(0, 3)).toEqual(['roundBegan', 'suddenDeath', 'turnBegan']);
    },
  );

  it.each([
    [5, 5, null],
    [5, 6, PETR],
    [6, 5, JANA],
    [1, 4, null],
  ])(
    'with %i and %i lives end by sudden death in a draw or a win, by lives alone',
    rules('SCW 2.3.4.1', 'SCW 2.3.4.2', 'SCW 2.3.4.3', 'SCW R-23'),
    (jana, petr, winner) => {
      const play = new Duel({
        at: 'round',
        round: 9,
        Jana: { lives: jana, energy: 12, weapons: { a: {} } },
        Petr: { lives: petr, energy: 0, weapons: { b: {}, c: {} } },
      });
      if (winner === null) {
        expect(play).toBeDrawn();
        expect(play.outcome).toEqual({ places: [1, 1], rule: 'SCW 2.3.4.2', why: 'bothDefeated' });
      } else {
        expect(play).toBeWonBy(winner);
        expect(play.outcome!.places).toEqual(winner === JANA ? [1, 2] : [2, 1]);
      }
    },
  );
});

describe('lives', () => {
  it.each([
    [10, 3, 13],
    [18, 3, 20],
    [20, 3, 20],
    [19, 1, 20],
  ])(
    'of %i healed by %i are %i: never above the printed number',
    rules('SCW 2.7.2.1', 'SCW 2.7.2.2', 'SCW 3.4.5.1', 'SCW 3.4.5.3', 'SCW R-20'),
    (before, value, after) => {
      const play = new Duel(
        { Jana: { lives: before, weapons: { a: { wheel: `green heal ${value}` } } }, Petr: { weapons: { b: {} } } },
        { random: [1] },
      );
      play.answers(JANA, 'spin 0', 'use');
      expect(play.lives[JANA]).toBe(after);
      expect(play).toHaveHappened({ type: 'healed', gained: after - before, lives: after }, 'SCW 3.4.5.1');
    },
  );

  it.each([
    [9, 3, 11, 0],
    [10, 3, 12, 0],
    [11, 3, 12, 1],
    [12, 5, 12, 4],
  ])(
    'cost no energy: %i energy and an effect of %i make %i, and %i is lost',
    rules('SCW 3.4.1.1', 'SCW 3.4.1.2', 'SCW 3.4.1.3', 'SCW 2.6.1.2', 'SCW 2.6.1.6'),
    (before, value, after, wasted) => {
      const play = new Duel(
        { Jana: { energy: before, weapons: { a: { wheel: `green energy ${value}` } } }, Petr: { weapons: { b: {} } } },
        { random: [1] },
      );
      play.answers(JANA, 'spin 0', 'use');
      expect(play.side(JANA).energy).toBe(after);
      expect(play).toHaveHappened({ type: 'energyGained', energy: after, wasted }, 'SCW 3.4.1.1');
    },
  );

  it(
    'at zero or below end the game with nothing more played or asked',
    rules('SCW 2.3.1.2', 'SCW 2.3.2.1', 'SCW 2.3.2.2', 'SCW 2.7.3.2'),
    () => {
      const play = new Duel(
        {
          Jana: { energy: 9, weapons: { a: { wheel: 'red bite 9' }, b: { deferred: 'permanentAttack 1/1' } } },
          Petr: { lives: 3, weapons: { c: {} } },
        },
        { random: [1] },
      );
      play.answer(JANA, 'spin 0');
      expect(play.last.at(-1)).toMatchObject({ type: 'livesLost', seat: PETR, lives: -6 });
      expect(play).toBeWonBy(JANA);
      expect(play.position).toMatchObject({ decision: null, stack: [] });
    },
  );
});
