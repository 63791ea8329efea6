/** Chapter 33: areas of influence and what reaches them. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/index.ts';
import { has } from '../../src/rules/abilities.ts';
import { newCard } from '../../src/rules/state.ts';
import { homeOf } from '../../src/rules/status.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, rig, table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`areas (${profile})`, () => {
    it('has three areas, and nobody anywhere else but outside them', rules('DOT 33.1'), () => {
      const t = table(profile, { Jana: {}, Petr: {} });
      const homes = new Set<string>();
      DEFINITIONS.forEach((definition, def) => {
        for (const area of definition.areas) expect(['squad', 'cohort', 'station']).toContain(area);
        if (definition.type !== 'warrior') return;
        rig(t.world).cards.push(rig(newCard(def, 0, 'hand')));
        homes.add(homeOf(t.world, t.world.cards.length - 1));
      });
      expect([...homes].toSorted()).toEqual(['cohort', 'outside', 'squad', 'station']);
    });
    it('gives a card for any Doomtrooper to one in any area', rules('DOT 33.13', 'DOT 33.12'), () => {
      const t = table(profile, { opened: true, Jana: { hand: { arm: 'Blessed Armor' }, station: { lion: 'Golden Lion' } }, Petr: {} });
      expect(t.offersKey('play arm on lion')).toBe(true);
    });
    it(
      "lets warriors outside the areas be out of reach of the Squad's cards, and come back outside from the Station",
      rules('DOT 32.14'),
      () => {
        const t = table(profile, { opened: true, Jana: { station: { rogue: 'Renegade Apostate' } }, Petr: {} });
        t.do('0: transfer rogue');
        expect(t.card('rogue').zone).toBe('outside');
        const train = table(profile, {
          Jana: { hand: { s: 'Training' }, outside: { rogue: 'Renegade Apostate' }, squad: { x: 'Hussar' } },
          Petr: {},
        });
        train.do('0: play s at 0').passWhile();
        expect(has(train.world, train.id('rogue'), 'cannotAttack', null)).toBe(false);
      },
    );
    it('works on warriors from outside on the Station only', rules('DOT 32.12', 'DOT 32.13'), () => {
      const armour = (thug: 'outside' | 'station', player: { readonly [name: string]: string }): number => {
        const t = table(profile, {
          opened: true,
          Jana: { player, [thug]: { thug: 'Local Thug' }, squad: { lion: 'Golden Lion' } },
          Petr: {},
        });
        return ratingOf(t.world, t.id('thug'), 2, null);
      };
      const plain = armour('outside', {});
      expect(armour('outside', { squad: 'Banner of the Squad', station: 'Banner of the Station' })).toBe(plain);
      expect(armour('station', { station: 'Banner of the Station' })).toBe(plain + 1);
    });
    it('reads "in your Squad" for a target without the Station', rules('DOT 33.11', 'DOT 33.12', 'DOT DR-73'), () => {
      const t = table(profile, {
        at: 'window',
        opened: true,
        Jana: { hand: { order: 'Squad Orders' }, squad: { a: 'Hussar' }, station: { b: 'Hussar' } },
        Petr: {},
      });
      expect(t.offersKey('play order on a')).toBe(true);
      expect(t.refusal('play order on b')).toBe('DOT 33.12');
    });
  });

describe('areas in the two books', () => {
  const marshal = (where: 'squad' | 'station') => ({
    opened: true,
    Jana: {
      [where]: { marshal: 'Venusian Marshal' },
      ...(where === 'squad' ? { station: { ranger: 'Venusian Ranger' } } : { squad: { ranger: 'Venusian Ranger' } }),
    },
    Petr: {},
  });
  it(
    'reads areas literally: the Venusian Marshal (tournament)',
    rules('DOT 33.1', 'DOT 33.2t', 'DOT 33.6', 'DOT 33.7t', 'DOT DR-72'),
    () => {
      const inSquad = table('tournament', marshal('squad'));
      expect(ratingOf(inSquad.world, inSquad.id('ranger'), 0, null)).toBe(6);
      const onStation = table('tournament', marshal('station'));
      expect(ratingOf(onStation.world, onStation.id('ranger'), 0, null)).toBe(4);
    },
  );
  it('takes the Station as an extension: the Venusian Marshal (standard)', rules('DOT 33.2s', 'DOT 33.3', 'DOT 33.7s', 'DOT DR-73'), () => {
    for (const where of ['squad', 'station'] as const) {
      const t = table('standard', marshal(where));
      expect(ratingOf(t.world, t.id('ranger'), 0, null)).toBe(6);
    }
  });
});
