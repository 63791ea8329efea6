/** Tokens come, go, move and change. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { statusNamed } from '../../cards/registry.ts';
import type { LeftBy } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../state.ts';
import { countOf, limitOf } from '../statuses.ts';

export interface Gift {
  readonly to: Seat;
  readonly by: Seat;
  readonly status: string;
  readonly n: number;
  readonly rule: Rule;
}
/** Up to the stack limit; surplus tokens are not created (DIT 6.15, R85). */
export function give(g: Here, { to, by, status, n, rule }: Gift): number {
  const { world: w } = g;
  if (n <= 0 || !w.players[to]!.alive) return 0;
  const { arrives } = statusNamed(status);
  const room = Math.max(0, limitOf(w, to, status) - countOf(w, to, status));
  const added = Math.min(n, room);
  for (let i = 0; i < added; i++) draft(w).players[to]!.tokens.push({ status, by, state: arrives?.(w, to, by) ?? 0 });
  g.emit({ type: 'statusGained', seat: to, by, status, n: added, surplus: n - added, rule });
  return added;
}
/** One token with what it remembers; the caller knows there is room. */
export function giveWithState(g: Here, { to, by, status, rule }: Omit<Gift, 'n'>, state: number): void {
  draft(g.world).players[to]!.tokens.push({ status, by, state });
  g.emit({ type: 'statusGained', seat: to, by, status, n: 1, surplus: 0, rule });
}

export interface Removal {
  readonly from: Seat;
  readonly status: string;
  readonly n: number;
  readonly how: LeftBy;
  readonly rule: Rule;
  /** Only tokens that remember this. */
  readonly state?: number;
}
/** Takes tokens of a status off a board, first come first. */
export function take(g: Here, { from, status, n, how, rule, state }: Removal): number {
  const { tokens } = draft(g.world).players[from]!;
  let taken = 0;
  for (let i = 0; i < tokens.length && taken < n;) {
    if (tokens[i]!.status !== status || (state !== undefined && tokens[i]!.state !== state)) {
      i++;
      continue;
    }
    tokens.splice(i, 1);
    taken++;
  }
  if (taken > 0) g.emit({ type: 'statusLeft', seat: from, status, n: taken, how, rule });
  return taken;
}

export interface Transfer {
  readonly from: Seat;
  readonly to: Seat;
  readonly status: string;
  readonly state: number;
  readonly rule: Rule;
}
/** To another board, as it is (DIT 6.52). */
export function moveToken(g: Here, { from, to, status, state, rule }: Transfer): void {
  const { players } = draft(g.world);
  const at = players[from]!.tokens.findIndex(token => token.status === status && token.state === state);
  if (at < 0) return;
  const [token] = players[from]!.tokens.splice(at, 1);
  players[to]!.tokens.push(token!);
  g.emit({ type: 'statusMoved', from, to, status, rule });
}
export interface Change {
  readonly seat: Seat;
  readonly status: string;
  readonly from: number;
  readonly to: number;
  readonly rule: Rule;
}
/** What a token remembers changes. */
export function changeToken(g: Here, { seat, status, from, to, rule }: Change): void {
  const token = draft(g.world).players[seat]!.tokens.find(each => each.status === status && each.state === from);
  if (!token) return;
  token.state = to;
  g.emit({ type: 'statusChanged', seat, status, state: to, rule });
}
/** For this player, to the end of the game (DIT 6.17, 6.18). @book */
export function raiseLimit(g: Here, seat: Seat, status: string, { n, rule }: { n: number; rule: Rule }): void {
  const { raised } = draft(g.world).players[seat]!;
  raised[status] = (raised[status] ?? 0) + n;
  g.emit({ type: 'limitRaised', seat, status, limit: limitOf(g.world, seat, status), rule });
}
