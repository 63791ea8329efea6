/** Numbers that are counted when they are needed, and conditions on dice. */
import { ofAKind, symbolOf, SYMBOLS } from '../../rules/dice.ts';
import { heroOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import type { Amount, Context, Test } from '../vocabulary.ts';

/** How many dice show the symbol; dice thrown before do not count (DIT 8.3, 8.6). */
export function countSymbol(w: World, c: Context, symbol: string): number {
  const hero = heroOf(w, c.seat);
  const wanted = SYMBOLS.indexOf(symbol);
  let n = 0;
  for (const die of c.dice) if (symbolOf(hero, die) === wanted) n++;
  return n;
}
export const per = (n: number, symbol: string): Amount =>
  Object.assign((w: World, c: Context) => n * countSymbol(w, c, symbol), { per: { n, symbol } });
export const kind =
  (n: number): Test =>
  (_, c) =>
    ofAKind(c.dice, n);
export const total = (_: World, c: Context): number => c.dice.reduce((a, b) => a + b, 0);
export const half = (n: number): number => Math.ceil(n / 2); // DIT 13.11
