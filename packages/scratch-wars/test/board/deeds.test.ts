import type { SeenEvent } from '@kolbiste/protocol';
import { describe, expect, it } from 'vitest';
import { deedsOf } from '../../src/board/deeds.ts';

const event = (type: string, fields: object): SeenEvent => ({ type, rule: 'SCW 2.4', ...fields });

describe('flags at what the opponent did last', () => {
  it('the hero says how many lives it cost, over several blows', () => {
    const flags = deedsOf([
      event('spun', { weapon: 2, sector: 0, free: false }),
      event('attacked', { seat: 0, target: 'hero', success: true }),
      event('livesLost', { seat: 1, lost: 3, lives: 17 }),
      event('livesLost', { seat: 1, lost: 2, lives: 15 }),
    ]);
    expect([...flags]).toEqual([
      ['weapon-2', { deed: 'spun', lost: 0 }],
      ['hero-1', { deed: 'hit', lost: 5 }],
    ]);
  });
  it('a blow outdoes what else happened at the weapon', () => {
    const flags = deedsOf([
      event('attacked', { seat: 1, target: { weapon: 4 }, success: true }),
      event('spun', { weapon: 4, sector: 1, free: false }),
      event('attacked', { seat: 1, target: { effect: 5 }, success: false }),
      event('shielded', { weapons: [6] }),
    ]);
    expect(flags.get('weapon-4')!.deed).toBe('hit');
    expect(flags.get('weapon-5')!.deed).toBe('missed');
    expect(flags.get('weapon-6')!.deed).toBe('blocked');
  });
});
