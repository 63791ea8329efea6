/** Chapter 34: Missing in Action, prisoners, behind a wall: who can be reached and who is in play. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { isCapable } from '../../src/rules/abilities.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, strikes, table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`targeting (${profile})`, () => {
    it(
      'takes a warrior Missing in Action out of play; his personality may come again',
      rules('DOT 15.7', 'DOT 34.2', 'DOT 34.3', 'DOT 34.4', 'DOT 37.16', 'DOT 37.17', 'DOT DR-78', 'DOT 37.1'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 20, hand: { sean: 'Sean Gallagher' } },
          Petr: { squad: { gone: { card: 'Sean Gallagher', gear: { mia: 'Missing in Action' } } } },
        });
        expect(isCapable(t.world, t.id('gone'))).toBe(false);
        expect(t.offersKey('play sean')).toBe(true);
        // He lies on the table, in no pile; nobody can aim at him, and he gives nothing to anybody.
        expect([t.card('gone').zone, t.happened('discarded')]).toEqual(['squad', false]);
        const boss = (gear: object): number => {
          const m = table(profile, {
            Jana: { squad: { marshal: { card: 'Venusian Marshal', gear }, ranger: 'Venusian Ranger' } },
            Petr: {},
          } as never);
          return ratingOf(m.world, m.id('ranger'), 0, null);
        };
        expect([boss({}), boss({ mia: 'Missing in Action' })]).toEqual([6, 4]);
        const aim = table(profile, {
          at: 'window',
          Jana: { destiny: 10, hand: { wave: 'Wave of Righteousness' }, squad: { me: 'Hussar' } },
          Petr: { squad: { gone: { card: 'Golden Lion', gear: { mia: 'Missing in Action' } }, there: 'Golden Lion' } },
        });
        expect([aim.offersKey('play wave on there'), aim.offersKey('play wave on gone')]).toEqual([true, false]);
      },
    );
    it(
      'keeps a prisoner from attacking, being attacked and acting, but in play',
      rules('DOT 34.11', 'DOT 34.12', 'DOT 34.13', 'DOT 34.14', 'DOT 34.16', 'DOT 34.2', 'DOT 34.15'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            destiny: 20,
            hand: { mail: 'Combat Armor', val: 'Sean Gallagher' },
            station: { caught: { card: 'Sean Gallagher', gear: { x: 'Captured!' } }, free: 'Golden Lion' },
          },
          Petr: { station: { foe: 'Templar Marine', held: { card: 'Cossack', gear: { y: 'Captured!' } } } },
        });
        expect(t.refusal('play mail on caught')).toBe('DOT 34.13');
        expect(t.refusal('play val')).not.toBeNull();
        t.do('0: attack');
        t.passWhile(p => p.question === 'window.answer');
        expect(t.refusal('attacker caught')).toBe('DOT 34.11');
        t.do('0: attacker free');
        expect(t.refusal('defender held')).toBe('DOT 34.12');
      },
    );
    it('lets a prisoner be targeted', rules('DOT 34.15'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 10, hand: { wave: 'Wave of Righteousness' } },
        Petr: { squad: { held: { card: 'Golden Lion', gear: { y: 'Captured!' } } } },
      });
      t.do('0: play wave on held').answered();
      expect(t.card('held').zone).toBe('discard');
    });
    it(
      'takes capability away only by what stays: Missing in Action does, Training does not',
      rules('DOT 37.1', 'DOT 37.3', 'DOT 37.4', 'DOT DR-78', 'DOT 37.40'),
      () => {
        const t = table(profile, { Jana: { hand: { train: 'Training' }, squad: { me: 'Hussar' } }, Petr: { squad: { a: 'Hussar' } } });
        t.do('0: play train at 1').passWhile();
        expect(isCapable(t.world, t.id('a'))).toBe(true);
        expect(t.refusal('sabotage me against 1')).not.toBeNull();
        const gone = table(profile, {
          Jana: { squad: { me: 'Hussar' } },
          Petr: { squad: { a: { card: 'Hussar', gear: { m: 'Missing in Action' } } } },
        });
        expect(gone.offersKey('sabotage me against 1')).toBe(true);
      },
    );
    it(
      "keeps a warrior under Don't Call Again! from attacking and from equipment, but he can be targeted",
      rules('DOT 34.9', 'DOT 34.10', 'DOT 34.13'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { mail: 'Combat Armor', coward: 'Cowardice' },
            squad: { a: { card: 'Hussar', gear: { no: "Don't Call Again!" } }, b: 'Hussar' },
          },
          Petr: { hand: { c: 'Cowardice' }, cohort: { foe: 'Razide' } },
        });
        expect(t.refusal('play mail on a')).toBe('DOT 34.9');
        t.do('0: meditate', '1: play c at 0').passWhile();
        expect(t.card('a').covered).toBe(true);
      },
    );
  });

for (const profile of PROFILES)
  describe(`out of reach (${profile})`, () => {
    const wall = {
      Jana: { hand: { mail: 'Combat Armor', no: 'Insubordination' }, cohort: { a: 'Razide' } },
      Petr: { squad: { d: { card: 'Hussar', gear: { w: 'Behind the Wall' } } } },
    };
    it('attacks nobody behind a wall', rules('DOT 34.6'), () => {
      const t = table(profile, { ...wall, Petr: { squad: { ...wall.Petr.squad, e: 'Hussar' } } });
      t.do('0: attack', '0: attacker a');
      expect([t.refusal('defender d'), t.offersKey('defender e')]).toEqual(['DOT 34.6', true]);
    });
    it('does not protect his player from Sabotage behind a wall', rules('DOT 34.7', 'DOT DR-78', 'DOT 37.1'), () => {
      const t = table(profile, wall);
      expect(isCapable(t.world, t.id('d'))).toBe(false);
      expect(t.offersKey('sabotage a against 1')).toBe(true);
    });
    it('lets specials and equipment reach him there', rules('DOT 34.8'), () => {
      const t = table(profile, {
        Jana: {
          hand: { mail: 'Combat Armor', no: 'Insubordination' },
          squad: { mine: { card: 'Hussar', gear: { w: 'Behind the Wall' } } },
        },
        Petr: { squad: { d: { card: 'Hussar', gear: { w2: 'Behind the Wall' } } } },
      });
      expect(t.offersKey('play mail on mine')).toBe(true);
      t.do('0: meditate');
      expect(t.offersKey('play no on d')).toBe(true);
    });
    it(
      'helps as a fortification anyone who defends from a warzone, nobody in a vehicle',
      rules('DOT 32.9', 'DOT 11.31', 'DOT 16.13', 'DOT 11.40'),
      () => {
        const armour = (gear: object, warzone: boolean, shield = true): number => {
          const t = table(profile, {
            Jana: { cohort: { foe: 'Razide' } },
            Petr: {
              hand: { x: 'Doomed' },
              squad: {
                ...(shield && { shield: 'Human Shield' }),
                lion: { card: 'Golden Lion', gear },
                ...(warzone && { zone: 'Victoria' }),
              },
            },
          } as never);
          t.do('0: attack', '0: attacker foe', '0: defender lion', '0: shoot', ...(warzone ? ['1: warzone zone'] : [])).passWhile();
          return strikes(t)[0]!.armour;
        };
        const base = 3;
        expect([armour({}, false), armour({}, true)]).toEqual([base + 2, base + 2 + 2 + 3]);
        // A printed fortification is of no use in a warzone; one who merely counts as one is.
        expect(armour({ hole: 'Foxhole' }, true)).toBe(base + 2 + 2 + 3);
        const aboard = { ship: { card: 'Imperial Doomlord', inside: true } };
        expect(armour(aboard, false)).toBe(armour(aboard, false, false));
        expect(armour({ ship: 'Imperial Doomlord' }, false)).toBe(armour({}, false));
      },
    );
  });
