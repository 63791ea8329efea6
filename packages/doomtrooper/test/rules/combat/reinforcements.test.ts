/** Chapter 25: what holds for reinforcements as for attacker and defender. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { isBlockedFrom } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { definitionOf } from '../../../src/cards/registry.ts';
import { PROFILES, strikes, table, type Profile, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

type Words = Readonly<Record<string, Plain>>;
interface Sides {
  readonly main?: Plain;
  readonly helper?: Plain;
  readonly foe?: Plain;
  readonly theirs?: string;
  readonly hand?: object;
}
/** Jana attacks with `a`, and `h` joins in the modifier window. */
const joined = (
  profile: Profile,
  { main = 'Golden Lion', helper = 'Blood Beret', foe = 'Razide', theirs = 'Doomed', hand }: Sides = {},
): Table =>
  table(profile, {
    Jana: { destiny: 20, hand: { posse: 'Reinforcements!', ...hand }, squad: { a: main, h: helper } },
    Petr: { destiny: 20, hand: { z: theirs }, cohort: { d: foe } },
  }).do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play posse', '0: spend 7', '0: join h');
const fightOf = (t: Table) => t.world.fights[0]!;
const fight = (t: Table, name: string): number => ratingOf(t.world, t.id(name), 0, fightOf(t));

