/** Chapter 21: the Art. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, rig, strikes, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const armour = (t: Table, name: string) => ratingOf(t.world, t.id(name), 2, null);

for (const profile of PROFILES)
  describe(`Art (${profile})`, () => {
    const combat = (destiny: number, more: object = {}): Table => {
      const t = table(profile, {
        Jana: { destiny, hand: { wall: 'Elemental Wall', ...more }, squad: { mystic: 'Mystic' } },
        Petr: { hand: { noise: 'Miscommunication' }, cohort: { foe: 'Razide' } },
      });
      t.do('0: attack', '0: attacker mystic', '0: defender foe', '0: shoot');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      return t;
    };
    const tournament = profile === 'tournament';
    it('needs a caster in play who knows the aspect', rules('DOT 21.3', 'DOT 21.4', 'DOT 21.5', 'DOT 21.21'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 9, hand: { vision: 'Item Vision', inv: 'Invulnerability' }, squad: { val: 'Valkyrie' } },
        Petr: { hand: { x: 'Doomed' } },
      });
      expect(t.offersKey('play vision at 1')).toBe(true);
      expect(t.refusal('play inv')).toBe('DOT 21.5');
    });
    it(
      'is paid for its strength when it is cast, and goes to the discard pile',
      rules('DOT 21.7', 'DOT 21.8', 'DOT 21.9', 'DOT 21.12', 'DOT 21.14', 'DOT 21.16', 'DOT 21.17'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 7, hand: { wall: 'Elemental Wall' }, squad: { mystic: 'Mystic' } },
          Petr: { cohort: { neph: 'Razide' }, hand: { x: 'Doomed' } },
        });
        t.do('0: meditate');
        expect(t.refusal('play wall')).toBe('DOT 28.19');
        t.do('0: attack', '0: attacker mystic', '0: defender neph', '0: fight', '0: play wall on mystic');
        expect(t.offers).toEqual(['spend 2', 'spend 4', 'spend 6', 'spend 8']);
        t.do('0: spend 4');
        expect(t.side(0).destiny).toBe(4);
        t.passWhile();
        expect(strikes(t)[1]!.armour).toBe(8);
        expect(t.card('wall').zone).toBe('discard');
        expect(armour(t, 'mystic')).toBe(4);
      },
    );
    it(
      "casts personal combat spells only in one's own combat, on oneself; combat spells on any participant",
      rules('DOT 21.6', 'DOT 21.18', 'DOT 21.19', 'DOT 21.20', 'DOT 21.29'),
      () => {
        const t = table(profile, {
          Jana: { destiny: 9, hand: { wall: 'Elemental Wall', presence: 'Presence' }, squad: { lion: 'Golden Lion', mystic: 'Mystic' } },
          Petr: { cohort: { neph: 'Razide' }, hand: { x: 'Doomed' } },
        });
        t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight');
        while (!t.offersKey('play presence on lion')) t.answer(t.asked!, 'pass');
        expect(t.refusal('play wall on lion')).toBe('DOT 21.5');
        expect(t.refusal('play presence on neph')).not.toBeNull();
      },
    );
    it('never helps the Dark Legion', rules('DOT 21.21', 'DOT 21.22'), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { keeper: 'Keeper of the Art' }, cohort: { necro: 'Necromutant' } },
        Petr: { squad: { foe: 'Golden Lion' }, hand: { x: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender foe', '0: fight');
      while (t.asked !== 0 || t.question !== 'window.answer' || t.world.fights[0]!.phase !== 'modifiers')
        t.answer(t.asked!, t.offers.includes('pass') ? 'pass' : t.offers[0]!);
      expect(t.refusal('play wall on necro')).toBe('DOT 21.21');
      expect(t.offersKey('play wall on foe')).toBe(true);
    });
    it('is closed to those who never cast, but may be cast on them', rules('DOT 21.26', 'DOT 21.27'), () => {
      const t = table(profile, { Jana: { squad: { chem: { card: 'Chemiman', gear: { bapt: 'Special Commendation' } } } }, Petr: {} });
      expect(has(t.world, t.id('chem'), 'neverArt', null)).toBe(true);
      const s = table(profile, {
        Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { chem: 'Chemiman', keeper: 'Keeper of the Art' } },
        Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
      });
      s.do('0: attack', '0: attacker chem', '0: defender foe', '0: fight', '0: play wall on chem', '0: spend 2').passWhile();
      expect(strikes(s)[1]!.armour).toBe(8);
    });
    it(
      'lets a fully converted caster cast for the Dark Legion only, a tainted one for both',
      rules('DOT 21.23', 'DOT 21.24', 'DOT 21.25'),
      () => {
        const given = (card: string) => ({
          Jana: {
            destiny: 9,
            hand: { wall: 'Elemental Wall' },
            squad: { keeper: { card: 'Keeper of the Art', gear: { c: card } }, lion: 'Golden Lion' },
            cohort: { necro: 'Necromutant' },
          },
          Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
        });
        const inFight = (t: Table, attacker: string) => {
          t.do('0: attack', `0: attacker ${attacker}`, '0: defender foe', '0: fight');
          while (t.asked !== 0 || t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
          return t.offersKey(`play wall on ${attacker}`);
        };
        expect(inFight(table(profile, given('Dark Visitation')), 'necro')).toBe(true);
        expect(inFight(table(profile, given('Dark Visitation')), 'lion')).toBe(false);
        expect(inFight(table(profile, given('Tainted!')), 'necro')).toBe(true);
        expect(inFight(table(profile, given('Tainted!')), 'lion')).toBe(true);
      },
    );
    it('may be strengthened while the combat lasts', rules('DOT 21.10'), () => {
      const t = combat(7, { x: 'Doomed' });
      t.do('0: play wall on mystic', '0: spend 2').answered();
      t.do('0: strengthen wall', '0: strengthen wall');
      expect(t.side(0).destiny).toBe(1);
      expect(t.happened('destinyLost', { n: 2, rule: 'DOT 21.10' })).toBe(true);
      // One point is left, a step costs two.
      while (t.asked !== 0) t.answer(t.asked!, 'pass');
      expect(t.offers.some(key => key.startsWith('strengthen'))).toBe(false);
      t.passWhile();
      expect(strikes(t)[1]!.armour).toBe(4 + 3 * 2);
    });
    it('may not, once it is cancelled', rules('DOT 21.10'), () => {
      const t = combat(9);
      t.do('0: play wall on mystic', '0: spend 2');
      const before = t.world.announced.length;
      rig(t.world).announced[before - 1]!.cancelled = true;
      t.answered();
      expect([t.world.fights[0]!.cast, t.offers.some(key => key.startsWith('strengthen'))]).toEqual([[], false]);
    });
    it('may cost actions too', rules('DOT 21.11'), () => {
      const t = table(profile, { Jana: { hand: { slow: 'Slow Spell' }, squad: { mystic: 'Mystic' } }, Petr: {} });
      t.do('0: play slow');
      expect(t.world.pools[0]!.open).toBe(1);
      expect(t.happened('actionTaken', { n: 2, left: 1 })).toBe(true);
      const late = table(profile, { at: 'window', Jana: { hand: { slow: 'Slow Spell' }, squad: { mystic: 'Mystic' } }, Petr: {} });
      expect(late.refusal('play slow')).toBe('DOT 22.1');
    });
    it('works no longer than its card says: in a combat to its end', rules('DOT 21.15', 'DOT 21.14'), () => {
      const t = combat(9);
      t.do('0: play wall on mystic', '0: spend 4').answered();
      expect(t.world.effects).toHaveLength(1);
      t.passWhile();
      expect([t.world.fights.length, t.world.effects.length, t.card('wall').zone]).toEqual([0, 0, 'discard']);
    });
    it('is for those whose card says so, the Brotherhood above all', rules('DOT 21.31'), () => {
      const cast = (card: string): boolean => {
        const t = table(profile, {
          Jana: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { a: card } },
          Petr: { cohort: { foe: 'Razide' } },
        });
        t.do('0: attack', '0: attacker a', '0: defender foe', '0: shoot');
        while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
        expect(t.offersKey('play wall on a') ? null : t.refusal('play wall on a')).toBe(t.offersKey('play wall on a') ? null : 'DOT 21.5');
        return t.offersKey('play wall on a');
      };
      // The Pupil belongs to a corporation, and his card permits it.
      expect(['Golden Lion', 'Mystic', 'Pupil of the Elements'].map(cast)).toEqual([false, true, true]);
    });
    it(
      `answers a card ${tournament ? 'only as a spell for any time' : 'whatever the time of the spell'}`,
      rules('DOT 28.11t', 'DOT 28.11s', 'DOT 28.18'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { karma: 'Positive Karma' } },
          Petr: { hand: { counter: 'Counterspell', free: 'Free Counterspell' }, squad: { mystic: 'Keeper of the Art' } },
        });
        t.do('0: play karma');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect(t.offersKey('play free')).toBe(true);
        expect([t.offersKey('play counter'), t.refusal('play counter')]).toEqual(tournament ? [false, 'DOT 28.11t'] : [true, null]);
      },
    );
  });
