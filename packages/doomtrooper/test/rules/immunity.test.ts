/** Chapter 29: immunity. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/rules/abilities.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, strikes, table, type Table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

const citing = (t: Table, rule: string): string[] => t.events.filter(event => event.rule === rule).map(({ type }) => type);

for (const profile of PROFILES)
  describe(`immunity (${profile})`, () => {
    it('keeps Art and gifts off an immune warrior, even what they give his opponent', rules('DOT 29.3', 'DOT 29.4', 'DOT 29.1t'), () => {
      const t = table(profile, {
        Jana: { cohort: { alakhai: 'Alakhai the Cunning' } },
        Petr: { destiny: 9, hand: { wall: 'Elemental Wall' }, squad: { mystic: 'Mystic' } },
      });
      t.do('0: attack', '0: attacker alakhai', '0: defender mystic', '0: fight', '1: play wall on mystic', '1: spend 8').passWhile();
      expect(strikes(t)[0]!.armour).toBe(4);
      const gift = table(profile, {
        Jana: { cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire', terror: 'Terror' } } } },
        Petr: { squad: { war: 'Combat Warhead', other: 'Samurai' } },
      });
      gift.do('0: attack', '0: attacker necro', '0: defender war', '0: fight').passWhile();
      expect(strikes(gift)[0]).toMatchObject({ rating: 4, armour: 3 });
    });
    it("tells general gifts from Apostles'", rules('DOT 13.2', 'DOT 29.3'), () => {
      const t = table(profile, {
        Jana: { cohort: { necro: { card: 'Necromutant', gear: { terror: 'Terror', pain: 'Indigestion' } } } },
        Petr: { squad: { beret: 'Blood Beret' } },
      });
      t.do('0: attack', '0: attacker necro', '0: defender beret', '0: fight').passWhile();
      // The general gift's −1 does not count, the Apostle's −2 does.
      expect(strikes(t)[0]!.armour).toBe(1);
    });
  });

describe('immunity in the two books', () => {
  const given = {
    Jana: {
      destiny: 9,
      squad: { dominic: { card: 'Cardinal Dominic', gear: { mind: 'Mental Constitution' } } },
      hand: { self: 'Improve Self', wall: 'Elemental Wall' },
    },
    Petr: { cohort: { neph: 'Razide' } },
  };
  it('holds against others; he may use it himself: Cardinal Dominic (tournament)', rules('DOT 29.1t', 'DOT 29.2', 'DOT DR-80'), () => {
    const t = table('tournament', given);
    expect(has(t.world, t.id('dominic'), 'artImmune', null)).toBe(true);
    t.do('0: attack', '0: attacker dominic', '0: defender neph', '0: fight', '0: play wall on dominic', '0: spend 4').passWhile();
    expect(strikes(t)[1]!.armour).toBe(14);
  });
  it('is total (standard)', rules('DOT 29.1s', 'DOT DR-80'), () => {
    const t = table('standard', given);
    t.do('0: attack', '0: attacker dominic', '0: defender neph', '0: fight');
    while (t.asked !== 0 || t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
    expect(t.refusal('play wall on dominic')).toBe('DOT 29.1s');
  });
  it('covers what an immune warrior carries (standard)', rules('DOT 29.5', 'DOT 29.3'), () => {
    const given2 = {
      at: 'window',
      Jana: { destiny: 10, hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { distort: 'Distort' } } } },
      Petr: { squad: { war: { card: 'Combat Warhead', gear: { mail: 'Combat Armor' } } } },
    };
    expect(table('standard', given2 as never).refusal('use distort as 0 on mail')).toBe('DOT 29.5');
    expect(table('tournament', given2 as never).offersKey('use distort as 0 on mail')).toBe(true);
  });
});

for (const profile of PROFILES)
  describe(`immunity that is switched off (${profile})`, () => {
    it('leaves the card that gave it, and what else it gives', rules('DOT 29.8', 'DOT 29.1t'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { x: 'Doomed' }, squad: { breaker: 'Breaker of Art Shields' } },
        Petr: { cohort: { a: { card: 'Undead Legionnaire', gear: { seal: 'Heavy Seal of Art' } } } },
      });
      expect(has(t.world, t.id('a'), 'lostArtImmune', null)).toBe(false);
      t.do('0: use breaker as 0 on a').answered();
      expect([has(t.world, t.id('a'), 'lostArtImmune', null), t.card('seal').host]).toEqual([true, t.id('a')]);
      expect(ratingOf(t.world, t.id('a'), 2, null)).toBe(2 + 1);
    });
    const given = (gear: object) => ({
      at: 'window',
      Jana: { hand: { x: 'Doomed' }, squad: { breaker: 'Breaker of Art Shields' } },
      Petr: { cohort: { a: { card: 'Undead Legionnaire', gear }, neph: 'Nepharite of Algeroth' } },
    });
    it('ends at any time, printed or given by a card, and the card stays', rules('DOT 29.6', 'DOT 29.7'), () => {
      const cast = (t: Table, on: string): boolean => {
        const spell = table(profile, {
          Jana: {
            destiny: 9,
            hand: { wall: 'Elemental Wall' },
            squad: { mystic: { card: 'Mystic', gear: { steel: 'Chosen' } }, breaker: 'Breaker of Art Shields' },
          },
          Petr: { cohort: { a: { card: 'Undead Legionnaire', gear: { seal: 'Seal of Art' } }, neph: 'Nepharite of Algeroth' } },
        });
        spell.do('0: attack', '0: attacker mystic', `0: defender ${on}`, '0: shoot');
        if (t.happened('lasting', { card: t.id(on) })) spell.do(`0: use breaker as 0 on ${on}`);
        spell.do('0: play wall on mystic', '0: spend 4').passWhile();
        return strikes(spell)[1]!.armour > 4;
      };
      for (const on of ['a', 'neph']) {
        const t = table(profile, given({ seal: 'Seal of Art' }) as never);
        expect(cast(t, on)).toBe(false);
        t.do(`0: use breaker as 0 on ${on}`).answered();
        expect(citing(t, 'DOT 29.6')).toEqual(['lasting']);
        expect(t.card('seal').host).toBe(t.id('a'));
        expect(cast(t, on)).toBe(true);
      }
    });
  });
