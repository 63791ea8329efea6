/** The battlefield as a side sees it: where it wants to be, where it will be hurt, and what a unit can do from a square. */
import { forbidden, REACH } from '../battle/attack.ts';
import type { Square } from '../board.ts';
import type { CardId, Side, World } from '../state.ts';
import {
  boardOf,
  definitionOf,
  empty,
  freeForUnit,
  friendly,
  isRanged,
  isWall,
  lifeOf,
  neighbours,
  opponentsOf,
  summonerOf,
  unitOf,
} from '../world.ts';
import { harmTo, strike, WOUNDS, worthOf } from './odds.ts';

const STEPS = 2;
/** So many attack in a turn. */
const ATTACKERS = 3;
/** A square further away is so much worse. */
const STEP = 0.3;
/** How much of this a Summoner minds. */
const FOLLOW = 0.25;
/** An enemy so near one's Summoner is an intruder, to be met first. */
const NEAR = 4;

/** Whether anybody is left to be summoned: to be drawn, or to be paid for when the rest of the hand is magic. */
export const canSummon = (w: World, side: Side): boolean => {
  const { draw, hand, magic } = w.sides[side]!;
  if (draw.length > 0) return true;
  return hand.some(id => {
    const card = definitionOf(w, id);
    return card.type === 'unit' && card.cost < magic.length + hand.length;
  });
};

/** How many wounds a unit may be expected to deal so far away in its next turn. */
function wrath(w: World, id: CardId, away: number): number {
  const { ability, attack } = unitOf(w, id);
  const steps = STEPS + (ability.steps ? 1 : 0);
  const dice = attack + (ability.attack ? 0.5 : 0);
  // Far shots need a line and a way to it.
  if (isRanged(w, id)) return away > steps + REACH ? 0 : dice * WOUNDS * (away <= REACH ? 0.9 : 0.6);
  return away > steps + 1 ? 0 : dice * WOUNDS * (away <= 1 ? 1 : 0.8);
}

/** Wounds a card on the square must expect from the enemy's next turn: his three best attackers. */
function wrathAt(w: World, side: Side, square: Square): number {
  const { distances, squares } = boardOf(w);
  let a = 0,
    b = 0,
    c = 0;
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(side, other)) continue;
    for (const id of w.sides[other]!.units) {
      const x = wrath(w, id, distances[square * squares + w.cards[id]!.square]!);
      if (x > a) [a, b, c] = [x, a, b];
      else if (x > b) [b, c] = [x, b];
      else if (x > c) c = x;
    }
  }
  return a + b + c;
}

/** Whether a unit can walk from a square to one of the marked ones in so many steps. */
function walks(w: World, from: Square, steps: number, marked: readonly boolean[]): boolean {
  if (marked[from]) return true;
  if (steps > 0) for (const next of neighbours(w, from)) if (freeForUnit(w, next) && walks(w, next, steps - 1, marked)) return true;
  return false;
}

/** Wounds a Summoner on the square must expect, with what stands in the way: who finds no square to strike from does not strike. */
export function siegeOf(w: World, side: Side, square: Square): number {
  const { distances, lines, squares } = boardOf(w);
  const beside: boolean[] = [],
    inLine: boolean[] = [];
  let open = 0;
  for (const line of lines[square]!) {
    const next = line[0];
    if (next === undefined) continue;
    beside[next] = true;
    const top = w.top[next]!;
    if (top < 0 || (!isWall(w, top) && !friendly(w.cards[top]!.controller, side))) open++;
    for (let i = 0; i < REACH && i < line.length; i++) {
      inLine[line[i]!] = true;
      if (!empty(w, line[i]!)) break;
    }
  }
  const near: number[] = [],
    far: number[] = [];
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(side, other)) continue;
    for (const id of w.sides[other]!.units) {
      const from = w.cards[id]!.square;
      const wounds = wrath(w, id, distances[square * squares + from]!);
      if (wounds === 0) continue;
      const ranged = isRanged(w, id);
      const steps = STEPS + (unitOf(w, id).ability.steps ? 1 : 0);
      if (walks(w, from, steps, ranged ? inLine : beside)) (ranged ? far : near).push(wounds);
    }
  }
  const most = (a: number, b: number): number => b - a;
  near.sort(most).splice(open);
  let sum = 0;
  for (const wounds of near.concat(far).sort(most).slice(0, ATTACKERS)) sum += wounds;
  return sum;
}

/** Free squares beside the side's walls: who stands there is in the way of the next to be summoned. */
export function roomOf(w: World, side: Side): number {
  const free = new Set<Square>();
  for (const wall of w.sides[side]!.walls)
    for (const next of neighbours(w, w.cards[wall]!.square)) if (freeForUnit(w, next)) free.add(next);
  return free.size;
}

export interface Field {
  readonly side: Side;
  /** The enemies' Summoners, and intruders near one's own. */
  readonly goals: readonly Square[];
  /** Wounds to expect, by square; worked out when asked for. */
  readonly wraths: number[];
  /** Steps to the nearest goal around walls, by square; worked out when asked for. */
  readonly ways: number[];
}

