/** Chapter 1: three turns without a warrior, one after another, and those who play on. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`without a warrior (${profile})`, () => {
    it('a turn of the countdown goes by at its end', rules('DOT 1.17', 'DOT 1.19'), () => {
      const t = table(profile, { at: 'end', Jana: { library: 0, countdown: 2 }, Petr: { squad: { y: 'Hussar' } } });
      t.passWhile(() => t.world.active === 0);
      expect([t.side(0).countdown, t.side(0).out, t.outcome]).toEqual([1, false, null]);
    });
    it('one of three is out, with what lies before him, and the others play on', rules('DOT 1.19', 'DOT DR-97'), () => {
      const t = table(
        profile,
        {
          at: 'end',
          Jana: { library: 0, countdown: 1, squad: { city: 'Fukido', gone: { card: 'Hussar', gear: { mia: 'Missing in Action' } } } },
          Petr: { squad: { y: { card: 'Hussar', gear: { mail: 'Combat Armor' } } } },
          Eva: { squad: { z: 'Hussar' } },
        },
        { seats: 3 },
      );
      t.passWhile(() => t.world.active === 0);
      expect([t.side(0).out, t.outcome, t.world.active]).toEqual([true, null, 1]);
      expect(['city', 'gone', 'mia', 'y', 'mail', 'z'].map(name => t.card(name).zone)).toEqual([
        'discard',
        'discard',
        'discard',
        'squad',
        'attached',
        'squad',
      ]);
    });
    it('is lost by the rule about debts where the other owes', rules('DOT 1.20', 'DOT 1.19'), () => {
      const rule = (jana: number, petr: number): string | undefined =>
        table(profile, {
          at: 'end',
          Jana: { library: 0, countdown: 1, debt: jana },
          Petr: { debt: petr, squad: { y: 'Hussar' } },
        }).passWhile().outcome?.rule;
      expect([rule(0, 8), rule(0, 0), rule(3, 0)]).toEqual(['DOT 1.20', 'DOT 1.19', 'DOT 1.19']);
    });
  });

it('time is up at the turn that was named, not before (tournament)', rules('DOT 1.7'), () => {
  const begun = (turn: number): boolean =>
    table(
      'tournament',
      { at: 'end', turn, Jana: { squad: { x: 'Hussar' } }, Petr: { squad: { y: 'Hussar' } } },
      { options: { turnLimit: 9 } },
    )
      .passWhile()
      .happened('lastTurns');
  expect([begun(8), begun(9)]).toEqual([false, true]);
});
