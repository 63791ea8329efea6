/** Pools of actions (chapter 7). */
import { definitionOf } from '../../cards/registry.ts';
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { actionsLeft } from '../queries.ts';
import type { Pool, World } from '../state.ts';

/** Of the three standard actions one may be an attack (DOT 7.5); a card says for itself. */
export const newPool = (seat: Seat, given: Partial<Pick<Pool, 'source' | 'open' | 'attack' | 'peaceful' | 'warrior'>>): Pool => ({
  seat,
  standard: given.source === undefined,
  source: given.source ?? null,
  open: given.open ?? 0,
  attack: given.attack ?? 0,
  peaceful: given.peaceful ?? 0,
  allowance: given.source === undefined ? 1 : 0,
  locked: false,
  warrior: given.warrior ?? null,
  taken: 'open',
});
/** Takes an action of the first kind there is. */
function take(pool: Draft<Pool>, kinds: readonly Pool['taken'][]): void {
  pool.taken = kinds.find(kind => pool[kind] > 0)!;
  pool[pool.taken]--;
}
const attackMayComeFirst = (w: World): boolean => w.play.some(id => definitionOf(w, id).labels.includes('attacksFirst'));
function hasAttacked(g: Here, pool: Draft<Pool>): void {
  draft(g.world).sides[pool.seat]!.struck = true;
  if (g.world.active === pool.seat) draft(g.world).sides[pool.seat]!.attacked = true;
  if (attackMayComeFirst(g.world)) return;
  if (pool.standard) pool.locked = true; // DOT 7.7
}
/** DOT 7.14: taking an action fixes its kind. */
export function takeActions(g: Here, from: Pool, n: number, { attack, rule }: { readonly attack: boolean; readonly rule: Rule }): void {
  const pool = draft(from);
  const { open } = pool;
  for (let i = 0; i < n; i++) take(pool, attack ? ['attack', 'open', 'peaceful'] : ['peaceful', 'open']);
  noteActed(g, pool.seat);
  if (attack) {
    if (pool.open < open) pool.allowance--; // DOT 7.16
    hasAttacked(g, pool);
  }
  g.emit({ type: 'actionTaken', seat: pool.seat, n, left: actionsLeft(pool), attack, rule });
}
function noteActed(g: Here, seat: Seat): void {
  const w = draft(g.world);
  w.stamp++;
  w.sides[seat]!.acted = w.turn;
}
/** Further actions of an attack that takes several (DOT 24.0.9): it is one attack all the same. */
export function takeFurther(g: Here, from: Pool, n: number, anyKind: boolean): void {
  const pool = draft(from);
  for (let i = 0; i < n; i++) take(pool, anyKind ? ['attack', 'peaceful', 'open'] : ['attack', 'open']);
  g.emit({ type: 'actionTaken', seat: pool.seat, n, left: actionsLeft(pool), attack: true, rule: 'DOT 24.0.9' });
}
/** A Corporate Leader turns an action of any kind into an attack (DOT 7.21). */
export function convertAction(g: Here, from: Pool): void {
  const pool = draft(from);
  take(pool, ['attack', 'peaceful', 'open']);
  noteActed(g, pool.seat);
  hasAttacked(g, pool);
  g.emit({ type: 'actionTaken', seat: pool.seat, n: 1, left: actionsLeft(pool), attack: true, rule: 'DOT 7.21' });
}
/** An attack with an action that a card gives for it alone: it is an attack of this turn like any other. Silent: what gives it tells. */
export function attackBeyond(g: Here, pool: Pool): void {
  noteActed(g, pool.seat);
  hasAttacked(g, draft(pool));
}
export function loseActions(g: Here, from: Pool, rule: Rule): void {
  const pool = draft(from);
  const n = actionsLeft(pool);
  if (n === 0) return;
  pool.open = 0;
  pool.attack = 0;
  pool.peaceful = 0;
  g.emit({ type: 'actionsLost', seat: pool.seat, n, rule });
}
/** The actions of the action step (DOT 7.1). Silent: the question shows them. */
export function startActions(g: Here, pool: Pool): void {
  draft(g.world).pools = [pool];
}
/** DOT 38.20: the Dark Legion of the Cartel option may go on with anything after an attack. */
export function unlockActions(pool: Pool): void {
  draft(pool).locked = false;
}
/** Pools from this one on are used up. Silent. */
export function closePools(g: Here, from: number): void {
  draft(g.world).pools.length = from;
}
/** A card grants actions (DOT 7.18). */
export function grantActions(g: Here, pool: Pool, kind: 'open' | 'attack' | 'peaceful', rule: Rule): void {
  draft(g.world).pools.push(pool);
  g.emit({ type: 'actionsGranted', seat: pool.seat, n: actionsLeft(pool), kind, rule });
}
/** The actions that are being taken are more by this many; none of them makes another attack. */
export function addActions(g: Here, pool: Pool, n: number, rule: Rule): void {
  draft(pool).open += n;
  g.emit({ type: 'actionsGranted', seat: pool.seat, n, kind: 'open', rule });
}
/** The action taken last is given back as what it was (DOT 7.20, 30.9). */
export function refundAction(pool: Pool): void {
  draft(pool)[pool.taken]++;
}
