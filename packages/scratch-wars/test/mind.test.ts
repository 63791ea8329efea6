/** The rough judgement that bots start from. */
import { newTable } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { scratchWarsGame } from '../src/index.ts';
import { duelFrom, JANA, PETR, worldOf } from './duel-from.ts';

type Side = { readonly weapons?: object; readonly [word: string]: unknown };
/** What a position is worth to both. Both have a weapon to act with, so that nothing goes on by itself. */
const worth = (jana: Side, petr: Side = {}): number[] => {
  const armed = (name: string, { weapons, ...side }: Side) => ({ ...side, weapons: { ...weapons, [name]: { cost: 0 } } });
  const world = worldOf(duelFrom({ Jana: armed('x', jana), Petr: armed('y', petr) }));
  return [JANA, PETR].map(seat => scratchWarsGame.evaluate(world, seat));
};

describe('a position', () => {
  it('is worth as much to one as the other loses by it', () => {
    const [jana, petr] = worth(
      { lives: 12, energy: 5, weapons: { a: {}, b: { deferred: 'shield 2/2' } } },
      { lives: 9, weapons: { c: { state: 'cursed' } } },
    );
    expect(jana! + petr!).toBeCloseTo(1);
    expect(jana).toBeGreaterThan(0.5);
  });

  it('is even when nothing tells the sides apart', () => {
    expect(worth({ weapons: { a: {} } }, { weapons: { b: {} } })).toEqual([0.5, 0.5]);
    expect(scratchWarsGame.evaluate(worldOf(newTable(scratchWarsGame, { options: { preparation: 'pack' } })), JANA)).toBe(0.5);
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

  it('that is over is won, lost or drawn', () => {
    const [lost, won] = worth({ lives: 0 }, { lives: 1 });
    expect(lost).toBeCloseTo(0, 6);
    expect(won).toBeCloseTo(1, 6);
    expect(worth({ lives: -3 }, { lives: 0 })).toEqual([0.5, 0.5]);
  });
});
