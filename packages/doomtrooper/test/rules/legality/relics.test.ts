/** Chapter 15: relics. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, strikes, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`relics (${profile})`, () => {
    it(
      "go to one's own warrior for an action, as their note says, without any collector",
      rules('DOT 15.1', 'DOT 15.2', 'DOT 15.3', 'DOT 15.9', 'DOT 15.12'),
      () => {
        const t = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion', husar: 'Hussar' } },
          Petr: { squad: { foe: 'Golden Lion' } },
        });
        expect(t.refusal('play stick on husar')).toBe('DOT 11.5');
        expect(t.refusal('play stick on foe')).toBe('DOT 15.12');
        t.do('0: play stick on lion').passWhile();
        expect([t.card('stick').host, t.world.pools[0]!.open]).toEqual([t.id('lion'), 2]);
      },
    );
    it(
      'are unique in the game, and may come again once discarded',
      rules('DOT 15.4', 'DOT 15.5t', 'DOT 15.5s', 'DOT 15.6', 'DOT DR-14', 'DOT 15.7'),
      () => {
        const t = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion' } },
          Petr: { squad: { foe: { card: 'Golden Lion', gear: { other: 'The Shillelagh' } } } },
        });
        expect(t.refusal('play stick on lion')).toBe(profile === 'tournament' ? 'DOT 15.5t' : 'DOT 15.5s');
        const again = table(profile, {
          Jana: { hand: { stick: 'The Shillelagh' }, squad: { lion: 'Golden Lion' } },
          Petr: { discard: { other: 'The Shillelagh' } },
        });
        expect(again.offersKey('play stick on lion')).toBe(true);
      },
    );
    it('are of no use to the one who lacks the affiliation, as equipment is', rules('DOT 15.14', 'DOT 19.7s'), () => {
      const rating = (card: string, gear: object): number => {
        const t = table(profile, { Jana: { squad: { a: { card, gear } } }, Petr: { cohort: { foe: 'Razide' } } } as never);
        t.do('0: attack', '0: attacker a', '0: defender foe', '0: fight').arm('stick').passWhile();
        return strikes(t)[0]!.rating;
      };
      const stick = { stick: 'The Shillelagh' };
      expect([rating('Golden Lion', stick) - rating('Golden Lion', {}), rating('Hussar', stick) - rating('Hussar', {})]).toEqual([4, 0]);
    });
    it('labelled weapon or armor follow those rules, and are no equipment cards', rules('DOT 15.10', 'DOT 15.11'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Composite Armor', broken: 'Malfunction!' },
          cohort: { necro: { card: 'Necromutant', gear: { relic: 'Armor of Unholiness' } } },
          squad: { lion: { card: 'Golden Lion', gear: { stick: 'The Shillelagh', arm: 'Cybernetic Power Arm' } } },
        },
        Petr: { cohort: { foe: 'Razide' } },
      });
      expect(t.refusal('play mail on necro')).toBe('DOT 11.4');
      expect(ratingOf(t.world, t.id('necro'), 2, null)).toBe(8);
      t.do('0: meditate');
      expect(t.offersKey('play broken on relic')).toBe(false);
      // One weapon in a combat, be it a relic.
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: fight', '0: weapon stick').passWhile();
      expect(strikes(t)[0]!.rating).toBe(7);
    });
  });
