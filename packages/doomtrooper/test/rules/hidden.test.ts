/** Chapter 9: hidden warriors. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`hidden warriors (${profile})`, () => {
    it(
      'come for three actions, unpaid, in no area, unknown to others',
      rules('DOT 9.11', 'DOT 9.12', 'DOT 9.21', 'DOT 9.22', 'DOT 9.23', 'DOT 9.25', 'DOT 9.26', 'DOT 9.28', 'DOT DR-08'),
      () => {
        const t = table(profile, { Jana: { destiny: 1, hand: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
        t.do('0: hide boss');
        expect(t.card('boss')).toMatchObject({ zone: 'hidden', covered: true });
        expect(t.side(0).destiny).toBe(1);
        expect(t.happened('actionTaken', { n: 3, left: 0, rule: 'DOT 9.22' })).toBe(true);
        const seen = (viewer: number) =>
          (t.game.see(t.position, viewer).table as never as { play: { id: number; def: number | null; ratings: unknown }[] }).play.find(
            ({ id }) => id === t.id('boss'),
          )!;
        expect(seen(1)).toMatchObject({ def: null, ratings: null });
        expect(seen(0).def).toBe(t.card('boss').def);
      },
    );
    it('are paid when they leave cover, and stand in their area', rules('DOT 9.29', 'DOT DR-38', 'DOT DR-44', 'DOT 9.19'), () => {
      const t = table(profile, { Jana: { destiny: 9, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      t.do('0: uncover boss');
      expect(t.card('boss')).toMatchObject({ zone: 'squad', covered: false });
      expect(t.side(0).destiny).toBe(1);
    });
    it(
      'are lost with all destiny points and the rest in victory points when they cannot be paid',
      rules('DOT 9.30', 'DOT 9.31', 'DOT 9.32', 'DOT 9.33', 'DOT 1.13'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 3, victory: 10, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
          Petr: {},
        });
        t.do('0: uncover boss');
        expect(t.card('boss').zone).toBe('discard');
        expect(t.side(0)).toMatchObject({ destiny: 0, victory: 5 });
        const poor = table(profile, {
          Jana: { destiny: 3, victory: 1, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
          Petr: {},
        });
        poor.do('0: uncover boss');
        expect(poor.side(0)).toMatchObject({ destiny: 0, victory: 0 });
      },
    );
    it(
      'are seen and paid as they are named as defender, and stay in cover',
      rules('DOT 9.29', 'DOT 24.5.23', 'DOT DR-38', 'DOT DR-39', 'DOT DR-40', 'DOT 9.35'),
      () => {
        const t = table(profile, {
          Jana: { cohort: { necro: 'Necromutant' } },
          Petr: { destiny: 9, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: attack', '0: attacker necro', '0: defender boss');
        expect(t.card('boss')).toMatchObject({ zone: 'squad', covered: true });
        expect(t.side(1).destiny).toBe(1);
        t.do('0: fight').passWhile();
        const struck = t.events.find(event => event.type === 'struck') as never as { strikes: { armour: number }[] };
        expect(struck.strikes[0]!.armour).toBe(10);
      },
    );
    it('end the combat when they cannot be paid, without points', rules('DOT DR-39', 'DOT 9.33'), () => {
      const t = table(profile, {
        Jana: { cohort: { necro: 'Necromutant' } },
        Petr: { destiny: 2, hidden: { boss: 'Inquisitor Majoris' }, squad: { lion: 'Golden Lion' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender boss').passWhile();
      expect(t.card('boss').zone).toBe('discard');
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 9.30' })).toBe(true);
      expect(t.side(0)).toMatchObject({ victory: 0 });
    });
    it(
      'end the combat when the attacker could not have attacked them; the action is spent',
      rules('DOT 9.35', 'DOT 9.36', 'DOT DR-40'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { cohort: { necro: 'Necromutant' }, station: { x: 'Templar Marine' } },
          Petr: { destiny: 9, hidden: { marine: 'Templar Marine' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: attack', '0: attacker necro', '0: defender marine').passWhile();
        expect(t.card('marine').zone).toBe('station');
        expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 9.35' })).toBe(true);
        expect(t.happened('struck')).toBe(false);
      },
    );
    it('leaves effects that need a property off hidden warriors; others reach them', rules('DOT DR-43', 'DOT DR-47', 'DOT 9.26'), () => {
      const t = table(profile, {
        at: 'window',
        opened: true,
        Jana: { hand: { out: 'Discovered', shadows: 'Hidden in the Shadows' } },
        Petr: { hidden: { h: 'Sgt. McBride' }, squad: { beret: 'Blood Beret' } },
      });
      expect(ratingOf(t.world, t.id('beret'), 0, null)).toBe(4);
      expect(t.offersKey('play out on h')).toBe(true);
      expect(t.refusal('play shadows on h')).toBe('DOT DR-43');
      const mine = table(profile, { opened: true, Jana: { hidden: { h: 'Hussar' }, squad: { x: 'Hussar' } }, Petr: {} });
      expect(mine.offersKey('transfer h')).toBe(false);
    });
  });
