/** Answers that ask "really?" first. */
import { describe, expect, it } from 'vitest';
import { needsConfirming } from '../../src/board/confirming.ts';

const actions = (open: number, attack = 0) => ({ about: { open, attack, peaceful: 0, locked: false } });

describe('"really?" is asked', () => {
  it('for the end of the turn with actions left, and for an attack that loses other actions', () => {
    expect(needsConfirming('acting.act', 'end', actions(2))).toBe(true);
    expect([actions(3), actions(1), actions(0, 1)].map(asked => needsConfirming('acting.act', 'attack', asked))).toEqual([
      true,
      false,
      false,
    ]);
    expect(needsConfirming('acting.act', 'meditate', actions(3))).toBe(false);
  });
  it('for giving up an attack, and for a change of the position', () => {
    expect(needsConfirming('attacking.defender', 'decline', { about: null })).toBe(true);
    expect(needsConfirming('judging.voted', 'agree', { about: null })).toBe(true);
  });
});
