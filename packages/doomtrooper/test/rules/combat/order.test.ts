/** Chapters 5 and 25: who is asked when, in a window and in a combat. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { kindNow, PROFILES, table, type Profile, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

/** Everybody has a card to think about. */
const hand = (name: string): { readonly [name: string]: string } => ({ [name]: 'Doomed' });
/** Who passes, one after another, as long as this kind of window lasts. */
function round(t: Table, kind: string): (number | null)[] {
  t.passWhile(() => kindNow(t) !== kind);
  const asked: (number | null)[] = [];
  while (kindNow(t) === kind && asked.length < t.world.sides.length) {
    asked.push(t.asked);
    t.answer(t.asked!, 'pass');
  }
  return asked;
}
const attacked = (profile: Profile, defender: string, gear: Plain = {}): Table =>
  table(
    profile,
    {
      Jana: { hand: hand('x'), cohort: { a: 'Razide' } },
      Petr: { hand: hand('y'), cohort: { b: { card: 'Razide', gear: defender === 'b' ? gear : {} } } },
      Eva: { hand: hand('z'), cohort: { c: { card: 'Razide', gear: defender === 'c' ? gear : {} } } },
    },
    { seats: 3 },
  ).do('0: attack', '0: attacker a', `0: defender ${defender}`);

for (const profile of PROFILES)
  describe(`the order of windows (${profile})`, () => {
    it('goes on with the next player after a play, and not back to the active one', rules('DOT 5.14', 'DOT 5.17', 'DOT 5.20'), () => {
      const t = table(
        profile,
        {
          at: 'window',
          Jana: { hand: { first: 'Missing in Action' }, squad: { a: 'Hussar' } },
          Petr: { hand: { mia: 'Missing in Action', more: 'Missing in Action' }, squad: { b: 'Hussar' } },
          Eva: { hand: { last: 'Missing in Action' }, squad: { c: 'Hussar' } },
        },
        { seats: 3 },
      );
      t.answer(0, 'pass').do('1: play mia on a').answered();
      // Jana has passed: Eva is next, then she, then Petr again.
      expect(kindNow(t)).toBe('free');
      expect(round(t, 'free')).toEqual([2, 0, 1]);
    });
    it("asks the attacker's player, the defender's, then the others in the order of turns", rules('DOT 5.21'), () => {
      const t = attacked(profile, 'c');
      expect(round(t, 'paired')).toEqual([0, 2, 1]);
      t.do('0: fight');
      expect(round(t, 'modifiers')).toEqual([0, 2, 1]);
      expect(round(t, 'saving')).toEqual([0, 2, 1]);
    });
    it('asks a defender who strikes first before the attacker, then the others', rules('DOT 5.22', 'DOT DR-60'), () => {
      const t = attacked(profile, 'b', { quick: 'Quick' });
      expect(round(t, 'paired')).toEqual([1, 0, 2]);
      t.do('0: fight');
      expect(round(t, 'modifiers')).toEqual([1, 0, 2]);
    });
    it('keeps that order after the strikes, though one of the two be dead', rules('DOT 5.22', 'DOT 24.7.9', 'DOT DR-60'), () => {
      const fought = (wounded: boolean): Table =>
        table(profile, {
          Jana: { hand: hand('x'), cohort: { a: { card: 'Razide', wounded } } },
          Petr: { destiny: 0, hand: hand('y'), cohort: { b: { card: 'Razide', gear: { quick: 'Quick' } } } },
        }).do('0: attack', '0: attacker a', '0: defender b', '0: fight');
      expect(round(fought(false), 'status')).toEqual([1, 0]);
      const killed = fought(true);
      expect(round(killed, 'status')).toEqual([1, 0]);
      killed.do('1: victory 0');
      expect(round(killed, 'points')).toEqual([1, 0]);
    });
    it('asks the defending player first only if all who joined him strike first', rules('DOT 5.22', 'DOT 25.10t', 'DOT 25.10s'), () => {
      const t = table(profile, {
        Jana: { hand: hand('x'), squad: { a: 'Hussar' } },
        Petr: {
          destiny: 7,
          hand: { posse: 'Reinforcements!', ...hand('y') },
          cohort: { b: { card: 'Razide', gear: { quick: 'Quick' } }, c: 'Heretic' },
        },
      });
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '1: play posse', '1: spend 7', '1: join c', '0: strike c');
      expect(round(t, 'saving')).toEqual([0, 1]);
    });
  });

it('lets the Cossack Scout strike before others who strike first (standard)', rules('DOT 3.1s'), () => {
  const t = table('standard', {
    opened: true,
    Jana: { station: { a: { card: 'Cossack', wounded: true } } },
    Petr: { station: { d: { card: 'Cossack Scout', wounded: true, gear: { eyes: 'Cybernetic Retinas' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: victory 0').passWhile();
  expect([t.card('a').zone, t.card('d').zone]).toEqual(['discard', 'station']);
});
