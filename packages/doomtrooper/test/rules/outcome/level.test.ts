/** Level when time is up, and how many turns follow a tie. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { rig, table, type Table } from '../../fixture.ts';

/** Everybody does nothing until the turn has come, or the game is over. */
function idle(t: Table, turn: number): Table {
  while (t.asked !== null && t.world.turn < turn) {
    const { offers } = t;
    t.answer(t.asked, ['pass', 'keep', 'end'].find(key => offers.includes(key)) ?? offers[0]!);
  }
  return t;
}
const SQUADS = { Jana: { squad: { a: 'Hussar' } }, Petr: { squad: { b: 'Hussar' } } };

describe('level when time is up (tournament)', () => {
  const given = (options: object) => table('tournament', { turn: 9, ...SQUADS }, { options: { turnLimit: 9, ...options } });
  it('goes on with a turn each', rules('DOT 1.5', 'DOT DR-102'), () => {
    const t = idle(given({}), 14);
    expect(t.outcome).toBeNull();
    expect(t.all('lastTurns').map(({ rule }) => rule)).toEqual(['DOT 1.7', 'DOT 1.5', 'DOT 1.5']);
  });
  it('compares again after exactly one turn of everybody', rules('DOT 1.5', 'DOT DR-28'), () => {
    const t = idle(given({}), 13);
    rig(t.world).sides[0]!.victory = 1;
    expect([t.world.turn, t.outcome]).toEqual([13, null]);
    expect(idle(t, 14).outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.8' });
    expect(t.world.turn).toBe(13);
  });
  it('is a draw at once where the table wants that, by the ruling and not by the rule of debts', rules('DOT 1.8', 'DOT DR-102'), () => {
    expect(idle(given({ timeTie: 'draw' }), 14).outcome).toMatchObject({ places: [1, 1], rule: 'DOT DR-102' });
  });
  it('is no draw where somebody leads', rules('DOT 1.8', 'DOT DR-102'), () => {
    const t = given({ timeTie: 'draw' });
    rig(t.world).sides[1]!.victory = 1;
    expect(idle(t, 14).outcome).toMatchObject({ places: [2, 1], rule: 'DOT 1.8' });
  });
});

it('after a tie at the target everybody has one whole turn before the next comparison (tournament)', rules('DOT 1.4t', 'DOT DR-28'), () => {
  const t = table('tournament', {
    turn: 9,
    Jana: { victory: 36, squad: { a: { card: 'Chemiman', wounded: true }, z: 'Hussar' } },
    Petr: { victory: 36, squad: { b: { card: 'Blood Beret', wounded: true }, y: 'Hussar' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender b', '0: fight', '0: victory 4', '1: victory 4');
  idle(t, 11);
  rig(t.world).sides[0]!.victory++;
  // Turn 9 is the one of the tie; Petr's is the tenth, Jana's the eleventh.
  expect([t.world.turn, t.world.active, t.outcome]).toEqual([11, 0, null]);
  idle(t, 12);
  expect(t.outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.5' });
  expect(t.world.turn).toBe(11);
});
