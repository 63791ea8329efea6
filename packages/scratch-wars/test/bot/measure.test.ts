/** What a position is worth to bots. */
import { newTable } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { Duel, JANA, PETR, worldOf } from '../fixture.ts';

type Side = { readonly weapons?: object; readonly [word: string]: unknown };

/**
 * What a position is worth to both, with this many actions left for Jana. Both have a weapon to act with, so that the turn does not
 * end automatically.
 */
const worth = (jana: Side, petr: Side = {}, actions = 0): number[] => {
  const armed = (name: string, { weapons, ...side }: Side) => ({ ...side, weapons: { ...weapons, [name]: { cost: 0 } } });
  const world = { ...worldOf(new Duel({ Jana: armed('x', jana), Petr: armed('y', petr) })), actions };
  return [JANA, PETR].map(seat => game.evaluate(world, seat));
};

describe('a position', () => {
  it('is worth to one what it costs the other', () => {
    const [jana, petr] = worth(
      { lives: 12, energy: 5, weapons: { a: {}, b: { deferred: 'shield 2/2' } } },
      { lives: 9, weapons: { c: { state: 'cursed' } } },
    );
    expect(jana! + petr!).toBeCloseTo(1);
    expect(jana).toBeGreaterThan(0.5);
  });

  it('is even when both sides are equal', () => {
    expect(worth({ weapons: { a: {} } }, { weapons: { b: {} } })).toEqual([0.5, 0.5]);
    expect(game.evaluate(worldOf(newTable(game, { options: { preparation: 'pack' } })), JANA)).toBe(0.5);
  });

  it('is better with more lives, more energy, and weapons in a better state', () => {
    const better = (more: Side, less: Side): void => expect(worth(more)[JANA]).toBeGreaterThan(worth(less)[JANA]!);
    better({ lives: 10 }, { lives: 9 });
    better({ energy: 4 }, { energy: 3 });
    const states: object[] = [
      { deferred: 'permanentAttack 2/2' },
      { deferred: 'shield 2/2' },
      {},
      { state: 'repairing' },
      { state: 'broken' },
      { state: 'cursed' },
    ];
    for (let i = 1; i < states.length; i++) better({ weapons: { a: states[i - 1]! } }, { weapons: { a: states[i]! } });
  });

  it('is better with more of the turn to come', () => {
    const [fresh, waiting] = worth({}, {}, 4);
    expect(fresh! + waiting!).toBeCloseTo(1);
    expect(fresh).toBeGreaterThan(worth({}, {}, 1)[JANA]!);
    expect(worth({}, {}, 1)[JANA]).toBeGreaterThan(0.5);
  });

  it('that is over is won, lost or drawn', () => {
    const [lost, won] = worth({ lives: 0 }, { lives: 1 });
    expect(lost).toBeCloseTo(0, 6);
    expect(won).toBeCloseTo(1, 6);
    expect(worth({ lives: -3 }, { lives: 0 })).toEqual([0.5, 0.5]);
  });
});
