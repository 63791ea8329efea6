/** Where cards stand, and what lies between and beside them. */
import { battlefieldWith, distance, halfOf, type Battlefield, type Square } from './battlefield.ts';
import { friendly, isWall, teamOf } from './queries.ts';
import type { CardId, Side, World } from './state.ts';

export const battlefieldOf = (w: World): Battlefield => battlefieldWith(w.columns);
export const squareNamed = (w: World, name: string): Square => battlefieldOf(w).byName.get(name)!;
/** The square of a card on the battlefield. */
export const squareOf = (w: World, id: CardId): Square => w.cards[id]!.square;
/** The unit or ordinary wall on a square. */
export const topAt = (w: World, square: Square): CardId | null => w.top[square] ?? null;
/** The vine wall on a square; a unit may stand on it. */
export const vineAt = (w: World, square: Square): CardId | null => w.vines[square] ?? null;

export const apart = (w: World, a: CardId, b: CardId): number => distance(battlefieldOf(w), w.cards[a]!.square, w.cards[b]!.square);
/** On squares that share a side; a unit on a vine wall is adjacent to that wall too (SUM 7.2.11, 4.17). */
export const adjacent = (w: World, a: CardId, b: CardId): boolean => {
  const d = apart(w, a, b);
  return d === 1 || (d === 0 && a !== b);
};
/** Within N squares; distance 0 counts unless the table decided otherwise (SUM A5, A6). */
export const within = (w: World, a: CardId, b: CardId, n: number): boolean => apart(w, a, b) <= n && (a !== b || w.switches.withinItself);
export const neighbours = (w: World, square: Square): readonly Square[] => battlefieldOf(w).neighbours[square]!;
/** Free for a unit: no unit and no ordinary wall; an unoccupied vine wall is fine (SUM A8, 4.13, 4.14). */
export const freeForUnit = (w: World, square: Square): boolean => w.top[square] === null;
/** No card at all (SUM A8). */
export const empty = (w: World, square: Square): boolean => w.top[square] === null && w.vines[square] === null;
/** Without a wall of any type: a vine wall may grow there (SUM 4.10). */
export const wallless = (w: World, square: Square): boolean => {
  const top = topAt(w, square);
  return w.vines[square] === null && (top === null || !isWall(w, top));
};
export const onOwnHalf = (w: World, side: Side, square: Square): boolean => halfOf(battlefieldOf(w), square) === teamOf(side);
export const onVine = (w: World, id: CardId): boolean => !isWall(w, id) && vineAt(w, w.cards[id]!.square) !== null;

export function besideEnemyUnit(w: World, id: CardId, square: Square = w.cards[id]!.square): boolean {
  const { controller } = w.cards[id]!;
  for (const next of neighbours(w, square)) {
    const other = topAt(w, next);
    if (other !== null && !isWall(w, other) && !friendly(w.cards[other]!.controller, controller)) return true;
  }
  return false;
}
export function besideOwnWall(w: World, side: Side, square: Square): boolean {
  for (const next of neighbours(w, square)) {
    const wall = topAt(w, next);
    if (wall !== null && isWall(w, wall) && w.cards[wall]!.controller === side) return true;
    const vine = vineAt(w, next);
    if (vine !== null && w.cards[vine]!.controller === side) return true;
  }
  return false;
}
/** A unit stands on it or beside it (SUM 4.17). */
export function besideVine(w: World, id: CardId): boolean {
  const { square } = w.cards[id]!;
  if (vineAt(w, square) !== null) return true;
  for (const next of neighbours(w, square)) if (vineAt(w, next) !== null) return true;
  return false;
}
/** Free squares beside a square, for placing a unit. */
export function placesBeside(w: World, square: Square, out: Square[] = []): Square[] {
  for (const next of neighbours(w, square)) if (freeForUnit(w, next) && !out.includes(next)) out.push(next);
  return out;
}
/** Empty squares beside the side's walls, vine walls included (SUM 7.2.7, F8). */
export function summonSquares(w: World, side: Side): Square[] {
  const squares: Square[] = [];
  for (const wall of w.sides[side]!.walls)
    for (const next of neighbours(w, squareOf(w, wall))) if (empty(w, next) && !squares.includes(next)) squares.push(next);
  return squares;
}

/** In one row or column, at most `reach` away, with no card in between (SUM A2, A4, A7). */
export function clearLine(w: World, from: Square, to: Square, reach: number): boolean {
  for (const line of battlefieldOf(w).lines[from]!) {
    for (let i = 0; i < line.length && i < reach; i++) {
      if (line[i] === to) return true;
      if (!empty(w, line[i]!)) break;
    }
  }
  return false;
}
/** Same, whatever is in between. */
export function inLine(w: World, from: Square, to: Square, reach: number): boolean {
  for (const line of battlefieldOf(w).lines[from]!) {
    const at = line.indexOf(to);
    if (at >= 0 && at < reach) return true;
  }
  return false;
}

const columnOf = (w: World, square: Square): number => square % w.columns;
const rowOf = (w: World, square: Square): number => Math.floor(square / w.columns);
/** In one row or column, however far. */
export const inOneLine = (w: World, a: Square, b: Square): boolean => columnOf(w, a) === columnOf(w, b) || rowOf(w, a) === rowOf(w, b);
/** Touching only at a corner, which is not adjacent (SUM 7.2.12). */
export const cornered = (w: World, a: Square, b: Square): boolean => !inOneLine(w, a, b) && distance(battlefieldOf(w), a, b) === 2;
/** On one board, of squares in a row that are out of reach: they would be near each other if its edges were joined (SUM 12.2.5). */
export const acrossTheEdge = (w: World, a: Square, b: Square): boolean => w.sides.length === 2 && rowOf(w, a) === rowOf(w, b);
/** On two boards: the seam or the far edge lies between two squares of a row. */
export function crossing(w: World, a: Square, b: Square): 'seam' | 'edge' | null {
  if (w.sides.length === 2) return null;
  const [x, y] = [columnOf(w, a), columnOf(w, b)];
  if (x < 6 === y < 6) return null;
  return Math.abs(x - y) < 6 ? 'seam' : 'edge';
}