for (const profile of PROFILES)
  describe(`reinforcements (${profile})`, () => {
    it('take modifier cards, with a count of their own', rules('DOT 25.7', 'DOT DR-65', 'DOT DR-52'), () => {
      const t = joined(profile, { hand: { one: 'Powerful Blow', two: 'Powerful Blow', three: 'Powerful Blow' } });
      t.do('0: play one on a', '0: play two on h', '1: strike a').passWhile();
      // 3 + 4 of the two, and 2 for each blow.
      expect(strikes(t)[0]!.rating).toBe(11);
      const s = joined(profile, { hand: { one: 'Powerful Blow', two: 'Powerful Blow' } });
      s.do('0: play one on h').answered().until('Jana');
      expect(s.refusal('play two on h')).toBe(profile === 'standard' ? 'DOT 24.5.18s' : null);
    });
    it('cast personal combat spells, on themselves', rules('DOT 21.20', 'DOT 21.29', 'DOT 21.14', 'DOT 21.3', 'DOT 21.10'), () => {
      const t = joined(profile, { main: 'Inquisitor', helper: 'Archangel', hand: { ball: 'Elemental Ball' } });
      t.until('Jana');
      expect(t.refusal('play ball on a')).toBe('DOT 21.29');
      t.do('0: play ball on h', '0: spend 4').answered();
      expect([fight(t, 'h'), t.side(0).destiny]).toEqual([7, 9]);
      const away = table(profile, {
        Jana: { destiny: 20, hand: { ball: 'Elemental Ball' }, squad: { a: 'Inquisitor', h: 'Archangel' } },
        Petr: { cohort: { d: 'Razide' } },
      });
      away.do('0: attack', '0: attacker a', '0: defender d', '0: fight').until('Jana');
      expect(away.offersKey('play ball on h')).toBe(false);
    });
    it('use what they can in their combat', rules('DOT 25.7', 'DOT 24.5.14', 'DOT 24.0.4'), () => {
      const t = joined(profile, { helper: { card: 'Blood Beret', gear: { drill: 'Martial Training' } } });
      t.do('0: use drill as 0', '0: spend 2').answered();
      expect(fight(t, 'h')).toBe(5);
    });
    it('gain nothing by Art against somebody immune to it', rules('DOT 29.3'), () => {
      const t = joined(profile, {
        main: 'Inquisitor',
        helper: 'Archangel',
        foe: { card: 'Razide', gear: { seal: 'Seal of Art' } },
        hand: { b: 'Elemental Ball' },
      });
      expect(isBlockedFrom(t.world, definitionOf(t.world, t.id('b')), 0, t.id('h'), fightOf(t))).toBe(true);
      t.do('0: play b on h', '0: spend 2').answered();
      expect(fight(t, 'h')).toBe(3);
    });
    it('withdraw by no Retreat!: it is for attacker and defender', rules('DOT 28.16', 'DOT 28.19'), () => {
      const t = joined(profile, { hand: { back: 'Retreat!' } });
      t.until('Jana');
      expect([t.offersKey('play back on a'), t.offersKey('play back on h')]).toEqual([true, false]);
    });
    it('have no use of fortification cards in a combat from a warzone', rules('DOT 16.12'), () => {
      const t = table(profile, {
        Jana: { cohort: { a: 'Razide' } },
        Petr: {
          destiny: 7,
          hand: { posse: 'Reinforcements!' },
          squad: { d: 'Sea Lion', h: 'Free Marine', city: 'San Dorado', zone: 'Fog' },
        },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone zone', '1: play posse', '1: spend 7', '1: join h');
      // Free Marine has Armor 4; San Dorado would add 2.
      expect([ratingOf(t.world, t.id('h'), 2, null), ratingOf(t.world, t.id('h'), 2, fightOf(t))]).toEqual([6, 4]);
    });
    it('die from any wound in the Great Rust Desert', rules('DOT 16.11', 'DOT DR-54', 'DOT 24.6.4'), () => {
      const t = table(profile, {
        Jana: { destiny: 7, hand: { posse: 'Reinforcements!' }, squad: { a: 'Golden Lion', h: 'Blood Beret' } },
        Petr: { cohort: { d: 'Razide', zone: 'Great Rust Desert' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone zone', '0: play posse', '0: spend 7', '0: join h');
      t.do('1: strike h').passWhile();
      expect([t.card('h').zone, t.card('a').zone]).toEqual(['discard', 'squad']);
    });
    it('count once when one of them takes the place of the defender', rules('DOT 24.2.8', 'DOT DR-62'), () => {
      const t = table(profile, {
        Jana: { hand: { x: 'Doomed' }, cohort: { a: 'Razide' } },
        Petr: {
          destiny: 20,
          hand: { posse: 'Reinforcements!', seen: 'Premonition' },
          squad: { d: 'Golden Lion', h: 'Blood Beret', seer: 'Mystic' },
        },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: play posse', '1: spend 7', '1: join h');
      t.do('1: play seen on h').answered();
      expect([fightOf(t).defender, fightOf(t).helpers]).toEqual([t.id('h'), []]);
      t.passWhile();
      expect(strikes(t)[1]!.rating).toBe(4);
    });
    it('are only those who may fight so', rules('DOT 25.23', 'DOT 25.8', 'DOT 34.6', 'DOT 25.9'), () => {
      const t = table(profile, {
        Jana: {
          destiny: 20,
          hand: { posse: 'Reinforcements!' },
          squad: {
            a: 'Golden Lion',
            rams: 'Rams Air Cavalry',
            safe: { card: 'Blood Beret', gear: { wall: 'Behind the Wall' } },
            h: 'Blood Beret',
          },
        },
        Petr: { hand: { z: 'Doomed' }, cohort: { d: 'Razide' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play posse', '0: spend 7').answered();
      expect(t).toOffer(['stop', t.key('join h')]);
    });
    it('end the combat when the tactic is changed to one they may not take part in', rules('DOT 25.24', 'DOT 11.37'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { posse: 'Reinforcements!' }, squad: { a: 'Golden Lion', rams: 'Rams Air Cavalry' } },
        Petr: { hand: { change: 'Tactical Advantage' }, cohort: { d: 'Razide' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '0: play posse', '0: spend 7', '0: join rams');
      t.do('1: play change').passWhile();
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 25.24' })).toBe(true);
    });
    it('fight with a weapon each, the first that serves and is not used up', rules('DOT 24.5.6', 'DOT DR-65', 'DOT 24.5.8'), () => {
      const armed = (...weapons: string[]): number =>
        fight(
          joined(profile, { helper: { card: 'Blood Beret', gear: Object.fromEntries(weapons.map((weapon, i) => [`g${i}`, weapon])) } }),
          'h',
        );
      expect(armed('Gehenna Puker', 'Punisher Blade', 'AC-40 "Justifier"')).toBe(armed() + 1);
      expect(armed('AC-40 "Justifier"', 'Punisher Blade')).toBe(armed() + 3);
      const spent = joined(profile, {
        main: 'Razide',
        helper: { card: 'Razide', gear: { g: 'Bacteria Grenade', sword: 'Curator Sword' } },
        foe: 'Golden Lion',
      });
      spent.do('1: strike a').passWhile();
      expect([strikes(spent)[0]!.rating, spent.card('g').zone]).toEqual([2 * 9 + 2, 'attached']);
    });
    it('mix no Doomtroopers with the Dark Legion; Tribal warriors fight beside Doomtroopers', rules('DOT 25.8'), () => {
      const joiners = (area: string, main: string, others: Words, foe: Words): string[] => {
        const t = table(profile, { Jana: { destiny: 20, hand: { posse: 'Reinforcements!' }, [area]: { a: main, ...others } }, Petr: foe });
        t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play posse', '0: spend 7').answered();
        return t.offers.filter(key => key.startsWith('join'));
      };
      const foe = { cohort: { d: 'Razide' }, hand: { z: 'Doomed' } };
      const heretic = { card: 'Blood Beret', gear: { mark: 'Stigmata' } };
      expect(joiners('squad', 'Golden Lion', { heretic, h: 'Blood Beret' }, foe)).toHaveLength(1);
      const brother = { d: 'Cossack' };
      expect(joiners('station', 'Brotherbound Trooper', { h: 'Templar Marine' }, { station: brother, hand: { z: 'Doomed' } })).toHaveLength(
        1,
      );
    });
    it('are gone when somebody steals them, and help nobody else', rules('DOT 28.27', 'DOT DR-49', 'DOT 24.2.3'), () => {
      const t = joined(profile, { theirs: 'Call to the Station', hand: { x: 'Doomed' } });
      t.do('1: play z on h').answered();
      expect([t.card('h').by, fightOf(t).helpers, fightOf(t).over]).toEqual([1, [], false]);
      t.passWhile();
      expect(strikes(t)).toMatchObject([{ rating: 3 }, { rating: 9 }]);
    });
  });
