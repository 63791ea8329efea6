import type { Table } from '../fixture.ts';

/** Everybody does as little as he may until this turn. */
export function untilTurn(t: Table, turn: number): Table {
  for (let i = 0; i < 400 && t.world.turn < turn && t.asked !== null; i++) {
    const { offers } = t;
    t.answer(t.asked, ['pass', 'keep', 'end'].find(word => offers.includes(word)) ?? offers[0]!);
  }
  return t;
}
