/** The countdown without a warrior, and empty libraries, whatever has brought them about. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

const countdownOf = (t: Table): number => t.side(0).countdown;

for (const profile of PROFILES)
  describe(`the countdown (${profile})`, () => {
    const rule = ['DOT 1.18', 'DOT DR-29'] as const;
    it('stops when the only warrior comes back from Shore Leave', rules(...rule), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { library: 0, countdown: 3, squad: { lion: { card: 'Golden Lion', gear: { leave: 'Shore Leave' } } } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      expect(countdownOf(t)).toBe(3);
      t.do('0: use leave as 0').passWhile(() => countdownOf(t) > 0 && t.asked !== null);
      expect(t.happened('countdownStopped', { seat: 0, rule: 'DOT 1.18' })).toBe(true);
    });
    it('stops when Missing in Action is taken off him', rules(...rule), () => {
      const t = table(profile, {
        at: 'window',
        Jana: {
          library: 0,
          countdown: 3,
          hand: { fix: 'Strategic Restructuring' },
          squad: { lion: { card: 'Golden Lion', gear: { mia: 'Missing in Action' } } },
        },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      expect(t.offersKey('play fix on mia')).toBe(true);
      t.do('0: play fix on mia').answered();
      expect(countdownOf(t)).toBe(0);
    });
    it('stops when the prisoner is free', rules(...rule), () => {
      const t = table(profile, {
        at: 'window',
        Jana: {
          library: 0,
          countdown: 2,
          hand: { fix: 'Strategic Restructuring' },
          station: { lion: { card: 'Golden Lion', gear: { jail: 'Captured!' } } },
        },
        Petr: { station: { foe: 'Sea Lion' } },
      });
      t.do('0: play fix on jail').answered();
      expect(countdownOf(t)).toBe(0);
    });
    it('goes on while nobody who can fight is there', rules(...rule), () => {
      const t = table(profile, {
        at: 'window',
        Jana: {
          library: 0,
          countdown: 2,
          hand: { fix: 'Strategic Restructuring' },
          squad: { lion: { card: 'Golden Lion', gear: { mia: 'Missing in Action', sword: 'Violator Sword' } } },
          player: { doomed: 'Doomed' },
        },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      t.do('0: play fix on doomed').answered();
      expect(countdownOf(t)).toBe(2);
    });
  });

it('stops as soon as the library holds cards again (tournament)', rules('DOT 1.16t', 'DOT DR-29'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { library: 0, countdown: 1, station: { cardinal: { card: 'Cardinal Durand', gear: { jail: 'Captured!' } } } },
    Petr: { hand: { wave: 'Wave of Righteousness' }, destiny: 10, station: { foe: 'Sea Lion' } },
  });
  t.do('1: play wave on cardinal').answered();
  expect([t.side(0).library.length, t.side(0).countdown]).toEqual([1, 0]);
});

describe('all libraries empty (standard)', () => {
  const both = ['DOT 1.21s', 'DOT DR-30'] as const;
  const given = (petr: number): Table =>
    table('standard', {
      at: 'window',
      Jana: { library: { last: 'Golden Lion' }, victory: 3, hand: { request: 'Expedite Request' }, squad: { lion: 'Golden Lion' } },
      Petr: { library: petr, squad: { foe: 'Sea Lion' } },
    });
  it('end the game at once, whatever took the last card', rules(...both), () => {
    const t = given(0).do('0: play request').answered();
    expect(t.position.outcome).toBeNull();
    t.do('0: take last');
    expect(t.position.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.21s' });
  });
  it('do not while one of them holds a card', rules(...both), () => {
    const t = given(1).do('0: play request').answered().do('0: take last');
    expect(t.position.outcome).toBeNull();
  });
});
