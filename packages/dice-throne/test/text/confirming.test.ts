/** Answers that ask "really?" first. */
import { describe, expect, it } from 'vitest';
import { needsConfirming } from '../../src/text/confirming.ts';

/** Seat 1 is about to be dealt so much damage. */
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
  it('for a pass that lets a deadly hit through, by whom it kills and at the last moment', () => {
    expect(needsConfirming('window.answer', 'pass', hit(4))).toBe(true);
    expect(needsConfirming('window.answer', 'pass', hit(3))).toBe(false);
    expect(needsConfirming('window.answer', { play: 1 }, hit(4))).toBe(false);
    expect(needsConfirming('window.answer', 'pass', hit(4, 'last', 0))).toBe(false);
    expect(needsConfirming('window.answer', 'pass', hit(4, 'phase'))).toBe(false);
  });
});
