/** Chapters 15, 34 and 37: who comes back into play goes only if another copy of him has come meanwhile. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

type Cards = { readonly [name: string]: Plain };
const AWAY = { mia: 'Missing in Action' };

for (const profile of PROFILES)
  describe(`coming back (${profile})`, () => {
    const back = (squad: Cards, petr: Cards = {}): Table =>
      table(profile, { at: 'window', Jana: { hand: { sweep: 'Sweep' }, squad }, Petr: petr })
        .do('0: play sweep on mia')
        .answered();
    const sean = { sean: { card: 'Sean Gallagher', gear: AWAY } };
    it('a personality stays beside others', rules('DOT 37.18', 'DOT 34.5'), () => {
      expect(back({ ...sean, lion: 'Golden Lion', valerie: 'Valerie Duval' }).card('sean').zone).toBe('squad');
    });
    it('copies in hiding or away do not count', rules('DOT 37.18', 'DOT 34.5'), () => {
      expect(back(sean, { hidden: { other: 'Sean Gallagher' } }).card('sean').zone).toBe('squad');
      const both = back(sean, { squad: { other: { card: 'Sean Gallagher', gear: { leave: 'Shore Leave' } } } });
      expect(both.card('sean').zone).toBe('squad');
    });
    it('anyone who is no personality comes back beside his like', rules('DOT 37.18', 'DOT 34.5'), () => {
      expect(back({ lion: { card: 'Golden Lion', gear: AWAY }, other: 'Golden Lion' }).card('lion').zone).toBe('squad');
    });
    it('a relic stays if it is the only one, and equipment whatever there is', rules('DOT 15.8'), () => {
      const t = back({
        lion: { card: 'Golden Lion', gear: { ...AWAY, club: 'The Shillelagh', mail: 'Combat Armor' } },
        other: { card: 'Golden Lion', gear: { same: 'Combat Armor' } },
      });
      expect([t.card('club').zone, t.card('mail').zone]).toEqual(['attached', 'attached']);
    });
  });

for (const profile of PROFILES)
  describe(`a stolen warrior (${profile})`, () => {
    it('brings what he carries, and leaves his unit', rules('DOT 35.1'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { prog: 'Programmed' } },
        Petr: {
          squad: {
            sgt: 'Drill Sergeant',
            one: { card: 'Free Marine', sergeant: 'sgt', gear: { mail: 'Combat Armor' } },
            two: { card: 'Free Marine', sergeant: 'sgt' },
          },
        },
      });
      t.do('0: play prog on one').passWhile();
      expect([t.card('one').by, t.card('mail').by, t.card('one').zone]).toEqual([0, 0, 'squad']);
      expect([t.card('one').sergeant, t.card('two').sergeant]).toEqual([null, t.id('sgt')]);
    });
    it('leaves his own unit without a sergeant', rules('DOT 35.1'), () => {
      const t = table(profile, {
        at: 'window',
        opened: true,
        Jana: { hand: { call: 'Call to the Station' } },
        Petr: { station: { sgt: 'Drill Sergeant', one: { card: 'Free Marine', sergeant: 'sgt' } } },
      });
      t.do('0: play call on sgt').answered();
      expect([t.card('sgt').by, t.card('sgt').zone, t.card('one').sergeant]).toEqual([0, 'station', null]);
    });
  });
