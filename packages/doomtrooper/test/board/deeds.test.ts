import type { SeenEvent } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../../src/board/deeds.ts';

const event = (type: string, fields: object): SeenEvent => ({ type, rule: 'DOT 6.1', ...fields });

describe('signs of what the others’ cards did', () => {
  it('who fought is marked as such, whatever else he did', () => {
    const deeds = deedsOf([
      event('entered', { card: 3 }),
      event('entered', { card: 4 }),
      event('paired', { attacker: 3, defender: 9 }),
      event('uncovered', { card: 9 }),
      event('covered', { card: 3 }),
    ]);
    expect([...deeds]).toEqual([
      [3, 'attacked'],
      [4, 'entered'],
      [9, 'wasAttacked'],
    ]);
  });
  it('what is not done by a card leaves no sign', () => {
    expect(deedsOf([event('drew', { seat: 1 }), event('killed', { card: 2, by: 5 })]).size).toBe(0);
  });
});
