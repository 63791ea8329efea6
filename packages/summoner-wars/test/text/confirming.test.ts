/** Answers that ask "really?" first. */
import type { Option, Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { needsConfirming } from '../../src/text/confirming.ts';

const view = (moves: number, attacks: number): Plain => ({
  moves,
  attacks,
  field: [
    { id: 1, controller: 0 },
    { id: 2, controller: 1 },
    { id: 3, controller: 2 },
  ],
});
const confirms = (question: string, option: Option, moves = 0, attacks = 0): boolean =>
  needsConfirming(question, option, { about: null, view: view(moves, attacks) });

describe('"really?" is asked', () => {
  it('for a blow against the own side, a partner’s included', () => {
    expect([2, 3].map(on => confirms('attackPhase.chosen', { attack: 1, on }))).toEqual([false, true]);
  });
  it('for a phase that is ended with nothing done', () => {
    expect([confirms('attackPhase.chosen', 'end'), confirms('attackPhase.chosen', 'end', 0, 1)]).toEqual([true, false]);
    expect([confirms('movementPhase.chosen', 'end'), confirms('movementPhase.chosen', 'end', 1)]).toEqual([true, false]);
    expect(confirms('eventsPhase.chosen', 'end')).toBe(false);
  });
});
