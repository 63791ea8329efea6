/** Chapter 30: personalities. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from '../../src/index.ts';
import { has } from '../../src/rules/abilities.ts';
import { PROFILES, rig, table, type Table } from '../fixture.ts';

const immune = (t: Table, name: string): boolean => has(t.world, t.id(name), 'symmetryImmune', null);

for (const profile of PROFILES)
  describe(`personalities (${profile})`, () => {
    const duplicate = profile === 'tournament' ? 'DOT 30.3t' : 'DOT 30.3s';
    it('are in play once', rules('DOT 30.2', 'DOT 30.3t', 'DOT 30.3s', 'DOT 30.4', 'DOT 28.16', 'DOT DR-14'), () => {
      const t = table(profile, { Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' } }, Petr: { squad: { other: 'Valerie Duval' } } });
      expect(t.refusal('play valerie')).toBe(duplicate);
    });
    it('may come back after death', rules('DOT 30.18'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' } },
        Petr: { discard: { other: 'Valerie Duval' } },
      });
      t.do('0: play valerie').passWhile();
      expect(t.card('valerie').zone).toBe('squad');
    });
    it(
      'give way to a hidden copy whose player pays; the open one goes back with points and action',
      rules('DOT 30.5', 'DOT 30.6', 'DOT 30.7', 'DOT 30.8', 'DOT 30.9', 'DOT DR-41', 'DOT 30.12', 'DOT 9.29'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
          Petr: { destiny: 8, hidden: { secret: 'Valerie Duval' }, squad: { lion: 'Golden Lion' } },
        });
        t.do('0: play valerie').passWhile();
        expect(t.card('valerie').zone).toBe('hand');
        expect(t.side(0).destiny).toBe(8);
        expect(t.world.pools[0]!.open).toBe(3);
        expect(t.card('secret').zone).toBe('squad');
        expect(t.side(1).destiny).toBe(0);
      },
    );
    it('enter when no hidden copy can be paid', rules('DOT 30.10', 'DOT 30.14', 'DOT 30.15t', 'DOT 30.15s', 'DOT DR-41'), () => {
      const t = table(profile, {
        Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
        Petr: { destiny: 2, hidden: { secret: 'Valerie Duval' }, squad: { lion: 'Golden Lion' } },
      });
      t.do('0: play valerie').passWhile();
      expect(t.card('valerie').zone).toBe('squad');
      expect(t.card('secret').zone).toBe('discard');
      expect(t.side(1).destiny).toBe(0);
    });
    it('are not hidden beside a copy one knows of', rules('DOT DR-42', 'DOT 9.21'), () => {
      const t = table(profile, {
        Jana: {
          hand: { valerie: 'Valerie Duval', again: 'Valerie Duval' },
          hidden: { mine: 'Valerie Duval' },
          squad: { lion: 'Golden Lion' },
        },
        Petr: {},
      });
      expect(t.refusal('hide valerie')).toBe('DOT DR-42');
    });
    it('reach all cards of their kind, no matter who owns them', rules('DOT 30.16', 'DOT 30.17'), () => {
      const t = table(profile, { Jana: { squad: { valerie: 'Valerie Duval' } }, Petr: { squad: { star: 'Etoiles Mortant' }, hand: {} } });
      expect(immune(t, 'star')).toBe(true);
      const without = table(profile, { Jana: {}, Petr: { squad: { star: 'Etoiles Mortant' } } });
      expect(immune(without, 'star')).toBe(false);
    });
    it('score each time they are killed', rules('DOT 30.19', 'DOT 24.8.1'), () => {
      const t = table(profile, { Jana: { cohort: { fury: 'Cairath' } }, Petr: { squad: { valerie: 'Valerie Duval' } } });
      t.do('0: attack', '0: attacker fury', '0: defender valerie', '0: fight', '0: victory 8').passWhile();
      expect(t.side(0).victory).toBe(8);
    });
    it('leaves a player who takes a hidden copy back as rich as before', rules('DOT 30.13', 'DOT DR-01', 'DOT DR-41'), () => {
      const t = table(
        profile,
        {
          Jana: { destiny: 20, hand: { valerie: 'Valerie Duval' }, squad: { h: 'Hussar' } },
          Petr: { destiny: 11, hidden: { petrs: 'Valerie Duval' } },
          Eva: { destiny: 12, hidden: { evas: 'Valerie Duval' } },
        },
        { seats: 3 },
      );
      t.do('0: play valerie').answered();
      // Petr's copy was hidden first and his turn is next: it counts in both books, and he pays for it.
      expect([t.card('petrs').zone, t.card('evas').zone, t.card('valerie').zone]).toEqual(['squad', 'hand', 'hand']);
      const price = DEFINITIONS[t.card('petrs').def]!.ratings[3];
      expect([t.side(0).destiny, t.side(1).destiny, t.side(2).destiny]).toEqual([20, 11 - price, 12]);
      expect(t.world.pools[0]!.open).toBe(3);
    });
  });

describe('several hidden copies of one personality', () => {
  const given = (active: string) => ({
    active,
    Jana: { destiny: 8, hand: { valerie: 'Valerie Duval' } },
    Petr: { destiny: 8, squad: { a: 'Golden Lion' } },
    Eva: { destiny: 8, squad: { b: 'Golden Lion' } },
  });
  const hidden = (first: 'Petr' | 'Eva') => {
    const all = given('Jana') as unknown as Record<string, Record<string, unknown>>;
    // The order of the file is the order of hiding.
    const sides = first === 'Petr' ? ['Petr', 'Eva'] : ['Eva', 'Petr'];
    for (const who of sides) all[who]!['hidden'] = { [`${who.toLowerCase()}s`]: 'Valerie Duval' };
    return all as never;
  };
  it('the one hidden first counts (tournament)', rules('DOT 30.11t', 'DOT 30.12', 'DOT DR-41'), () => {
    const t = table('tournament', hidden('Petr'), { seats: 3 });
    rig(t.world).play = t.world.play.toReversed();
    t.do('0: play valerie').passWhile();
    expect(t.card('evas').zone).toBe('squad');
    expect(t.card('petrs').zone).toBe('hand');
  });
  it('the one whose player has the next turn counts (standard)', rules('DOT 30.11s', 'DOT 30.12', 'DOT DR-41'), () => {
    const t = table('standard', hidden('Petr'), { seats: 3 });
    rig(t.world).play = t.world.play.toReversed();
    t.do('0: play valerie').passWhile();
    expect(t.card('petrs').zone).toBe('squad');
    expect(t.card('evas').zone).toBe('hand');
  });
});
