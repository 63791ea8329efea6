/** A team is placed as one, whatever became of its members; and how many teams there are. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/index.ts';
import { rig, table, type Table } from '../../fixture.ts';

const SQUADS = {
  Petr: { squad: { p: 'Hussar' } },
  Eva: { squad: { e: 'Hussar' } },
  Tom: { squad: { t: 'Hussar' } },
};
/** Jana and Eva against Petr and Tom; Jana kills the fourth of those points her team needs. */
function atTarget(prepare: (t: Table) => void): Table {
  const t = table(
    'standard',
    {
      Jana: { victory: 20, squad: { a: 'Mitch Hunter' } },
      ...SQUADS,
      Eva: { ...SQUADS.Eva, victory: 28 },
      Petr: { squad: { foe: { card: 'Undead Legionnaire', wounded: true }, p: 'Hussar' } },
    },
    { seats: 4, options: { mode: 'teams' } },
  );
  prepare(t);
  return t.do('0: attack', '0: attacker a', '0: defender foe', '0: fight', '0: victory 2').passWhile(() => t.outcome === null);
}

describe('a team at the target (standard)', () => {
  const rule = ['DOT 38.11', 'DOT DR-97'] as const;
  it('wins with a member who is out, who shares its place', rules(...rule), () => {
    const t = atTarget(({ world }) => {
      rig(world).sides[2]!.out = true;
    });
    expect(t.outcome).toMatchObject({ places: [1, 3, 1, 3], rule: 'DOT 38.11' });
  });
  it('does not win while one of its members owes', rules(...rule, 'DOT 1.9'), () => {
    const t = atTarget(({ world }) => {
      rig(world).sides[2]!.debt = 5;
    });
    expect(t.side(0).victory).toBe(22);
    expect(t.outcome).toBeNull();
  });
  it('leads as one when the libraries are empty', rules(...rule, 'DOT 1.21s'), () => {
    const t = table(
      'standard',
      {
        at: 'draw',
        Jana: { library: 1, victory: 3, squad: { a: 'Hussar' } },
        Petr: { library: 0, victory: 9, debt: 4, squad: { p: 'Hussar' } },
        Eva: { library: 0, squad: { e: 'Hussar' } },
        Tom: { library: 0, victory: 9, squad: { t: 'Hussar' } },
      },
      { seats: 4, options: { mode: 'teams' } },
    );
    expect(t.outcome).toMatchObject({ places: [1, 3, 1, 3], rule: 'DOT 1.21s' });
  });
});

describe('the number of teams (standard)', () => {
  const teams = (seats: number, n: number) =>
    game.start({ profile: 'standard', mode: 'teams', teams: n }, seats, 's').world.sides.map(({ team }) => team);
  it('is chosen: six are three pairs or two threes', rules('DOT 38.8'), () => {
    expect(teams(6, 3)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(teams(6, 2)).toEqual([0, 1, 0, 1, 0, 1]);
    expect(teams(4, 2)).toEqual([0, 1, 0, 1]);
  });
  it('is one that makes equal teams', rules('DOT 38.8'), () => {
    expect(() => teams(4, 3)).toThrow(/equal teams/);
    expect(() => teams(5, 2)).toThrow(/even number/);
  });
  it('gives each team ten destiny points in one bank', rules('DOT 38.9'), () => {
    const { world } = game.start({ profile: 'standard', mode: 'teams', teams: 3 }, 6, 's');
    expect(world.sides.map(({ destiny }) => destiny)).toEqual([10, 10, 10, 0, 0, 0]);
  });
});
