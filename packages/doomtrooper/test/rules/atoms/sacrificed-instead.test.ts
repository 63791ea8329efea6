/** Cards with the icon x that stay on a warrior: sacrificed whenever they would be discarded. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`the icon x (${profile})`, () => {
    for (const card of ['Captured!', 'V-3'])
      it(`sacrifices ${card} with its bearer, and alone`, rules('DOT 3.21', 'DOT 3.25', 'DOT DR-17'), () => {
        const given = () =>
          table(profile, {
            at: 'window',
            opened: true,
            Jana: { destiny: 10, hand: { wave: 'Wave of Righteousness', sweep: 'Sweep' }, station: { own: 'Golden Lion' } },
            Petr: { station: { foe: { card: 'Sea Lion', gear: { x: card, sword: 'Violator Sword' } } } },
          });
        const lost = given().do('0: play wave on foe').answered();
        expect([lost.card('foe').zone, lost.card('x').zone, lost.card('sword').zone]).toEqual(['discard', 'sacrificed', 'discard']);
        expect(given().do('0: play sweep on x').answered().card('x').zone).toBe('sacrificed');
      });
  });
