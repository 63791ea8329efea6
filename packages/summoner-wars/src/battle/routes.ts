/**
 * Where a unit can go, and by which way. A way matters only when something happens on it: a vine wall that must be left, an enemy
 * that frightens, commons that are trampled. Ways that meet the same things are one option; the least eventful needs no `by`.
 */
import { distance, type Square } from '../board.ts';
import { ROLLED, type CardId, type Side, type World } from '../state.ts';
import { boardOf, empty, freeOfVines, friendly, heldByVine, unitOf } from '../world.ts';

interface Route {
  readonly to: Square;
  readonly path: readonly Square[];
  /** Which of several ways, or null for the least eventful. */
  readonly by: string | null;
}

const seen = new Int32Array(96);
const cameFrom = new Int16Array(96);
const queue = new Int16Array(96);
const far = new Int8Array(96);
let stamp = 0;

/** Whether anything can happen on the way, so that ways differ. */
function eventful(w: World, id: CardId, by: Side, steps: number): boolean {
  const { ability, kind } = unitOf(w, id);
  const { controller, square } = w.cards[id]!;
  if (ability.through && by === controller) return true;
  const board = boardOf(w);
  // A vine wall matters when it can be entered and left again.
  if (w.vinesGrown && !freeOfVines(w, id))
    for (const { walls } of w.sides)
      for (const wall of walls) {
        const { square: there } = w.cards[wall]!;
        if (there !== square && w.vines[there] === wall && distance(board, square, there) < steps) return true;
      }
  if (kind !== 'common') return false;
  for (let side = 0; side < w.sides.length; side++) {
    if (friendly(side, controller)) continue;
    for (const other of w.sides[side]!.units)
      if (unitOf(w, other).ability.neighbourStepped && distance(board, square, w.cards[other]!.square) <= steps + 1) return true;
  }
  return false;
}

/** Squares within reach when nothing can happen on the way; fills `cameFrom`. Gives their number; they are in `queue`. */
function flood(w: World, id: CardId, steps: number): number {
  const { neighbours } = boardOf(w);
  const { top, cards } = w;
  const start = cards[id]!.square;
  const { refusesMove } = unitOf(w, id).ability;
  stamp++;
  seen[start] = stamp;
  far[start] = 0;
  queue[0] = start;
  let length = 1;
  for (let at = 0; at < length; at++) {
    const from = queue[at]!;
    if (far[from]! >= steps) break;
    if (refusesMove && at > 0 && refusesMove(w, id, from)) continue;
    const next = neighbours[from]!;
    for (let i = 0; i < next.length; i++) {
      const to = next[i]!;
      if (seen[to] === stamp || top[to]! >= 0) continue;
      seen[to] = stamp;
      cameFrom[to] = from;
      far[to] = far[from]! + 1;
      queue[length++] = to;
    }
  }
  return length;
}

function pathTo(start: Square, to: Square): Square[] {
  const path: Square[] = [];
  for (let at = to; at !== start; at = cameFrom[at]!) path.unshift(at);
  return path;
}

/** All ways that differ, when something may happen on them. */
function wander(w: World, id: CardId, steps: number, by: Side): Route[] {
  const board = boardOf(w);
  const card = w.cards[id]!;
  const { ability, kind } = unitOf(w, id);
  const free = !w.vinesGrown || freeOfVines(w, id);
  const through = by === card.controller ? ability.through : undefined; // moved by others, its own ways do not help (SUM E5)
  const found = new Map<Square, { met: string; events: number; path: Square[] }[]>();
  const path: Square[] = [];

  const frightful = (square: Square): boolean => {
    if (kind !== 'common') return false;
    for (const next of board.neighbours[square]!) {
      const other = w.top[next]!;
      if (other < 0 || friendly(w.cards[other]!.controller, card.controller)) continue;
      const card2 = w.cards[other]!;
      if (card2.square >= 0 && unitAbility(w, other)?.neighbourStepped) return true;
    }
    return false;
  };

  const go = (from: Square, left: number, rolled: boolean, met: readonly string[]): void => {
    if (left === 0) return;
    const standing = from === card.square || w.top[from]! < 0;
    if (standing && from !== card.square && ability.refusesMove?.(w, id, from)) return;
    const leavesVine = !free && standing && w.vines[from]! >= 0;
    if (leavesVine && rolled) return; // one attempt a turn (SUM 4.23)
    const metLeaving = leavesVine ? [...met, `vine${from}`] : met;
    for (const to of board.neighbours[from]!) {
      if (to === card.square || path.includes(to)) continue;
      const other = w.top[to]!;
      let metThere = metLeaving;
      if (other >= 0) {
        // Not through a unit on a vine wall (SUM 4.25).
        if (!through?.(w, id, other) || w.vines[to]! >= 0) continue;
        metThere = [...metLeaving, `over${other}`];
      } else if (frightful(to)) metThere = [...metLeaving, `fear${to}`];
      path.push(to);
      if (other < 0) keep(to, metThere);
      go(to, left - 1, rolled || leavesVine, metThere);
      path.pop();
    }
  };
  const keep = (to: Square, met: readonly string[]): void => {
    const key = met.length > 1 ? met.toSorted().join() : (met[0] ?? '');
    const ways = found.get(to);
    if (!ways) return void found.set(to, [{ met: key, events: met.length, path: [...path] }]);
    const same = ways.find(way => way.met === key);
    if (!same) ways.push({ met: key, events: met.length, path: [...path] });
    else if (same.path.length > path.length) same.path = [...path];
  };
  go(card.square, steps, (card.marks & ROLLED) !== 0, []);

  const routes: Route[] = [];
  for (const [to, ways] of found) {
    ways.sort((a, b) => a.events - b.events || a.path.length - b.path.length || (a.met < b.met ? -1 : 1));
    ways.forEach(({ path: way }, i) => {
      const between = way
        .slice(0, -1)
        .map(square => board.names[square])
        .join('-');
      routes.push({ to, path: way, by: i === 0 ? null : between || 'direct' });
    });
  }
  return routes;
}
const unitAbility = (w: World, id: CardId) => (w.cards[id]!.definition > 1 ? unitOf(w, id).ability : null);

/** Calls back for every way of the unit, not counting staying where it is. */
export function eachRoute(w: World, id: CardId, steps: number, by: Side, tell: (to: Square, by: string | null) => void): void {
  if (heldByVine(w, id)) return;
  if (eventful(w, id, by, steps)) {
    for (const route of wander(w, id, steps, by)) tell(route.to, route.by);
    return;
  }
  const length = flood(w, id, steps);
  for (let i = 1; i < length; i++) tell(queue[i]!, null);
}

/** The squares of one way, or null when there is no such way. */
export function routeTo(w: World, id: CardId, steps: number, by: Side, to: Square, way: string | null): readonly Square[] | null {
  const start = w.cards[id]!.square;
  if (to === start) return [];
  if (heldByVine(w, id)) return null;
  if (eventful(w, id, by, steps)) return wander(w, id, steps, by).find(route => route.to === to && route.by === way)?.path ?? null;
  flood(w, id, steps);
  return seen[to] === stamp ? pathTo(start, to) : null;
}

/** Straight lines over squares that hold no card at all (SUM A7). */
export function straightRoutes(w: World, from: Square, steps: number): Route[] {
  const routes: Route[] = [];
  for (const line of boardOf(w).lines[from]!) {
    for (let n = 0; n < steps && n < line.length && empty(w, line[n]!); n++)
      routes.push({ to: line[n]!, path: line.slice(0, n + 1), by: null });
  }
  return routes;
}
