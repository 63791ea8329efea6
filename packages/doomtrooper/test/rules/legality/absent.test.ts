/** Who is on the table and not in play (Missing in Action, Shore Leave), and what they carry: as if neither were there. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { definitionNamed } from '../../../src/index.ts';
import { PROFILES, rig, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const AWAY = { mia: 'Missing in Action' };
type Gear = { readonly [name: string]: string };
const FOE = { squad: { foe: 'Sea Lion' } };
/** The card is another one: a made-up state that no play brings about here. */
const free = (t: Table, gear: string): void => {
  rig(t.card(gear)).def = definitionNamed('Violator Sword');
};

for (const profile of PROFILES)
  describe(`who is missing in action (${profile})`, () => {
    it('is not discarded by a card that discards all of his kind', rules('DOT 34.2', 'DOT 37.16', 'DOT 37.10'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { repent: 'Repentance' }, squad: { brother: 'Mystic' } },
        Petr: {
          squad: { here: { card: 'Hussar', gear: { t1: 'Tainted!' } }, away: { card: 'Hussar', gear: { t2: 'Tainted!', ...AWAY } } },
        },
      });
      t.do('0: play repent').answered();
      expect([t.card('here').zone, t.card('away').zone]).toEqual(['discard', 'squad']);
    });
    it('keeps what he carries: nothing aims at it', rules('DOT 34.2', 'DOT 37.16', 'DOT 37.12'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { fail: 'Malfunction!' }, squad: { lion: 'Golden Lion' } },
        Petr: {
          squad: {
            here: { card: 'Hussar', gear: { s1: 'Violator Sword' } },
            away: { card: 'Hussar', gear: { s2: 'Violator Sword', ...AWAY } },
          },
        },
      });
      t.until('Jana');
      expect([t.offersKey('play fail on s1'), t.offersKey('play fail on s2')]).toEqual([true, false]);
    });
    it('bars nobody from his Squad', rules('DOT 34.3', 'DOT 37.16'), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hand: { lion: 'Golden Lion' }, squad: { rogue: { card: 'Rogue', gear: AWAY } } },
        Petr: FOE,
      });
      expect(t.offersKey('play lion')).toBe(true);
      free(t, 'mia');
      expect(t.refusal('play lion')).toBe('DOT 24.2.11');
    });
    it('does not change sides, and has nobody assigned to him', rules('DOT 34.2', 'DOT 37.16'), () => {
      const given = (away: boolean) =>
        table(profile, {
          at: 'window',
          Jana: {
            hand: { x: 'Doomed' },
            squad: {
              cult: { card: 'Demnogonis Cultist', chosen: 1, ...(away && { gear: { a: 'Missing in Action' } }) },
              sergeant: { card: 'Drill Sergeant', ...(away && { gear: { b: 'Missing in Action' } }) },
              one: 'Free Marine',
            },
          },
          Petr: FOE,
        });
      const moves = ['side cult', 'assign one to sergeant'];
      expect(moves.map(move => given(false).offersKey(move))).toEqual([true, true]);
      expect(moves.map(move => given(true).offersKey(move))).toEqual([false, false]);
    });
    it('has nothing that is switched on or off', rules('DOT 34.2', 'DOT 37.16'), () => {
      const given = (gear: Gear) =>
        table(profile, {
          at: 'window',
          Jana: { hand: { x: 'Doomed' }, cohort: { neph: { card: 'Razide', gear: { gift: 'Dark Fire', ...gear } } } },
          Petr: FOE,
        });
      // Only the standard book lets a gift rest (DOT 13.18s).
      expect(given({}).offersKey('switch gift')).toBe(profile === 'standard');
      expect(given(AWAY).offersKey('switch gift')).toBe(false);
    });
    it('leads nobody', rules('DOT 34.3', 'DOT 7.21'), () => {
      const t = table(profile, {
        Jana: { squad: { leader: { card: 'Field Marshal Johnstone', gear: AWAY }, lion: 'Golden Lion' } },
        Petr: FOE,
      });
      expect(t.offersKey('lead leader')).toBe(false);
      expect(
        table(profile, { Jana: { squad: { leader: 'Field Marshal Johnstone', lion: 'Golden Lion' } }, Petr: FOE }).offersKey('lead leader'),
      ).toBe(true);
    });
  });

