import { describe, expect, it } from 'vitest';
import type { SeenEvent } from '@kolbiste/protocol';
import { rollsOf } from '../../src/board/rolls.ts';

const event = (type: string, fields: object): SeenEvent => ({ type, rule: 'SUM 7.5.20', ...fields });
const rolled = event('diceRolled', { attacker: 1, target: 2, dice: [1, 3, 6], hits: 2, faces: { 1: 'miner', 2: 'hunter' } });

describe('rolls', () => {
  it('tells hits from misses and counts the wounds', () => {
    const [roll] = rollsOf([rolled, event('wounded', { card: 2, wounds: 2, total: 2 }), event('destroyed', { card: 2, by: 0, square: 4 })]);
    expect(roll).toMatchObject({ kind: 'attack', byFace: 'miner', targetFace: 'hunter', hits: 2, wounds: 2, ends: ['destroyed'] });
    expect(roll!.dice.map(({ is }) => is)).toEqual(['miss', 'hit', 'hit']);
  });
  it('keeps another card’s wounds out', () => {
    expect(rollsOf([rolled, event('wounded', { card: 9, wounds: 1, total: 1 })])[0]!.wounds).toBeNull();
  });
  it('goes on with a roll that a question interrupted', () => {
    const [first] = rollsOf([rolled]);
    const after = rollsOf([event('dieIgnored', { card: 2, die: 6 }), event('wounded', { card: 2, wounds: 1, total: 1 })], first);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ hits: 1, wounds: 1 });
    expect(after[0]!.dice.map(({ is }) => is)).toEqual(['miss', 'hit', 'ignored']);
  });
  it('forgets an old roll when nothing follows it', () => {
    const [first] = rollsOf([rolled]);
    expect(rollsOf([event('turnBegan', { side: 1, turn: 2 })], first)).toEqual([]);
    expect(rollsOf([event('vineRolled', { card: 3, die: 2, free: false, faces: {} })], first)).toMatchObject([
      { kind: 'vine', ends: ['held'] },
    ]);
  });
});
