/** Chapters 31 and 32: what a warrior is: affiliation, Heretics, mercenaries, Apostles, Cultists. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { affiliationOf, isDoomtrooper, isFreelancer, isHeretic, isLegion } from '../../src/rules/status.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`the status of warriors (${profile})`, () => {
    it(
      "counts a Heretic as Dark Legion, tainted ones as both, ex-corporate mercenaries as nobody's",
      rules('DOT 32.1t', 'DOT 32.1s', 'DOT 32.3', 'DOT 32.4', 'DOT 32.26', 'DOT 32.27', 'DOT 32.29', 'DOT 32.33', 'DOT 32.34'),
      () => {
        const t = table(profile, {
          Jana: {
            squad: {
              tainted: { card: 'Golden Lion', gear: { a: 'Tainted!' } },
              turned: { card: 'Golden Lion', gear: { b: 'Dark Visitation' } },
              ex: 'Ex-Imperial Freelancer',
              bro: 'Mystic',
              out: { card: 'Golden Lion', gear: { c: { card: 'Insubordination', chosen: 8 } } },
            },
          },
          Petr: {},
        });
        const w = t.world,
          id = (name: string) => t.id(name);
        expect([
          isHeretic(w, id('tainted')),
          isLegion(w, id('tainted')),
          isDoomtrooper(w, id('tainted')),
          affiliationOf(w, id('tainted')) & 8,
        ]).toEqual([true, true, true, 8]);
        expect([isLegion(w, id('turned')), isDoomtrooper(w, id('turned')), affiliationOf(w, id('turned')) & 8]).toEqual([true, false, 0]);
        expect([affiliationOf(w, id('ex')), isDoomtrooper(w, id('ex')), isFreelancer(w, id('ex'))]).toEqual([0, true, true]);
        expect(isDoomtrooper(w, id('bro'))).toBe(true);
        expect([isFreelancer(w, id('out')), affiliationOf(w, id('out'))]).toEqual([true, 0]);
      },
    );
    it(
      "gives what is meant for a kind, not the kind's own ability: Wolfbane Honor Guard",
      rules('DOT 32.5', 'DOT 32.6', 'DOT 32.7', 'DOT 32.8'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { fury: 'Fury of the Clansmen' },
            squad: { guard: 'Wolfbane Honor Guard', sean: 'Sean Gallagher', clan: 'Clansman', lion: 'Golden Lion' },
          },
          Petr: { cohort: { neph: 'Razide' } },
        });
        expect(['guard', 'clan', 'lion'].map(name => t.offersKey(`play fury on ${name}`))).toEqual([true, true, false]);
        t.do('0: attack', '0: attacker guard', '0: defender neph', '0: fight').passWhile();
        const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
        expect(struck.strikes[0]!.rating).toBe(6);
      },
    );
    it(
      "bars Insubordination from mercenaries without affiliation; they pay 3 for their old corporation's cards",
      rules('DOT 32.29', 'DOT 32.30', 'DOT 32.31', 'DOT DR-83'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 5, hand: { no: 'Insubordination', tank: 'T-32 "Wolfclaw" JBT' }, squad: { ex: 'Ex-Bauhaus Freelancer' } },
          Petr: {},
        });
        t.do('0: play tank on ex', '0: inside').passWhile();
        expect(t.side(0).destiny).toBe(2);
        expect(ratingOf(t.world, t.id('ex'), 2, null)).toBe(8);
        t.do('0: meditate');
        expect(t.refusal('play no on ex')).toBe('DOT 32.29');
      },
    );
    it(
      'lets a Cultist be what his player last said, a Heretic always',
      rules('DOT 32.21', 'DOT 32.22', 'DOT 32.24', 'DOT 32.25', 'DOT DR-79', 'DOT 32.1t'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { x: 'Doomed' }, squad: { cult: { card: 'Demnogonis Cultist', chosen: 1 } } },
          Petr: { destiny: 8, hand: { flame: 'Cleansing Flame' } },
        });
        expect([isDoomtrooper(t.world, t.id('cult')), isHeretic(t.world, t.id('cult'))]).toEqual([true, true]);
        t.do('0: side cult');
        expect([isLegion(t.world, t.id('cult')), isHeretic(t.world, t.id('cult'))]).toEqual([true, true]);
        t.do('1: play flame on cult');
        // In answer to the flame nothing can be changed any more.
        while (t.asked !== 0) t.answer(t.asked!, 'pass');
        expect(t.offersKey('side cult')).toBe(false);
        t.passWhile();
        expect(t.card('cult').zone).toBe('discard');
      },
    );
    it('does not let a Cultist take it back', rules('DOT 32.23', 'DOT DR-79', 'DOT 32.21'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { x: 'Doomed' }, squad: { cult: { card: 'Demnogonis Cultist', chosen: 1 } } },
        Petr: { hand: { y: 'Doomed' } },
      });
      t.do('0: side cult').answer(1, 'pass');
      expect([t.asked, t.question, t.offersKey('side cult')]).toEqual([0, 'window.answer', false]);
    });
    it('equips Apostles, who follow nobody', rules('DOT 32.19', 'DOT 32.20'), () => {
      const t = table(profile, {
        Jana: { hand: { mail: 'Combat Armor', dance: 'Insane Dance' }, cohort: { lord: 'Muawijhe–Lord of Visions' } },
        Petr: {},
      });
      expect(t.offersKey('play mail on lord')).toBe(true);
      expect(t.refusal('play dance on lord')).toBe('DOT 13.3');
    });
  });
