/** Chapter 36: what is never, may not be and always is. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../src/cards/vocabulary.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

const rating = (t: Table, name: string, of: Rating): number => ratingOf(t.world, t.id(name), of, t.world.fights.at(-1) ?? null);

for (const profile of PROFILES)
  describe(`never and always (${profile})`, () => {
    it('keeps cards apart that say NEVER and may not', rules('DOT 36.1', 'DOT 36.2'), () => {
      const t = table(profile, { Jana: { hand: { gun: 'Combat Armor' }, squad: { war: 'Suicide Warhead' } }, Petr: {} });
      expect(t.refusal('play gun on war')).toBe('DOT 36.1');
      expect(
        table(profile, { Jana: { hand: { t: 'Tainted!' }, squad: { nick: 'Agent Nick Michaels' } }, Petr: {}, at: 'window' }).refusal(
          'play t on nick',
        ),
      ).toBe('DOT 36.2');
    });
    it('attacks those attackable last only last: Patriarch and Prophet', rules('DOT 36.7', 'DOT 36.8'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { station: { patriarch: 'Patriarch', corsair: 'Corsair' } },
      });
      t.do('0: attack', '0: attacker marine');
      expect(t.refusal('defender patriarch')).toBe('DOT 36.7');
      const last = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' } },
        Petr: { station: { patriarch: 'Patriarch', prophet: 'Prophet' } },
      });
      last.do('0: attack', '0: attacker marine');
      expect(last).toOffer([last.key('defender patriarch'), last.key('defender prophet')]);
    });
    it('lets unusable things be attached that give nothing', rules('DOT 36.3', 'DOT 36.1'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Combat Armor' },
          cohort: { kid: { card: 'Undead Legionnaire', gear: { tank: { card: 'Hellhound Necrotank', inside: true } } } },
        },
        Petr: {},
      });
      const armour = rating(t, 'kid', 2);
      t.do('0: play mail on kid').passWhile();
      expect(t.card('mail').host).toBe(t.id('kid'));
      expect(rating(t, 'kid', 2)).toBe(armour);
      t.do('0: board tank').passWhile();
      expect(rating(t, 'kid', 2)).toBe(armour - 5 + 1);
    });
  });

describe('card text against the rules', () => {
  for (const profile of PROFILES)
    it(
      `never takes a combat across the border of the Station, whatever a card swaps, nor gives what may NEVER be had (${profile})`,
      rules('DOT 24.2.8', 'DOT 36.2', 'DOT DR-02'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: { cohort: { foe: 'Razide' }, station: { mine: 'Razide' } },
          Petr: {
            hand: { trance: 'Greater Hypnosis' },
            squad: { d: 'Hussar', other: 'Hussar', mystic: 'Mystic' },
            station: { far: 'Hussar' },
          },
        });
        t.do('0: attack', '0: attacker foe', '0: defender d', '0: shoot');
        while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect([t.offersKey('play trance on other'), t.refusal('play trance on far')]).toEqual([true, 'DOT 24.2.8']);
        const sworn = table(profile, {
          Jana: {
            hand: { fire: 'Dark Fire' },
            cohort: { lady: 'Ilian–Mistress of the Void', kid: { card: 'Necromutant', gear: { oath: 'Oath against Darkness' } } },
          },
          Petr: {},
        });
        expect(sworn.refusal('play fire on kid')).toBe(profile === 'tournament' ? 'DOT 13.8t' : 'DOT 13.8s');
      },
    );
});
