/**
 * Where a unit can go, and by which way. A way matters only when something happens on it: a vine wall that must be left or that
 * rouses, an enemy that frightens, commons that are trampled. Ways that meet the same things are one option; the least eventful needs
 * no `by`. Such a way may also end where it began: only the unit's own square must be free, and it left it (SUM 7.4.5).
 */
import { distance, type Square } from '../battlefield.ts';
import { battlefieldOf, empty, squareOf, topAt } from '../places.ts';
import { controllerOf, friendly, isWall, unitOf } from '../queries.ts';
import { ROLLED, type CardId, type Side, type World } from '../state.ts';
import { awaitsVine, freeOfVines, heldByVine } from '../values.ts';

/** A unit that is to move: how many squares at most, and whose decision it is. */
export interface Mover {
  readonly card: CardId;
  readonly steps: number;
  readonly by: Side;
}

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
function eventful(w: World, { card: id, steps, by }: Mover): boolean {
  const { ability, kind } = unitOf(w, id);
  const { controller, square } = w.cards[id]!;
  if (ability.through && by === controller) return true;
  const battlefield = battlefieldOf(w);
  // A vine wall matters when it can be entered and left again.
  if (w.vinesGrown && (!freeOfVines(w, id) || awaitsVine(w, id)))
    for (const { walls } of w.sides)
      for (const wall of walls) {
        const there = squareOf(w, wall);
        if (there !== square && w.vines[there] === wall && distance(battlefield, square, there) < steps) return true;
      }
  if (kind !== 'common') return false;
  for (let side = 0; side < w.sides.length; side++) {
    if (friendly(side, controller)) continue;
    for (const other of w.sides[side]!.units)
      if (unitOf(w, other).ability.neighbourStepped && distance(battlefield, square, w.cards[other]!.square) <= steps + 1) return true;
  }
  return false;
}

/** Squares within reach when nothing can happen on the way; fills `cameFrom`. Gives their number; they are in `queue`. */
function flood(w: World, { card: id, steps }: Mover): number {
  const { neighbours } = battlefieldOf(w);
  const { top } = w;
  const start = squareOf(w, id);
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
      if (seen[to] === stamp || top[to] !== null) continue;
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
function wander(w: World, { card: id, steps, by }: Mover): Route[] {
  const battlefield = battlefieldOf(w);
  const card = w.cards[id]!;
  const { ability, kind } = unitOf(w, id);
  const free = !w.vinesGrown || freeOfVines(w, id);
  const rouses = free && w.vinesGrown > 0 && awaitsVine(w, id);
  const through = by === card.controller ? ability.through : undefined; // moved by others, its own ways do not help (SUM E5)
  const found = new Map<Square, { met: string; events: number; path: Square[] }[]>();
  const path: Square[] = [];

  const frightful = (square: Square): boolean => {
    if (kind !== 'common') return false;
    for (const next of battlefield.neighbours[square]!) {
      const other = topAt(w, next);
      if (other === null || isWall(w, other) || friendly(controllerOf(w, other), card.controller)) continue;
      if (unitOf(w, other).ability.neighbourStepped) return true;
    }
    return false;
  };

  const go = (from: Square, left: number, rolled: boolean, met: readonly string[]): void => {
    if (left === 0) return;
    const standing = from === card.square || w.top[from] === null;
    if (standing && from !== card.square && ability.refusesMove?.(w, id, from)) return;
    const leavesVine = !free && standing && w.vines[from] !== null;
    if (leavesVine && rolled) return; // one attempt a turn (SUM 4.23)
    const metLeaving = leavesVine ? [...met, `vine${from}`] : met;
    for (const to of battlefield.neighbours[from]!) {
      const home = to === card.square;
      // Only one that tramples has a reason to cross its own way; it leaves a unit on another side than it came (SUM 10.4.1).
      if (through ? !standing && to === (path.at(-2) ?? card.square) : path.includes(to)) continue;
      const other = home ? null : topAt(w, to);
      let metThere = metLeaving;
      if (other !== null) {
        // Not through a unit on a vine wall (SUM 4.25).
        if (!through?.(w, id, other) || w.vines[to] !== null) continue;
        if (!metLeaving.includes(`over${other}`)) metThere = [...metLeaving, `over${other}`];
      } else if (frightful(to)) metThere = [...metLeaving, `fear${to}`];
      path.push(to);
      if (other === null)
        keep(to, rouses && w.vines[to] === null && path.some(passed => w.vines[passed] !== null) ? [...metThere, 'vine'] : metThere);
      if (!home || through) go(to, left - 1, rolled || leavesVine, metThere);
      path.pop();
    }
  };
  const keep = (to: Square, met: readonly string[]): void => {
    if (to === card.square && met.length === 0) return; // as good as staying
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
        .map(square => battlefield.names[square])
        .join('-');
      routes.push({ to, path: way, by: i === 0 && to !== card.square ? null : between || 'direct' });
    });
  }
  return routes;
}

/** Calls back for every way of the unit, not counting staying where it is. */
export function eachRoute(w: World, mover: Mover, tell: (to: Square, by: string | null) => void): void {
  if (heldByVine(w, mover.card)) return;
  if (eventful(w, mover)) {
    for (const route of wander(w, mover)) tell(route.to, route.by);
    return;
  }
  const length = flood(w, mover);
  for (let i = 1; i < length; i++) tell(queue[i]!, null);
}

/** The squares of one way, or null when there is no such way. */
export function routeTo(w: World, mover: Mover, to: Square, way: string | null): readonly Square[] | null {
  const start = squareOf(w, mover.card);
  if (to === start && way === null) return [];
  if (heldByVine(w, mover.card)) return null;
  if (eventful(w, mover)) return wander(w, mover).find(route => route.to === to && route.by === way)?.path ?? null;
  flood(w, mover);
  return seen[to] === stamp ? pathTo(start, to) : null;
}

/** Straight lines over squares that hold no card at all (SUM A7). */
export function straightRoutes(w: World, from: Square, steps: number): Route[] {
  const routes: Route[] = [];
  for (const line of battlefieldOf(w).lines[from]!) {
    for (let n = 0; n < steps && n < line.length && empty(w, line[n]!); n++)
      routes.push({ to: line[n]!, path: line.slice(0, n + 1), by: null });
  }
  return routes;
}
