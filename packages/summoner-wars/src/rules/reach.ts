/**
 * What a unit could do in a whole turn, for those who look at the table: an overview, not a promise. Rolls, costs and what others
 * forbid are left out; options say what may be done now.
 */
import type { Square } from './battlefield.ts';
import { battlefieldOf, empty, squareOf, topAt } from './places.ts';
import { isWall, unitOf } from './queries.ts';
import type { CardId, World } from './state.ts';
import { reachOf, stepsOf } from './values.ts';

export interface Reach {
  /** Squares it could walk to: first those one step away, then those two steps away, and so on. */
  readonly walk: readonly (readonly Square[])[];
  /** Squares it could strike from where it stands or could walk to. */
  readonly threat: readonly Square[];
  /** Its lines from where it stands: squares without a card, cards that can be seen, and squares behind those (SUM A4). */
  readonly sight: { readonly clear: readonly Square[]; readonly cards: readonly Square[]; readonly hidden: readonly Square[] };
}

const reached = new Int32Array(96);
const struck = new Int32Array(96);
let stamp = 0;

/** Squares by the number of steps, through whatever the unit may pass. */
function walkOf(w: World, id: CardId): Square[][] {
  const { neighbours } = battlefieldOf(w);
  const { refusesMove, through } = unitOf(w, id).ability;
  const start = squareOf(w, id);
  reached[start] = stamp;
  const walk: Square[][] = [];
  if (refusesMove?.(w, id, start)) return walk;
  let from = [start];
  for (let left = stepsOf(w, id); left > 0 && from.length > 0; left--) {
    const free: Square[] = [];
    const passed: Square[] = [];
    for (const square of from) {
      if (square !== start && refusesMove?.(w, id, square)) continue;
      for (const to of neighbours[square]!) {
        if (reached[to] === stamp) continue;
        const other = topAt(w, to);
        if (other !== null && (isWall(w, other) || !through?.(w, id, other))) continue;
        reached[to] = stamp;
        (other === null ? free : passed).push(to);
      }
    }
    walk.push(free);
    from = passed.length ? free.concat(passed) : free;
  }
  return walk;
}

export function reachIn(w: World, id: CardId): Reach {
  stamp++;
  const { lines } = battlefieldOf(w);
  const start = squareOf(w, id);
  const reach = reachOf(w, id);
  const walk = walkOf(w, id);
  const threat: Square[] = [];
  const addThreat = (from: Square): void => {
    for (const line of lines[from]!)
      for (let i = 0; i < line.length && i < reach; i++) {
        const square = line[i]!;
        if (struck[square] !== stamp) {
          struck[square] = stamp;
          if (square !== start) threat.push(square);
        }
        // Once it has walked, its own place is empty.
        if (square === start ? w.vines[square] !== null : !empty(w, square)) break;
      }
  };
  addThreat(start);
  for (const squares of walk) squares.forEach(addThreat);
  const clear: Square[] = [],
    cards: Square[] = [],
    hidden: Square[] = [];
  for (const line of lines[start]!) {
    let behind = false;
    for (let i = 0; i < line.length && i < reach; i++) {
      const taken = !empty(w, line[i]!);
      (behind ? hidden : taken ? cards : clear).push(line[i]!);
      behind ||= taken;
    }
  }
  return { walk, threat, sight: { clear, cards, hidden } };
}
