/** Healing, and what prevents a wound, answer a card that wounds. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

const RULES = ['DOT 28.7', 'DOT DR-11'] as const;

type Given = { readonly [name: string]: Plain };

for (const profile of PROFILES)
  describe(`answers to a card that wounds (${profile})`, () => {
    const cite = profile === 'tournament' ? 'DOT 28.5t' : 'DOT 28.5s';
    /** Petr wounds the followers of Semai with a card. */
    const given = (jana: Given) =>
      table(profile, {
        at: 'window',
        active: 'Petr',
        Jana: { destiny: 20, ...jana },
        Petr: { hand: { essence: 'Essence of Integrity' }, squad: { brother: 'Mystic' } },
      });
    it('heal the warrior before he is wounded again', rules(...RULES, 'DOT 28.16', 'DOT 28.5t'), () => {
      const t = given({ cohort: { intruder: { card: 'Callistonian Intruder', wounded: true } } });
      t.do('1: play essence', '0: use intruder as 0').answered();
      t.passWhile(() => t.card('intruder').zone === 'cohort' && !t.card('intruder').wounded);
      expect([t.card('intruder').zone, t.card('intruder').wounded]).toEqual(['cohort', true]);
    });
    it('heal with equipment whom the card would wound, and nobody else', rules(...RULES, 'DOT 28.16', 'DOT 28.5t'), () => {
      const t = given({
        cohort: {
          intruder: { card: 'Callistonian Intruder', wounded: true, gear: { kit: 'First Aid Kit' } },
          other: { card: 'Undead Legionnaire', wounded: true },
        },
      });
      t.do('1: play essence').until('Jana');
      expect(t.offersKey('use kit as 0 on intruder')).toBe(true);
      expect(t.refusal('use kit as 0 on other')).toBe(cite);
    });
    it('are none where the card wounds nobody of theirs', rules(...RULES), () => {
      const t = table(profile, {
        at: 'window',
        active: 'Petr',
        Jana: { destiny: 20, hand: { x: 'Hussar' }, cohort: { intruder: { card: 'Callistonian Intruder', wounded: true } } },
        Petr: { hand: { doomed: 'Doomed' }, squad: { brother: 'Mystic' } },
      });
      t.do('1: play doomed at Jana').until('Jana');
      expect(t.refusal('use intruder as 0')).toBe(cite);
    });
    it('prevent the wound', rules(...RULES), () => {
      const t = table(profile, {
        active: 'Petr',
        Jana: { destiny: 20, hand: { spell: 'Invulnerability' }, squad: { mystic: 'Mystic', other: 'Mystic' } },
        Petr: { hand: { fire: 'Suppressing Fire' }, squad: { foe: 'Sea Lion' } },
      });
      t.do('1: play fire at Jana').until('Jana');
      expect(t.offersKey('play spell')).toBe(true);
    });
  });
