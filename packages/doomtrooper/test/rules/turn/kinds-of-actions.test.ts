/** The three standard actions: of no kind until they are taken, and in any order. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`standard actions (${profile})`, () => {
    const given = (more: { readonly [word: string]: string | number } = {}) =>
      table(profile, {
        ...more,
        Jana: { destiny: 20, hand: { sword: 'Violator Sword', h: 'Hussar' }, squad: { lion: 'Hussar' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
    it('are undefined when they are given', rules('DOT 7.13'), () => {
      const t = given({ at: 'window' });
      t.passWhile(() => t.world.pools.length === 0);
      expect(t.world.pools).toMatchObject([{ open: 3, attack: 0, peaceful: 0 }]);
    });
    it('are taken in any order, different ones after each other', rules('DOT 7.2'), () => {
      const orders = [
        ['meditate', 'play h', 'play sword on lion'],
        ['play sword on lion', 'meditate', 'play h'],
        ['play h', 'play sword on lion', 'meditate'],
      ];
      for (const order of orders) {
        const t = given();
        for (const action of order) t.do(`0: ${action}`);
        expect([t.card('h').zone, t.card('sword').host, t.side(0).destiny]).toEqual(['squad', t.id('lion'), 21 - 2]);
      }
      const last = given().do('0: meditate', '0: meditate', '0: attack', '0: attacker lion');
      expect(last.happened('attackDeclared')).toBe(true);
    });
  });
