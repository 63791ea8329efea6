/** Chapter 24.1: what becomes of a declared attack whose attacker is taken away. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const declared = (profile: Profile, hand: Plain): Table =>
  table(profile, {
    opened: true,
    Jana: { squad: { strong: 'Mitch Hunter', weak: 'Infantry' } },
    Petr: { destiny: 9, hand, squad: { spare: 'Hussar' }, cohort: { d: 'Razide' } },
  }).do('0: attack');

for (const profile of PROFILES)
  describe(`an attacker taken away (${profile})`, () => {
    const [offered, rule] = profile === 'tournament' ? [true, 'DOT 24.1.2t' as const] : [false, 'DOT 24.1.2s' as const];
    it.each([
      ['Missing in Action', { card: 'Missing in Action' }],
      ["Don't Call Again!", { card: "Don't Call Again!" }],
      ['imprisonment', { card: 'Jail' }],
      ['cover', { card: 'Into Cover' }],
      ['theft', { card: 'Call to the Station' }],
    ])(`lets his player call the attack off or not, as the book says: %s`, rules('DOT DR-48', 'DOT 34.2'), (_, hand) => {
      const t = declared(profile, hand);
      t.do('1: play card on strong').passWhile();
      expect(t.question).toBe('attacking.attacker');
      expect([t.offersKey('attacker strong'), t.offersKey('attacker weak'), t.offersKey('decline')]).toEqual([false, true, offered]);
    });
    it('leaves no choice while everybody who could attack still can', rules(rule, 'DOT DR-48'), () => {
      const t = declared(profile, { mia: 'Missing in Action' });
      // He is not the attacking player's, and she has lost nobody.
      t.do('1: play mia on spare').passWhile();
      expect(t.offersKey('decline')).toBe(false);
    });
    it('loses an attack that a card gives to one warrior when he no longer can', rules('DOT 34.9', 'DOT DR-48'), () => {
      const t = table(profile, {
        Jana: { squad: { m: { card: 'Mortificator', gear: { veil: 'Hidden' } }, other: 'Mystic' } },
        Petr: { hand: { call: "Don't Call Again!" }, cohort: { d: 'Razide' } },
      });
      t.do('0: meditate', '0: use veil as 0', '1: play call on m').passWhile();
      expect(t.happened('attackLost', { seat: 0 })).toBe(true);
      expect(t.happened('paired')).toBe(false);
    });
  });
