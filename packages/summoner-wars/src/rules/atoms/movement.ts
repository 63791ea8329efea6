/** From square to square. */
import { draft } from '@kolbiste/engine/draft';
import type { Square } from '../battlefield.ts';
import type { Here } from '../game.ts';
import { crossing, onVine, vineAt } from '../places.ts';
import { isVine, isWall } from '../queries.ts';
import { MOVED, ROLLED, ROUSED, type CardId, type Rule, type Side, type World } from '../state.ts';

function shift(world: World, id: CardId, to: Square): void {
  const w = draft(world);
  const card = w.cards[id]!;
  const squares = isVine(world, id) ? w.vines : w.top;
  squares[card.square] = null;
  squares[to] = id;
  card.square = to;
}

/** A unit is taken up for its one move of the Movement phase; zero squares and a failed attempt count too (SUM 7.4.9, 4.24). */
export function beginMove(g: Here, id: CardId, squares: number): void {
  const w = draft(g.world);
  w.cards[id]!.marks |= MOVED;
  w.moves++;
  const rule = squares > 0 ? 'SUM 7.4.1' : onVine(g.world, id) ? 'SUM 4.38' : 'SUM 7.4.9';
  g.emit({ type: 'moveBegan', card: id, by: w.active, moves: w.moves, limit: w.moveLimit, rule });
}
/** Nobody else moves in this phase (SUM E4). The limit in the view shows it. */
export function endMoves(world: World): void {
  const w = draft(world);
  w.moveLimit = w.moves;
}
export function stay(g: Here, id: CardId): void {
  g.emit({ type: 'stayed', card: id, rule: onVine(g.world, id) ? 'SUM 4.37' : 'SUM 7.4.8' });
}
/** One square of a move. Moving onto or off a vine wall is remembered for the turn (SUM F17). */
export function stepTo(g: Here, id: CardId, to: Square): void {
  const w = g.world;
  const from = w.cards[id]!.square;
  shift(w, id, to);
  const onto = w.vinesGrown > 0 && vineAt(w, to) !== null;
  if (onto || (w.vinesGrown > 0 && vineAt(w, from) !== null)) draft(w).cards[id]!.marks |= ROUSED;
  const crossed = crossing(w, from, to);
  const rule = crossed ? (crossed === 'seam' ? 'SUM 12.2.3' : 'SUM 12.2.4') : onto ? 'SUM 4.13' : 'SUM 7.4.2';
  g.emit({ type: 'stepped', card: id, from, to, rule });
}
export function rollOffVine(g: Here, id: CardId): boolean {
  const die = g.random.die();
  draft(g.world).cards[id]!.marks |= ROLLED;
  const free = die >= 4;
  g.emit({ type: 'vineRolled', card: id, die, free, rule: free ? 'SUM 4.22' : 'SUM 4.20' });
  return free;
}

/** Placing is not movement (SUM 10.5.1). */
export function place(g: Here, { by, card, to }: { by: Side; card: CardId; to: Square }, rule: Rule): void {
  const w = g.world;
  const from = w.cards[card]!.square;
  if (from !== to) shift(w, card, to);
  g.emit({ type: 'placed', card, from, to, by, rule: !isWall(w, card) && vineAt(w, to) !== null ? 'SUM 4.14' : rule });
}
/** Neither is exchanging places; vine walls stay where they are (SUM 10.5.2, E12). */
export function swap(g: Here, a: CardId, b: CardId, rule: Rule): void {
  const { top, cards } = draft(g.world);
  const [from, to] = [cards[a]!.square, cards[b]!.square];
  top[from] = b;
  top[to] = a;
  cards[a]!.square = to;
  cards[b]!.square = from;
  g.emit({ type: 'swapped', card: a, with: b, rule });
}
