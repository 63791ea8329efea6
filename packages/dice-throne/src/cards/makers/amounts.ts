/** Numbers that are counted when they are needed, and conditions on dice. */
import { ofAKind, symbolOf, SYMBOLS } from '../../rules/dice.ts';
import { heroOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import type { Amount, Context, Test, Words } from '../vocabulary.ts';
import { say } from './names.ts';

/** How many dice show the symbol; dice thrown before do not count (DIT 8.3, 8.6). */
export function countSymbol(w: World, c: Context, symbol: string): number {
  const hero = heroOf(w, c.seat);
  const wanted = SYMBOLS.indexOf(symbol);
  let n = 0;
  for (const die of c.dice) if (symbolOf(hero, die) === wanted) n++;
  return n;
}
export const perWords = (n: number, symbol: string): Words => say(`${n} × ${symbol}`, `${n} × ${symbol}`);
/** An amount that says in words what it counts. */
export const counted = (amount: (w: World, c: Context) => number, words: Words): Amount => Object.assign(amount, { words });
export const per = (n: number, symbol: string): Amount => counted((w, c) => n * countSymbol(w, c, symbol), perWords(n, symbol));
export const kind =
  (n: number): Test =>
  (_, c) =>
    ofAKind(c.dice, n);
export const total = (_: World, c: Context): number => c.dice.reduce((a, b) => a + b, 0);
export const half = (n: number): number => Math.ceil(n / 2); // DIT 13.11
