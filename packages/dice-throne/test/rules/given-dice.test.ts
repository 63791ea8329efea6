/** Positions with dice on the table: what has been thrown, and what is left to throw. */
import { describe, expect, it } from 'vitest';
import { table } from '../fixture.ts';

const thrown = (given: object) => table({ dice: [1, 1, 1, 4, 6], Jana: { hero: 'thor' }, Petr: { hero: 'loki' }, ...given }, [6, 6]);

describe('a position with dice on the table', () => {
  it('goes on with the announcement when no attempt is left', () => {
    const t = thrown({});
    expect(t.world.phase).toBe('offence');
    expect(t.world.rolls.map(({ dice, left }) => ({ dice, left }))).toEqual([{ dice: [1, 1, 1, 4, 6], left: 0 }]);
    expect(t.pass().offersKey('announce hammered')).toBe(true);
  });
  it('goes on with the attempts that are left', () => {
    const t = thrown({ attempts: 1 }).do('Jana: reroll 45');
    expect(t.world.rolls.map(({ dice, left }) => ({ dice, left }))).toEqual([{ dice: [1, 1, 1, 6, 6], left: 0 }]);
  });
  it('belongs to the active player', () => {
    expect(thrown({ active: 'Petr' }).world.rolls[0]!.seat).toBe(1);
  });
  it.each([
    [{ dice: [1, 2, 3] }, 'expected 5 numbers from 1 to 6'],
    [{ dice: [1, 2, 3, 4, 7] }, 'expected 5 numbers from 1 to 6'],
    [{ at: 'main1' }, 'dice lie on the table only "at: offence"'],
    [{ attempts: 3 }, 'at most 2 are left after a throw'],
  ])('refuses %j', (given, why) => {
    expect(() => thrown(given)).toThrow(why);
  });
  it('refuses attempts without dice', () => {
    expect(() => table({ attempts: 1 })).toThrow('attempts are left only beside "dice"');
  });
});
