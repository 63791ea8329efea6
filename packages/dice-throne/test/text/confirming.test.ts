/** Answers that ask "really?" first. */
import { describe, expect, it } from 'vitest';
import '../../src/index.ts';
import { needsConfirming } from '../../src/text/confirming.ts';

/** Seat 1 is about to be dealt this much damage. */
const hit = (final: number, kind = 'last', seat = 1) => ({
  about: { kind },
  view: {
    players: [{ health: 4 }, { health: 4 }],
    damage: [
      { to: 1, final: final - 1 },
      { to: 1, final: 1 },
    ],
  },
  seat,
});

describe('"really?" is asked', () => {
  it('for giving up the attack or the defence', () => {
    expect(needsConfirming('offence.announced', 'none', hit(0))).toBe(true);
    expect(needsConfirming('defence.chosen', 'decline', hit(0))).toBe(true);
    expect(needsConfirming('defence.chosen', { defend: 'x' }, hit(9))).toBe(false);
  });
  it('for an attack given up before the first roll', () => {
    const stop = (dice: number[]): boolean =>
      needsConfirming('offence.attempted', 'stop', { about: null, view: { rolls: [{ dice }] }, seat: 0 });
    expect([stop([]), stop([1, 2, 3, 4, 5])]).toEqual([true, false]);
  });
  it('for a pass that lets a deadly hit through, by whom it kills and at the last moment', () => {
    expect(needsConfirming('window.answer', 'pass', hit(4))).toBe(true);
    expect(needsConfirming('window.answer', 'pass', hit(3))).toBe(false);
    expect(needsConfirming('window.answer', { play: 1 }, hit(4))).toBe(false);
    expect(needsConfirming('window.answer', 'pass', hit(4, 'last', 0))).toBe(false);
    expect(needsConfirming('window.answer', 'pass', hit(4, 'phase'))).toBe(false);
  });
  it('for a pass to an ability whose text alone would kill', () => {
    const announced = (health: number): boolean =>
      needsConfirming('window.answer', 'pass', {
        about: { kind: 'announced' },
        view: {
          players: [{ hero: 'scarlet-witch', levels: [1, 1, 1, 1, 1, 1, 1, 1, 1], health: 9 }, { health }],
          rolls: [{ seat: 0, dice: [6, 6, 6, 6, 6], announced: 'sealedYourFate', foreign: null }],
          damage: [],
        },
        seat: 1,
      });
    expect([announced(12), announced(13)]).toEqual([true, false]);
  });
  it('for a pass of whoever attacks, where what a defence gives back may kill', () => {
    const weak = (health: number): boolean =>
      needsConfirming('window.answer', 'pass', {
        about: { kind: 'defenceRolled' },
        view: { players: [{ health: 9 }, { health }], attack: { by: 1 }, damage: [] },
        seat: 1,
      });
    expect([weak(5), weak(6)]).toEqual([true, false]);
  });
  it('for leaving the dice of a defence as they lie, where the hit and what comes beside it would kill', () => {
    expect(needsConfirming('defence.rethrown', 'keep', hit(2))).toBe(true);
    expect(needsConfirming('extraAttempt.decided', 'decline', hit(2))).toBe(true);
    expect(needsConfirming('alterDice.altered', 'none', hit(2))).toBe(true);
    expect(needsConfirming('defence.rethrown', 'keep', hit(2, 'last', 0))).toBe(false);
    expect(needsConfirming('defence.rethrown', { reroll: 1 }, hit(4))).toBe(false);
  });
});