for (const profile of PROFILES)
  describe(`who performs no actions (${profile})`, () => {
    const TRAINING = { training: 'Martial Training', mission: 'Fifteen Minutes of Fame', hole: 'Foxhole' };
    for (const [held, rule] of [
      ["Don't Call Again!", 'DOT 34.9'],
      ['Jail', 'DOT 34.13'],
    ] as const)
      it(`is given nothing that takes an action: ${held}`, rules(rule), () => {
        const t = table(profile, {
          Jana: { destiny: 9, hand: TRAINING, squad: { lion: { card: 'Golden Lion', gear: { held } }, other: 'Golden Lion' } },
          Petr: FOE,
        });
        for (const card of Object.keys(TRAINING)) {
          expect(t.refusal(`play ${card} on lion`), card).toBe(rule);
          expect(t.offersKey(`play ${card} on other`), card).toBe(true);
        }
      });
    it('may still be given a mission by somebody else', rules('DOT 34.9', 'DOT 34.10'), () => {
      const t = table(profile, {
        Jana: { hand: { mission: 'Fifteen Minutes of Fame' }, squad: { own: 'Golden Lion' } },
        Petr: { squad: { lion: { card: 'Golden Lion', gear: { held: "Don't Call Again!" } } } },
      });
      expect(t.refusal('play mission on lion')).toBeNull();
    });
    it('uses no ability that takes an action, and does not sabotage', rules('DOT 34.9'), () => {
      const t = table(profile, {
        actions: 4,
        Jana: {
          squad: { diana: { card: 'Doctor Diana', gear: { held: "Don't Call Again!" } }, hurt: { card: 'Golden Lion', wounded: true } },
        },
        Petr: {},
      });
      expect(t.refusal('use diana as 0 on hurt')).toBe('DOT 34.9');
      expect(t.refusal('sabotage diana against Petr')).toBe('DOT 34.9');
      expect(t.offersKey('sabotage hurt against Petr')).toBe(true);
      expect(t.offersKey('use held as 0')).toBe(true);
    });
    it('casts nothing that takes actions', rules('DOT 34.9'), () => {
      const given = (gear: Gear) =>
        table(profile, { Jana: { hand: { spell: 'Slow Spell' }, squad: { caster: { card: 'Mystic', gear } } }, Petr: FOE });
      expect(given({}).offersKey('play spell')).toBe(true);
      expect(given({ held: "Don't Call Again!" }).offersKey('play spell')).toBe(false);
    });
    it('neither boards nor leaves a vehicle', rules('DOT 34.9', 'DOT 11.33'), () => {
      const t = table(profile, {
        Jana: { squad: { driver: { card: 'Golden Lion', gear: { car: 'CAP 7000P', held: "Don't Call Again!" } } } },
        Petr: FOE,
      });
      expect(t.refusal('board car')).toBe('DOT 34.9');
    });
    it('a prisoner leads nobody', rules('DOT 34.14', 'DOT 7.21'), () => {
      const t = table(profile, {
        Jana: { squad: { leader: { card: 'Field Marshal Johnstone', gear: { jail: 'Jail' } }, lion: 'Golden Lion' } },
        Petr: FOE,
      });
      expect(t.offersKey('lead leader')).toBe(false);
    });
    it('what a prisoner or one who is away cannot use is refused for that', rules('DOT 34.2', 'DOT 34.13'), () => {
      const given = (gear: Gear) =>
        table(profile, {
          Jana: { squad: { diana: { card: 'Doctor Diana', gear }, hurt: { card: 'Golden Lion', wounded: true } } },
          Petr: FOE,
        });
      expect(given({ jail: 'Jail' }).refusal('use diana as 0 on hurt')).toBe('DOT 34.13');
      expect(given(AWAY).refusal('use diana as 0 on hurt')).toBe('DOT 34.2');
    });
  });
