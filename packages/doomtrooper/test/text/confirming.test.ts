/** Answers that ask "really?" first. */
import { describe, expect, it } from 'vitest';
import { needsConfirming } from '../../src/text/confirming.ts';

const at = { view: null, seat: 0 };
const losing = (lost: number) => ({ about: { open: 3, attack: 0, peaceful: 0, locked: false, lost }, ...at });

describe('"really?" is asked', () => {
  it('for the end of the turn with actions left, and for an attack that loses other actions', () => {
    expect(needsConfirming('acting.act', 'end', losing(0))).toBe(true);
    expect([losing(2), losing(0)].map(asked => needsConfirming('acting.act', 'attack', asked))).toEqual([true, false]);
    expect(needsConfirming('acting.act', 'meditate', losing(2))).toBe(false);
  });
  it('for giving up an attack, and for a change of the position', () => {
    expect(needsConfirming('attacking.defender', 'decline', { about: null, ...at })).toBe(true);
    expect(needsConfirming('judging.voted', 'agree', { about: null, ...at })).toBe(true);
  });
  it('for what hurts your own side', () => {
    const harms = { about: { harms: ['play 3 on 7'] }, ...at };
    expect(needsConfirming('window.answer', { play: 3, on: 7 }, harms)).toBe(true);
    expect(needsConfirming('window.answer', { play: 3, on: 8 }, harms)).toBe(false);
  });
});
