/** Chapters 9, 11, 18, 20, 21, 23, 24, 25 and 34: what is refused is refused by its own rule. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

type Cards = { readonly [name: string]: Plain };
const INSIDE = { ship: { card: 'Imperial Doomlord', inside: true } };

for (const profile of PROFILES)
  describe(`refused (${profile})`, () => {
    it('a beast: for others, off the Station, beside a vehicle', rules('DOT 18.1', 'DOT 18.2', 'DOT 18.17'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          hand: { bull: 'Rivetbull' },
          squad: { away: 'Jaeger Commando' },
          station: { jag: 'Jaeger Commando', driver: { card: 'Jaeger Commando', gear: { tank: 'T-32 "Wolfclaw" JBT' } } },
        },
        Petr: { station: { theirs: 'Jaeger Commando' } },
      });
      expect(['theirs', 'away', 'driver', 'jag'].map(name => t.refusal(`play bull on ${name}`))).toEqual([
        'DOT 18.1',
        'DOT 18.17',
        'DOT 18.2',
        null,
      ]);
    });
    it('a vehicle: for riders, and for those who are beasts', rules('DOT 18.2', 'DOT 18.12'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          hand: { tank: 'T-32 "Wolfclaw" JBT' },
          station: {
            rider: { card: 'Hussar', gear: { bull: 'Rivetbull' } },
            cos: { card: 'Cossack', gear: { kit: 'Universal Kit' } },
            husar: 'Hussar',
          },
        },
        Petr: {},
      });
      expect(['rider', 'cos', 'husar'].map(name => t.refusal(`play tank on ${name}`))).toEqual(['DOT 18.2', 'DOT 18.12', null]);
    });
    it("a part: of what it is no part of, or of others' equipment", rules('DOT 11.8', 'DOT 11.17'), () => {
      const t = table(profile, {
        Jana: {
          hand: { sight: 'Telescopic Sight' },
          squad: { lion: { card: 'Golden Lion', gear: { gun: 'L&A Plasma Carbine', mail: 'Combat Armor' } } },
        },
        Petr: { squad: { foe: { card: 'Golden Lion', gear: { other: 'L&A Plasma Carbine' } } } },
      });
      expect(['mail', 'other', 'gun'].map(name => t.refusal(`play sight on ${name}`))).toEqual(['DOT 11.8', 'DOT 11.17', null]);
    });
    it('a transfer: of prisoners and of those who perform no actions', rules('DOT 34.9', 'DOT 34.13'), () => {
      const refusal = (held: string): string | null =>
        table(profile, { opened: true, Jana: { squad: { lion: { card: 'Golden Lion', gear: { held } }, x: 'Hussar' } }, Petr: {} }).refusal(
          'transfer lion',
        );
      expect([refusal('Jail'), refusal("Don't Call Again!"), refusal('Combat Armor')]).toEqual(['DOT 34.13', 'DOT 34.9', null]);
    });
    it('an attack: from behind a wall', rules('DOT 34.6'), () => {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Hussar', gear: { wall: 'Behind the Wall' } }, b: 'Hussar' } },
        Petr: { cohort: { foe: 'Razide' } },
      });
      t.do('0: attack');
      t.passWhile(p => p.question === 'window.answer');
      expect([t.refusal('attacker a'), t.refusal('attacker b')]).toEqual(['DOT 34.6', null]);
    });
    it('a tactic: in the air, or struck out for the defender', rules('DOT 11.37', 'DOT 25.23'), () => {
      const fight = (attacker: Plain, squad: Cards): string | null => {
        const t = table(profile, { Jana: { cohort: { neph: 'Razide' }, squad: { a: attacker } }, Petr: { squad } });
        t.do('0: attack', '0: attacker a', '0: defender d');
        while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
        return t.refusal('fight');
      };
      expect(fight({ card: 'Blood Beret', gear: INSIDE }, { d: 'Hussar' })).toBe('DOT 11.37');
      expect(fight('Hussar', { d: 'Rams Air Cavalry' })).toBe('DOT 25.23');
    });
    it('hiding a person beside an own hidden copy only', rules('DOT 9.21', 'DOT DR-42'), () => {
      const refusal = (jana: Cards, petr: Cards): string | null =>
        table(profile, {
          Jana: { hand: { valerie: 'Valerie Duval' }, hidden: jana, squad: { lion: 'Golden Lion' } },
          Petr: { hidden: petr, squad: { foe: 'Hussar' } },
        }).refusal('hide valerie');
      const other = { other: 'Valerie Duval' };
      expect([refusal(other, {}), refusal({ boy: 'Hussar' }, {}), refusal({}, other)]).toEqual(['DOT DR-42', null, null]);
    });
    it('no spell of somebody else is strengthened, and with the last points your own', rules('DOT 21.10'), () => {
      const t = table(profile, {
        Jana: { destiny: 4, hand: { wall: 'Elemental Wall', x: 'Doomed' }, squad: { mystic: 'Mystic' } },
        Petr: { destiny: 9, hand: { y: 'Doomed' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker mystic', '0: defender foe', '0: shoot', '0: play wall on mystic', '0: spend 2').answered();
      const strengthens = (seat: number): boolean => {
        while (t.asked !== seat || kindNow(t) !== 'modifiers') t.answer(t.asked!, 'pass');
        return t.offers.some(key => key.startsWith('strengthen'));
      };
      expect([strengthens(1), strengthens(0)]).toEqual([false, true]);
    });
  });

describe('allowed (standard)', () => {
  it('an alliance beside one of somebody else', rules('DOT 23.3s'), () => {
    const t = table('standard', {
      at: 'window',
      Jana: { hand: { ally: 'The Brotherhood (alliance)' }, squad: { city: 'Fukido' } },
      Petr: { player: { have: 'Mishima (alliance)' } },
    });
    expect(t.offersKey('play ally')).toBe(true);
  });
  it('the same modifier by the other player, or another one by the same', rules('DOT 24.5.18s'), () => {
    const t: Table = table('standard', {
      Jana: { hand: { one: 'Lucky Shot', aim: 'Take Aim' }, squad: { lion: 'Golden Lion' } },
      Petr: { hand: { same: 'Lucky Shot' }, cohort: { foe: 'Razide' } },
    });
    t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '0: play one on lion').answered();
    while (t.asked !== 1) t.answer(t.asked!, 'pass');
    expect(t.offersKey('play same on lion')).toBe(true);
    t.answer(1, 'pass');
    expect(t.offersKey('play aim on lion')).toBe(true);
  });
});
