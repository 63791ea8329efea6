/** The judge's tool: a change of the position by consent. */
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from './at-table.ts';

for (const profile of PROFILES)
  describe(`the judge's tool (${profile})`, () => {
    const given = { Jana: { squad: { lion: { card: 'Golden Lion', wounded: true } } }, Petr: { squad: { foe: 'Hussar' } } };
    it(`does what all agree to, costs no action, and marks the game (${profile}) [DR-100]`, () => {
      const t = table(profile, given, { options: { judge: true } });
      t.say('0: judge', '0: change heal', '0: card lion', '1: agree');
      expect([t.card('lion').wounded, t.world.judged, t.world.pools[0]!.open]).toEqual([false, true, 3]);
      expect(t.happened('judged', { seat: 0, change: 'heal' })).toBe(true);
      expect(t.play).toAsk(0, 'acting.act');
    });
    it(`does nothing when somebody refuses, and is not there where the table does not want it (${profile}) [DR-100]`, () => {
      const t = table(profile, given, { options: { judge: true } });
      t.say('0: judge', '0: change victory+1', '0: player 0', '1: refuse');
      expect([t.side(0).victory, t.world.judged]).toEqual([0, false]);
      expect(table(profile, given).refusal('judge')).toBe('DOT DR-100');
    });
  });