export function fieldOf(w: World, side: Side): Field {
  const { distances, squares } = boardOf(w);
  const goals: Square[] = [];
  const mine = summonerOf(w, side);
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(side, other)) continue;
    for (const id of w.sides[other]!.units) {
      const { square } = w.cards[id]!;
      if (unitOf(w, id).kind === 'summoner' || (mine >= 0 && distances[square * squares + w.cards[mine]!.square]! <= NEAR))
        goals.push(square);
    }
  }
  return { side, goals, wraths: [], ways: [] };
}

export const dangerAt = (w: World, field: Field, square: Square): number => (field.wraths[square] ??= wrathAt(w, field.side, square));

/** Further than any way, walls or not. */
const FAR = 99;
/** So many steps is a wall worth that must be broken through. */
const BREACH = 6;
/** Walls are walked around; units will have moved by then. */
function findWays(w: World, { goals, ways }: Field): void {
  const { squares } = boardOf(w);
  for (let square = 0; square < squares; square++) ways.push(FAR);
  const reached = [...goals];
  for (const goal of goals) ways[goal] = 0;
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i]!;
    for (const next of neighbours(w, from)) {
      if (ways[next]! < FAR) continue;
      const top = w.top[next]!;
      ways[next] = ways[from]! + 1;
      if (top < 0 || !isWall(w, top)) reached.push(next);
    }
  }
}

/** How near a square is to what the side wants to reach; never more than 0. */
export function pullAt(w: World, field: Field, square: Square): number {
  if (field.ways.length === 0) findWays(w, field);
  const way = field.ways[square]!;
  if (way < FAR) return -STEP * way;
  // Walled in: through a wall, then.
  const { distances, squares } = boardOf(w);
  let least = FAR;
  for (const goal of field.goals) least = Math.min(least, distances[square * squares + goal]!);
  return -STEP * (least + BREACH);
}

/** The best attack of the unit if it stood on the square. */
export function bestStrike(w: World, id: CardId, at: Square): number {
  const card = w.cards[id]!;
  const from = card.square;
  card.square = at; // as if it stood there; put back below
  let best = 0;
  const reach = isRanged(w, id) ? REACH : 1;
  for (const line of boardOf(w).lines[at]!) {
    for (let i = 0; i < reach && i < line.length; i++) {
      const square = line[i]!;
      const top = square === from ? -1 : w.top[square]!;
      if (top < 0 && w.vines[square]! < 0) continue;
      for (const target of [top, w.vines[square]!])
        if (target >= 0 && !friendly(w.cards[target]!.controller, card.controller) && !forbidden(w, id, target))
          best = Math.max(best, strike(w, id, target));
      break;
    }
  }
  card.square = from;
  return best;
}

/** Whether a Summoner with so much life left can go to meet an enemy's. */
function outlives(w: World, side: Side, left: number): boolean {
  for (const other of opponentsOf(w, side)) {
    const foe = summonerOf(w, other);
    if (foe >= 0 && lifeOf(w, foe) - w.cards[foe]!.wounds <= left) return true;
  }
  return false;
}

/** What a standing place is worth to a unit of the field's side. */
export function standing(w: World, field: Field, id: CardId, square: Square, strikes: boolean): number {
  const left = lifeOf(w, id) - w.cards[id]!.wounds;
  const danger = dangerAt(w, field, square);
  const attack = strikes ? bestStrike(w, id, square) : 0;
  // The Summoner keeps away, until nobody is left to be summoned; then, unless the other has more life, only what could fell him
  // keeps him away.
  // Where nobody can reach him he follows his units.
  if (unitOf(w, id).kind === 'summoner')
    return canSummon(w, field.side) || !outlives(w, field.side, left)
      ? 0.8 * attack - 0.6 * harmTo(left, danger) + FOLLOW * pullAt(w, field, square)
      : attack - (danger < left - 1 ? 0.1 : 0.3) * harmTo(left, danger) + 2 * pullAt(w, field, square);
  // Wounds one lives through hardly count.
  return attack + pullAt(w, field, square) - 0.12 * worthOf(w, id) * Math.min(1, danger / left) ** 2;
}

/** What a unit that is summoned to the square may strike this turn; who can strike one's Summoner next is worth more. */
export function promiseAt(w: World, id: CardId, square: Square): number {
  const { distances, squares } = boardOf(w);
  const card = w.cards[id]!;
  const from = card.square;
  card.square = square; // as if it stood there; put back below
  const reach = (isRanged(w, id) ? REACH : 1) + STEPS + (unitOf(w, id).ability.steps ? 1 : 0);
  const mine = summonerOf(w, card.controller);
  let best = 0;
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(card.controller, other)) continue;
    for (const target of w.sides[other]!.units) {
      const at = w.cards[target]!.square;
      if (distances[square * squares + at]! > reach) continue;
      const threat = mine < 0 ? 0 : wrath(w, target, distances[w.cards[mine]!.square * squares + at]!);
      best = Math.max(best, (1 + threat) * strike(w, id, target));
    }
  }
  card.square = from;
  return best;
}
