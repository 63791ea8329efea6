/** Chapter 1: reaching the target in the last turns. */
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';

const given = (victory: number, petr: number, lastTurns: number | null): Table =>
  table('tournament', {
    turn: 9,
    ...(lastTurns !== null && { lastTurns }),
    Jana: { victory, squad: { sean: 'Sean Gallagher' } },
    Petr: { victory: petr, cohort: { kid: { card: 'Child of Ilian', wounded: true } }, squad: { y: 'Hussar' } },
  });
const kill = (t: Table): Table => t.do('0: attack', '0: attacker sean', '0: defender kid', '0: fight', '0: victory 2').passWhile();

it('wins at once when time is up, no matter who leads (tournament)', rules('DOT 1.2', 'DOT 1.8'), () => {
  expect(kill(given(38, 30, 3)).outcome).toMatchObject({ places: [1, 2], rule: 'DOT 1.2' });
  expect(kill(given(37, 30, 3)).outcome).toBeNull();
});
