/** Chapters 24.2, 24.8 and 37: points by who controls, not by who owns; asked of the living. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';

/** A combat to its points: what is asked there. */
const points = (profile: Profile, jana: Plain, petr: Plain, tactic = 'shoot'): Table => {
  const t = table(profile, { Jana: { destiny: 0, ...(jana as object) }, Petr: { destiny: 0, ...(petr as object) } });
  return t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`).passWhile();
};

for (const profile of PROFILES)
  describe(`points and control (${profile})`, () => {
    it.each([
      ['Programmed', 'Machinator'],
      ['Recruitment', 'Inquisitor'],
    ])(
      'may be victory points for a warrior of your own whom another controls: %s',
      rules('DOT 24.2.6', 'DOT 24.8.4', 'DOT DR-84'),
      (take, host) => {
        const t = table(profile, {
          active: 'Petr',
          Jana: { destiny: 0, squad: { stolen: { card: 'Infantry', wounded: true } }, cohort: { a: 'Razide' } },
          Petr: { destiny: 9, hand: { take }, squad: { host } },
        });
        t.do('1: play take on stolen').passWhile();
        expect(t.card('stolen')).toMatchObject({ owner: 0, by: 1, zone: 'squad' });
        t.do('1: end', '0: attack', '0: attacker a', '0: defender stolen', '0: fight').passWhile();
        expect(t).toAsk(0, 'awarding.announce');
        expect(t.offersKey('victory 2 destiny 0')).toBe(true);
      },
    );
    it(
      'are destiny points for a warrior one controls, no matter who owns him',
      rules('DOT 24.2.6', 'DOT DR-66', 'DOT DR-84', 'DOT 24.2.11', 'DOT 24.8.5', 'DOT 24.2.4'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 0, squad: { a: 'Etoiles Mortant' } },
          Petr: { cohort: { own: { card: 'Heretic', by: 'Jana', wounded: true }, far: 'Razide' } },
        });
        // She has to attack the Dark Legion, be it in her own Kohort.
        t.do('0: attack', '0: attacker a', '0: defender own', '0: fight').passWhile();
        expect(t.card('own').zone).toBe('discard');
        expect(t.happened('pointsAnnounced', { seat: 0, victory: 0, destiny: 3 })).toBe(true);
      },
    );
    it('are destiny points for a mercenary’s kill though he dies with his victim', rules('DOT 32.32t', 'DOT 32.32s', 'DOT DR-66'), () => {
      const t = points(
        profile,
        { squad: { a: { card: 'Free Marine', wounded: true, gear: { out: { card: 'Insubordination', chosen: 2 } } } } },
        { cohort: { d: { card: 'Nepharite of Muawijhe', wounded: true } } },
      );
      t.do('1: victory 0').passWhile();
      expect([t.card('a').zone, t.card('d').zone]).toEqual(['discard', 'discard']);
      expect(t.happened('pointsAnnounced', { seat: 0, victory: 0, destiny: 7 })).toBe(true);
    });
  });
