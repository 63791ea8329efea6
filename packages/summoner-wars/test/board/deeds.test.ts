/** What each side did last stays marked until its next turn; two sides with one faction are told apart. */
import type { SeenEvent } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { deedsAfter, type Deeds } from '../../src/board/deeds.ts';
import { isSecond } from '../../src/board/palette.ts';

const event = (type: string, fields: object): SeenEvent => ({ type, rule: 'SUM 7.5.20', ...fields });
const turn = (side: number): SeenEvent => event('turnBegan', { side, turn: 1 });
const step = (card: number, from: number, to: number): SeenEvent => event('stepped', { card, from, to });
const strike = (attacker: number, target: number): SeenEvent => event('diceRolled', { attacker, target, dice: [3], hits: 1 });
const START: Deeds = { active: 0, bySide: {} };
const stood = (card: number): number | null => ({ 1: 10, 2: 20, 3: 30 })[card] ?? null;

describe('last deeds', () => {
  it('keep the whole way of the unit that moved last', () => {
    const { bySide } = deedsAfter(START, [step(1, 4, 10), step(2, 8, 14), step(2, 14, 20)], stood);
    expect(bySide[0]!.move).toEqual({ card: 2, path: [8, 14, 20] });
  });
  it('stay through the other side’s turn and go when the own begins', () => {
    const mine = deedsAfter(START, [step(1, 4, 10), strike(1, 3)], stood);
    const theirs = deedsAfter(mine, [turn(1), step(3, 30, 31)], stood);
    expect(theirs.bySide[0]).toEqual({ move: { card: 1, path: [4, 10] }, attack: { from: 10, to: 30 } });
    expect(theirs.bySide[1]!.move!.path).toEqual([30, 31]);
    const again = deedsAfter(theirs, [turn(0)], stood);
    expect(again.bySide[0]).toBeUndefined();
    expect(again.bySide[1]!.move!.path).toEqual([30, 31]);
  });
  it('strike from where the attacker has just gone', () => {
    expect(deedsAfter(START, [step(1, 10, 16), strike(1, 2)], stood).bySide[0]!.attack).toEqual({ from: 16, to: 20 });
  });
  it('mark no blow whose squares nobody knows', () => {
    expect(deedsAfter(START, [strike(1, 9)], stood).bySide[0]).toBeUndefined();
  });
});

it('the second side with one faction wears its own colours', () => {
  const sides = [{ faction: 'swamp-orcs' }, { faction: 'benders' }, { faction: 'swamp-orcs' }, { faction: null }] as const;
  expect(sides.map((_, side) => isSecond(sides as never, side))).toEqual([false, false, true, false]);
});
