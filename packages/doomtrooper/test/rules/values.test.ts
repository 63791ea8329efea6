/** Chapters 18 and 25: ratings: base, multiply, add. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../src/cards/vocabulary.ts';
import { explainRating, ratingOf } from '../../src/rules/values.ts';
import { PROFILES, rig, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

const rating = (t: Table, name: string, of: Rating): number => ratingOf(t.world, t.id(name), of, t.world.fights.at(-1) ?? null);

for (const profile of PROFILES)
  describe(`values (${profile})`, () => {
    it('fold base, then multiply, then add: 7/7/7/11', rules('DOT 25.2', 'DOT 25.3s', 'DOT 25.4', 'DOT DR-56', 'DOT 25.28'), () => {
      const t = table(profile, {
        Jana: {
          squad: { y: { card: 'Chasseur', gear: { plates: 'Epidermal Plates' } } },
          cohort: { x: { card: 'Heretic', gear: { reaper: 'Grim Reaper', tank: { card: 'Hellhound Necrotank', inside: true } } } },
        },
        Petr: {},
      });
      const weaken = (name: string, n: number) =>
        rig(t.world).effects.push({
          source: t.id('reaper'),
          def: t.card('reaper').def,
          by: 1,
          on: t.id(name),
          what: 'ratings',
          ratings: [n, n, n, 0],
          layer: 'base',
          fight: null,
          until: null,
          draw: false,
          whileInPlay: false,
          role: null,
          stamp: 1,
        });
      // 2/2/2/3 brought to 3/3/3/3; a gift takes 2 off the base of the first three.
      weaken('x', 1 - 2);
      expect(([0, 1, 2, 3] as const).map(rating => ratingOf(t.world, t.id('x'), rating, null))).toEqual([7, 7, 7, 11]);
      // Base Armor 4, doubled before anything is taken off it.
      weaken('y', -2);
      expect(ratingOf(t.world, t.id('y'), 2, null)).toBe(6);
      expect(explainRating(t.world, t.id('x'), 0, null)).toMatchObject({ printed: 2, total: 7 });
      expect(explainRating(t.world, t.id('x'), 0, null).steps.map(step => [step.layer, step.after])).toEqual([
        ['basePlus', 1],
        ['multiply', 2],
        ['add', 7],
      ]);
    });
    it('double what a card gives only where one-shots come last', rules('DOT 25.1t', 'DOT 25.1s', 'DOT DR-56'), () => {
      const t = table(profile, {
        Jana: { hand: { shot: 'Lucky Shot' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
        Petr: {},
      });
      rig(t.world).effects.push({
        source: t.id('shot'),
        def: t.card('shot').def,
        by: 0,
        on: t.id('necro'),
        what: 'ratings',
        ratings: [2, 1, 1, 1],
        layer: 'multiply',
        fight: null,
        until: null,
        draw: false,
        whileInPlay: false,
        role: null,
        stamp: 1,
      });
      expect(rating(t, 'necro', 0)).toBe(profile === 'tournament' ? 4 * 2 + 1 : (4 + 1) * 2);
    });
    it('count a beast before everything else', rules('DOT 18.4', 'DOT 18.5', 'DOT 18.6t', 'DOT 18.6s', 'DOT 25.3t'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull' } } } },
        Petr: {},
      });
      rig(t.world).effects.push({
        source: t.id('bull'),
        def: t.card('bull').def,
        by: 0,
        on: t.id('rider'),
        what: 'ratings',
        ratings: [2, 2, 2, 2],
        layer: 'multiply',
        fight: null,
        until: null,
        draw: false,
        whileInPlay: false,
        role: null,
        stamp: 1,
      });
      rig(t.world).cards[t.id('bull')]!.stamp = 99;
      expect(explainRating(t.world, t.id('rider'), 0, null).steps[0]).toMatchObject({ layer: 'beast', after: 9 });
      // In the standard book a one-shot that leaves nothing on the table would come last; the beast stays, so it does not.
      expect(ratingOf(t.world, t.id('rider'), 0, null)).toBe(18);
    });
    it('add up what warriors give each other', rules('DOT 25.5', 'DOT 36.9', 'DOT 24.5.5'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { a: 'Templar Legionnaire', b: 'Templar Legionnaire', c: 'Templar Legionnaire' } },
        Petr: {},
      });
      expect(ratingOf(t.world, t.id('a'), 0, null)).toBe(8);
      const marshals = table(profile, {
        Jana: { squad: { a: 'Venusian Marshal', b: 'Venusian Marshal', ranger: 'Venusian Ranger' } },
        Petr: {},
      });
      expect(ratingOf(marshals.world, marshals.id('ranger'), 0, null)).toBe(4 + 2 + 2);
      const m = table(profile, { Jana: { squad: { sgt: 'Sgt. McBride', beret: 'Blood Beret' } }, Petr: {} });
      expect(ratingOf(m.world, m.id('sgt'), 0, null)).toBe(5);
      expect(ratingOf(m.world, m.id('beret'), 0, null)).toBe(5);
    });
    it('changes all four ratings, Value too, where none is named', rules('DOT 3.35'), () => {
      const t = table(profile, {
        Jana: { cohort: { kid: { card: 'Undead Legionnaire', gear: { reaper: 'Grim Reaper' } }, plain: 'Undead Legionnaire' } },
        Petr: {},
      });
      for (const of of [0, 1, 2, 3] as const) expect(rating(t, 'kid', of)).toBe(2 * rating(t, 'plain', of));
    });
    it(
      'counts the modifiers of a beast and of a warzone as their effect: what has no effect gives none',
      rules('DOT 37.5', 'DOT 34.14'),
      () => {
        const station = (gear: object) => ({
          opened: true,
          Jana: { station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull', ...gear } } } },
          Petr: {},
        });
        const free = table(profile, station({}));
        const jailed = table(profile, station({ jail: 'Jail' }));
        expect(rating(free, 'rider', 0) - rating(jailed, 'rider', 0)).toBe(4);
        const zone = table(profile, { Jana: { squad: { a: 'Hussar', z: 'Victoria' } }, Petr: {} });
        // Nobody defends from it: it gives nothing.
        expect(rating(zone, 'a', 2)).toBe(ratingOf(table(profile, { Jana: { squad: { a: 'Hussar' } }, Petr: {} }).world, 0, 2, null));
      },
    );
  });
