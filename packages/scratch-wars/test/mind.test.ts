/** The rough judgement that bots start from. */
import { keyOf, type Position } from '@kolbiste/engine';
import { newTable, type Play } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { scratchWarsGame, type Duel } from '../src/index.ts';
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

/** The weights of the options that are asked about now, by key. */
function weights(play: Play): { readonly [key: string]: number } {
  const { mind } = scratchWarsGame.module;
  const position = play.position as Position<Duel>;
  const found = mind.weigh!(position);
  return Object.fromEntries(position.decision!.options.map((option, i) => [keyOf(option), found[i]!]));
}
const spinning = (wheel: string, petr: object = {}, jana: object = {}): Play =>
  duelFrom(
    { Jana: { weapons: { a: { cost: 0, wheel } }, ...jana }, Petr: { weapons: { b: { durability: 3 } }, ...petr } },
    { random: [1] },
  ).answer(JANA, 'spin 0');

describe('what looks promising', () => {
  it('is never to leave what a green wheel gives', () => {
    expect(weights(spinning('green heal 2', {}, { lives: 5 }))).toMatchObject({ use: 1, ignore: 0 });
    expect(weights(spinning('orange heal 2', {}, { lives: 5 }))['ignore']).toBeGreaterThan(0);
  });

  it('is the blow that ends the duel, before all others', () => {
    const aims = weights(spinning('red universalAttack 3', { lives: 3 }));
    expect(aims['hero']).toBeGreaterThan(10 * aims['weapon 1']!);
  });

  it('is a target that falls rather than one that stands', () => {
    const aims = weights(spinning('red weaponAttack 2', { weapons: { b: { durability: 2 }, c: { durability: 5 } } }));
    expect(aims['weapon 1']).toBeGreaterThan(5 * aims['weapon 2']!);
  });

  it('is a shield when the blow would be the last', () => {
    const asked = (lives: number) => weights(spinning('red heroAttack 4', { lives, weapons: { b: { deferred: 'shield 2/2' } } }));
    expect(asked(4)['shield 1']).toBeGreaterThan(10 * asked(4)['enough']!);
    expect(asked(20)['enough']).toBeGreaterThan(0.5);
  });

  it('is not to give up an effect that was paid for', () => {
    const play = duelFrom({
      Jana: {
        energy: 3,
        weapons: { a: { cost: 0, wheel: 'green heal 1' }, c: { deferred: 'permanentAttack 3/2', wheel: 'green heal 1' } },
      },
      Petr: { weapons: { b: {} } },
    });
    expect(weights(play)['cancel 1']).toBe(0);
  });
});
