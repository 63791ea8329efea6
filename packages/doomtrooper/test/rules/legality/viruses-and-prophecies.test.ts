/** Chapter 37: viruses and prophecies. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../../src/cards/vocabulary.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const rating = (t: Table, name: string, of: Rating): number => ratingOf(t.world, t.id(name), of, t.world.fights.at(-1) ?? null);

for (const profile of PROFILES)
  describe(`viruses and prophecies (${profile})`, () => {
    const prophets = (where: 'squad' | 'station', card = 'Prophet of Fools') =>
      table(profile, {
        opened: true,
        Jana: {
          hand: { p: 'Foretold Glory', p2: 'Foretold Glory' },
          [where]: { seer: card, lay: 'Jaeger Commando' },
          cohort: { kid: 'Undead Legionnaire' },
        },
        Petr: { station: { other: 'Prophet of Fools' } },
      });
    it('infects at any time for no action, each kind once', rules('DOT 37.37', 'DOT 37.38', 'DOT 37.39'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { x: 'Doomed' } },
        Petr: { hand: { v1: 'Fever', v2: 'Fever', v3: 'Chill' }, squad: { foe: 'Hussar' } },
      });
      const before = [0, 1, 2, 3].map(of => rating(t, 'foe', of as Rating));
      t.do('1: play v1 on foe').answered().do('1: play v2 on foe').answered();
      expect([0, 1, 2, 3].map(of => rating(t, 'foe', of as Rating))).toEqual([before[0]! - 2, before[1]! - 2, before[2]! - 2, before[3]!]);
      t.do('1: play v3 on foe').answered();
      expect(rating(t, 'foe', 0)).toBe(before[0]! - 3);
    });
    it("foretells through one's own Prophet on the Station, for one action, once", rules('DOT 37.26', 'DOT 37.27'), () => {
      const t = prophets('station');
      expect(t.refusal('play p on other')).toBe('DOT 37.26');
      expect([t.refusal('play p on kid'), t.refusal('play p on lay')]).toEqual(['DOT 37.26', 'DOT 37.26']);
      t.do('0: play p on seer').passWhile();
      expect([t.card('p').host, t.world.pools[0]!.open]).toEqual([t.id('seer'), 2]);
      expect(t.refusal('play p2 on seer')).toBe('DOT 37.27');
      // The Prophet belongs to the Station by tribe; elsewhere he foretells nothing.
      expect(prophets('squad').refusal('play p on seer')).toBe('DOT 37.26');
    });
    it('foretells one thing once, no matter who says it', rules('DOT 37.28'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          station: {
            one: { card: 'Prophet of Fools', gear: { p: 'Foretold Glory' } },
            two: { card: 'Prophet of Fools', gear: { p2: 'Foretold Glory' } },
          },
          cohort: { kid: 'Undead Legionnaire' },
        },
        Petr: {},
      });
      expect(rating(t, 'kid', 0)).toBe(3 + 3);
    });
  });
