/** Chapters 28 and 37: playing a card: what is done is done, what it touches, by whom. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { type DoomEvent, module as doomtrooper } from '../../src/index.ts';
import { isCapable } from '../../src/rules/abilities.ts';
import { kindNow, PROFILES, table } from '../fixture.ts';

for (const profile of PROFILES)
  describe(`played is played (${profile})`, () => {
    it('never goes back to the hand, and ends free undo', rules('DOT 28.20', 'DOT DR-91', 'DOT 28.4'), () => {
      const t = table(profile, { at: 'window', Jana: { hand: { karma: 'Positive Karma', x: 'Doomed' } }, Petr: { hand: { y: 'Doomed' } } });
      t.do('0: play karma');
      expect(t.card('karma').zone).toBe('stack');
      const offered = new Set<string>();
      while (kindNow(t) === 'reaction') {
        for (const key of t.offers) offered.add(key);
        t.answer(t.asked!, 'pass');
      }
      expect([...offered]).toEqual(['pass']);
      expect(t.card('karma').zone).toBe('discard');
      const [played] = t.events.filter(event => event.type === 'played');
      expect(doomtrooper.reveals(played as unknown as DoomEvent)).toBe(true);
      // A choice that showed nobody anything may still be taken back.
      expect(doomtrooper.reveals({ type: 'covered', card: 0, rule: 'DOT 9.1' })).toBe(false);
    });
  });

for (const profile of PROFILES)
  describe(`playing a card (${profile})`, () => {
    it('touches with a one-shot only what is on the table then', rules('DOT 37.35', 'DOT 37.36', 'DOT DR-22', 'DOT 37.3'), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hand: { train: 'Training', boy: 'Hussar' }, squad: { lion: 'Golden Lion' } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: play train at 0', '0: play boy', '0: attack');
      t.passWhile(p => p.question === 'window.answer');
      expect(t).toOffer([t.key('attacker boy')]);
      expect(isCapable(t.world, t.id('lion'))).toBe(true);
    });
    it('doubles once by a Ritual', rules('DOT 37.32', 'DOT 37.33', 'DOT 37.34'), () => {
      const given = {
        opened: true,
        Jana: { hand: { a: 'The Defiance', b: 'The Defiance' }, station: { pat: 'Patriarch', cor: 'Corsair' } },
        Petr: { station: { foe: 'Templar Marine' } },
      };
      const t = table(profile, given);
      t.do('0: play a', '0: play b').passWhile();
      const twice = t.world.effects.filter(effect => effect.on === t.id('cor') && effect.what === 'ratings');
      expect(twice).toHaveLength(1);
      expect(table(profile, { ...given, Jana: { ...given.Jana, station: { cor: 'Corsair' } } }).refusal('play a')).toBe('DOT 37.32');
    });
    it('means by "you" the one who plays or controls the card', rules('DOT 37.40', 'DOT DR-71'), () => {
      const t = table(profile, {
        Jana: { hand: { x: 'Doomed' }, cohort: { a: { card: 'Callistonian Intruder', wounded: true } } },
        Petr: { destiny: 9, hand: { y: 'Doomed' } },
      });
      t.do('0: meditate');
      while (t.asked !== 1) t.answer(t.asked!, 'pass');
      expect(t.offers.some(key => key.startsWith(`use ${t.id('a')}`))).toBe(false);
    });
  });
