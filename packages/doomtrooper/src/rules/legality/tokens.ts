/** Which actions of a pool may pay for what (chapter 7). */
import { definitionOf } from '../../cards/registry.ts';
import { no, type Seat } from '@kolbiste/engine';
import { actionsLeft, attackPrice, destinyOf, rulesOf } from '../queries.ts';
import type { Rule } from '../rule.ts';
import type { Pool, World } from '../state.ts';
import type { Reason } from './moment.ts';

/** `rule`: what says that it takes this many. */
export function peacefulTokens(pool: Pool, n: number, rule: Rule = 'DOT 7.1'): Reason {
  if (pool.locked) return no('DOT 7.7', 'onlyAttacks');
  if (pool.peaceful + pool.open >= n) return null;
  const left = actionsLeft(pool);
  return no(left === 0 ? 'DOT 7.1' : left >= n ? 'DOT 7.12' : rule, 'actions', { needed: n });
}
/** DOT 26.19t: in one's turn Sabotage or attack; only cards that give an attack at any time are exempt (DOT 26.20) [DR-86]. */
export const sabotagedRefusal = (w: World, seat: Seat): Reason =>
  rulesOf(w).sabotageXorAttack && w.active === seat && w.sides[seat]!.sabotaged.length ? no('DOT 26.19t', 'sabotagedAlready') : null;
/** Why he may not attack now, whatever actions he has. */
export function attackBar(w: World, seat: Seat): Reason {
  if (w.sides[seat]!.turns === 0) return no('DOT 7.9', 'firstTurn'); // [DR-26]
  if (w.sides[seat]!.struck && w.play.some(id => definitionOf(w, id).labels.includes('oneAttack')))
    return no('DOT 24.2.11', 'attackedAlready');
  return sabotagedRefusal(w, seat);
}
export function attackTokens(w: World, pool: Pool, n: number): Reason {
  const barred = attackBar(w, pool.seat);
  if (barred) return barred;
  // One attack may take several actions (DOT 24.0.9); it is still one attack.
  if (pool.attack + (pool.allowance > 0 ? pool.open : 0) >= n) return null;
  const price = attackPrice(w);
  if (pool.open >= n && price !== null)
    return destinyOf(w, pool.seat) >= price * n ? null : no('DOT 24.0.9', 'destiny', { cost: price * n, destiny: destinyOf(w, pool.seat) });
  return pool.allowance <= 0 && pool.open > 0 ? no('DOT 7.5', 'attackedAlready') : no('DOT 7.20', 'noAttackAction');
}
/** What an attack with these actions costs, where it is one that a card sells. */
export const attackFee = (w: World, pool: Pool, n: number): number =>
  pool.attack + (pool.allowance > 0 ? pool.open : 0) >= n ? 0 : (attackPrice(w) ?? 0) * n;
/**
 * Whether an attack whose first action is taken has what it takes on top, by the number of its actions: tokens of the same kind, a
 * Corporate Leader's of any kind (DOT 7.21), each for as much as the first cost where a card sold it. What a card makes takes none [DR-127].
 */
export const furtherTokens =
  (w: World, { pool: index, fee, only }: { readonly pool: number | null; readonly fee: number; readonly only: number }) =>
  (actions: number): boolean => {
    if (actions === 1 || index === null) return true;
    const pool = w.pools[index]!;
    const left = only !== 0 ? actionsLeft(pool) : pool.attack + pool.open;
    return left >= actions - 1 && destinyOf(w, pool.seat) >= fee * (actions - 1);
  };
