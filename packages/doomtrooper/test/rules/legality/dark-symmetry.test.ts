/** Chapter 13: the Dark Symmetry. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`the Dark Symmetry (${profile})`, () => {
    const tournament = profile === 'tournament';
    it(
      "goes to one's own Dark Legion, Apostles' gifts to their followers",
      rules('DOT 13.1', 'DOT 13.2', 'DOT 13.3', 'DOT 13.4', 'DOT 13.6', 'DOT 13.9', 'DOT 13.11', 'DOT 13.19'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { distort: 'Distort', fire: 'Dark Fire' },
            squad: { lion: 'Golden Lion' },
            cohort: { necro: 'Necromutant', curator: 'Curator' },
          },
          Petr: { cohort: { foe: 'Necromutant' } },
        });
        expect(t.refusal('play distort on curator')).toBe('DOT 13.3');
        expect(t.refusal('play fire on lion')).toBe('DOT 13.1');
        expect(t.refusal('play fire on foe')).toBe('DOT 13.9');
        t.do('0: play distort on necro', '0: play fire on necro').passWhile();
        expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(5);
      },
    );
    it('is one copy on a warrior, and none on those who may not have it', rules('DOT 13.8s', 'DOT 13.10', 'DOT 36.1', 'DOT DR-95'), () => {
      const t = table(profile, {
        Jana: {
          hand: { fire: 'Dark Fire' },
          cohort: { necro: { card: 'Necromutant', gear: { x: 'Dark Fire' } }, stalker: 'Pretorian Stalker' },
        },
        Petr: {},
      });
      expect(t.refusal('play fire on necro')).toBe('DOT 13.10');
      expect(t.refusal('play fire on stalker')).toBe(profile === 'tournament' ? 'DOT 36.1' : 'DOT 13.8s');
      // A card that lets him take gifts helps him where only the normal way is barred.
      const chosen = table(profile, {
        Jana: { hand: { fire: 'Dark Fire' }, cohort: { stalker: { card: 'Pretorian Stalker', gear: { c: 'Chosen' } } } },
        Petr: {},
      });
      expect(chosen.refusal('play fire on stalker')).toBe(profile === 'tournament' ? null : 'DOT 13.8s');
      expect(chosen.offersKey('play fire on stalker')).toBe(profile === 'tournament');
    });
    it(
      "is open to Heretics, and to any Apostle's gift by Chosen",
      rules('DOT 13.12', 'DOT 13.16', 'DOT 13.17', 'DOT 32.26', 'DOT 32.28'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire', melt: 'Mind Melt' },
            squad: { lion: { card: 'Golden Lion', gear: { taint: 'Tainted!' } } },
            cohort: { necro: { card: 'Necromutant', gear: { chosen: 'Chosen' } } },
          },
          Petr: {},
        });
        expect(t.offersKey('play fire on lion')).toBe(true);
        expect(t.refusal('play melt on lion')).toBe('DOT 13.3');
        expect(t.offersKey('play melt on necro')).toBe(true);
      },
    );
    it('stays with the one who is Dark Legion no longer, and does nothing', rules('DOT 13.14', 'DOT 13.15'), () => {
      const t = table(profile, {
        Jana: { hand: { pain: 'Resist Pain' }, squad: { lion: { card: 'Golden Lion', gear: { fire: 'Dark Fire' } } } },
        Petr: {},
      });
      expect(ratingOf(t.world, t.id('lion'), 0, null)).toBe(3);
      expect(t.refusal('play pain on lion')).toBe('DOT 13.1');
    });
    it('stays when he stops being Dark Legion', rules('DOT 13.5', 'DOT 13.13'), () => {
      const t = table(
        profile,
        { Jana: { squad: { lion: { card: 'Golden Lion', gear: { taint: 'Tainted!', fire: 'Dark Fire' } } } }, Petr: {} },
        { options: { judge: true } },
      );
      expect(ratingOf(t.world, t.id('lion'), 0, null)).toBe(4);
      t.do('0: judge', '0: change discard', '0: card taint', '1: agree');
      expect([t.card('fire').zone, t.card('fire').host]).toEqual(['attached', t.id('lion')]);
      expect(ratingOf(t.world, t.id('lion'), 0, null)).toBe(3);
    });
    it(
      'gives the Dark Symmetry never to the one who may never have it, not even by a card',
      rules('DOT 13.8t', 'DOT 13.8s', 'DOT 36.2', 'DOT DR-95'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire' },
            cohort: { kid: { card: 'Necromutant', gear: { oath: 'Oath against Darkness', chosen: 'Chosen' } }, free: 'Necromutant' },
          },
          Petr: {},
        });
        expect(t.refusal('play fire on kid')).toBe(tournament ? 'DOT 13.8t' : 'DOT 13.8s');
        expect(t.offersKey('play fire on free')).toBe(true);
      },
    );
  });

describe('the Dark Symmetry in the two books', () => {
  it('never switches a gift off (tournament)', rules('DOT 13.18t', 'DOT 19.4'), () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
      Petr: {},
    });
    expect(t.offersKey('switch fire')).toBe(false);
  });
  it('switches a gift off and on at will (standard)', rules('DOT 13.18s', 'DOT DR-81'), () => {
    const t = table('standard', {
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
      Petr: {},
    });
    t.do('0: switch fire');
    expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(4);
    expect(t.offersKey('switch fire')).toBe(false);
    t.do('0: meditate', '0: switch fire');
    expect(ratingOf(t.world, t.id('necro'), 0, null)).toBe(5);
  });
});
