/** What listeners are told in one sentence. */
import { expect, it } from 'vitest';
import { text } from '../../src/index.ts';

const context = { seats: ['Jana', 'Petr'], view: null };
const told = (...events: readonly object[]) => [text.en.spoken!(events as never, context), text.cs.spoken!(events as never, context)];
const meditated = { type: 'meditated', seat: 1 };
const gained = (total: number, cause = 'meditation') => ({ type: 'destinyGained', seat: 1, n: 1, total, cause });
const paired = { type: 'paired', fight: 0, attacker: 3, defender: 4, faces: { 3: 0, 4: 1 } };
const tactic = { type: 'tacticChosen', fight: 0, tactic: 'shoot' };

it('meditations, with the destiny they lead to', () => {
  expect(told(meditated)).toEqual(['Petr meditates.', 'Petr medituje.']);
  expect(told(meditated, gained(3), meditated, gained(4))).toEqual([
    'Petr meditates 2 times: 4 destiny points in all.',
    'Petr medituje 2×: celkem 4 body osudu.',
  ]);
  expect(told(meditated, gained(3, 'card'))).toEqual([null, null]);
});

it('an attack, with its tactic and no more', () => {
  const [alone] = told(paired);
  const [whole, czech] = told(paired, tactic);
  expect(whole).toBe(`${alone!.slice(0, -1)}: ${text.en.option('shoot', 'attacking.chosen', context, null).split(' · ')[0]}.`);
  expect(czech).toContain(', taktika ');
  expect(told(paired, tactic, meditated)).toEqual([null, null]);
  expect(told({ type: 'turnBegan', seat: 0, turn: 1 })).toEqual([null, null]);
});
