/** Chapters 1 and 38: which modes a number of players may choose, for how many points, and what the table's clock does. */
import { TIME_KEY } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game, module as doomtrooper } from '../../src/index.ts';
import { worldFor } from '../../src/rules/setup.ts';
import { PROFILES, rig, table, type Table } from '../fixture.ts';

const GOAL = { tournament: 40, standard: 25 };

for (const profile of PROFILES) {
  describe(`the modes (${profile})`, () => {
    const at = (seats: number, said: object = {}) => {
      const { mode, target } = worldFor(doomtrooper.options.read({ profile, ...said }), seats);
      return [mode, target];
    };
    it('of two players and of more', rules('DOT 38.2'), () => {
      expect([at(2), at(3), at(2, { target: 10 })]).toEqual([
        ['duel', GOAL[profile]],
        ['everybody', GOAL[profile]],
        ['duel', 10],
      ]);
      expect(at(4, { mode: 'targets' })).toEqual(['targets', GOAL[profile]]);
    });
    it('of equal teams', rules('DOT 38.8', 'DOT 38.11'), () => {
      expect([at(4, { mode: 'teams' }), at(6, { mode: 'teams', teams: 3 }), at(2, { mode: 'teams' })].map(([mode]) => mode)).toEqual([
        'teams',
        'teams',
        'teams',
      ]);
      expect(at(4, { mode: 'teams' })[1]).toBe(50);
      for (const [seats, teams] of [
        [3, 2],
        [4, 3],
      ] as const)
        expect(() => at(seats, { mode: 'teams', teams })).toThrow('DOT 38.8');
    });
    it('of seven against the Dark Legion', rules('DOT 38.12', 'DOT 38.21'), () => {
      expect(at(7, { mode: 'cartel' })).toEqual(['cartel', 50]);
      expect(() => at(6, { mode: 'cartel' })).toThrow('DOT 38.12');
    });
  });

  describe(`the clock of the table (${profile})`, () => {
    const timeUp = (t: Table): Table => {
      game.takeRecorded(t.position as never, TIME_KEY, event => t.events.push(event));
      return t;
    };
    const given = () => table(profile, { Jana: { squad: { a: 'Hussar' } }, Petr: { squad: { d: 'Golden Lion' } } });
    it('lets everybody play one more turn after this one, once', rules('DOT 1.7', 'DOT 1.6s'), () => {
      const t = timeUp(given());
      expect([t.all('lastTurns').length, t.happened('lastTurns', { why: 'time', rule: 'DOT 1.7' }), t.world.lastTurns]).toEqual([
        1,
        true,
        3,
      ]);
      expect(timeUp(t).all('lastTurns').length).toBe(1);
      const before = given();
      rig(before.world).turn = 0;
      expect(timeUp(before).world.lastTurns).toBe(2);
    });
    it('says nothing when the game is over', rules('DOT 1.7'), () => {
      const t = given();
      rig(t.world).ended = { places: [1, 2] } as never;
      expect(timeUp(t).all('lastTurns')).toEqual([]);
    });
  });
}
