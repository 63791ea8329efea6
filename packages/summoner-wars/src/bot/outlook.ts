/** The battlefield as a side sees it: where it wants to be, where it will be hurt, and what a unit can do from a square. */
import type { Square } from '../rules/battlefield.ts';
import { forbidden } from '../rules/legality.ts';
import { battlefieldOf, empty, freeForUnit, neighbours, squareOf, topAt, vineAt } from '../rules/places.ts';
import { controllerOf, definitionOf, friendly, isWall, lifeOf, opponentsOf, summonerOf, unitOf } from '../rules/queries.ts';
import { supposing, type CardId, type Side, type World } from '../rules/state.ts';
import { isRanged, REACH, reachOf } from '../rules/values.ts';
import { harmTo, strike, worthOf, WOUNDS } from './odds.ts';

const STEPS = 2;
/** How many attack in a turn. */
const ATTACKERS = 3;
/** How much worse a square is for each step it is further away. */
const STEP = 0.3;
/** How much of this a Summoner minds. */
const FOLLOW = 0.25;
/** An enemy this near the own Summoner is an intruder, to be met first. */
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

/** How far a unit goes in its next turn. */
const strideOf = (w: World, id: CardId): number => STEPS + (unitOf(w, id).ability.steps ? 1 : 0);

/** How many wounds a unit may be expected to deal at this distance in its next turn. */
function wrath(w: World, id: CardId, away: number): number {
  const { ability, attack } = unitOf(w, id);
  const steps = strideOf(w, id);
  const dice = attack + (ability.attack ? 0.5 : 0);
  // Far shots need a line and a way to it.
  if (isRanged(w, id)) return away > steps + REACH ? 0 : dice * WOUNDS * (away <= REACH ? 0.9 : 0.6);
  return away > steps + 1 ? 0 : dice * WOUNDS * (away <= 1 ? 1 : 0.8);
}

/** Wounds a card on the square must expect from the enemy's next turn: the three best attackers. */
function wrathAt(w: World, side: Side, square: Square): number {
  const { distances, squares } = battlefieldOf(w);
  let a = 0,
    b = 0,
    c = 0;
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(side, other)) continue;
    for (const id of w.sides[other]!.units) {
      const x = wrath(w, id, distances[square * squares + squareOf(w, id)]!);
      if (x > a) [a, b, c] = [x, a, b];
      else if (x > b) [b, c] = [x, b];
      else if (x > c) c = x;
    }
  }
  return a + b + c;
}

/** Whether a unit can walk from a square to one of the marked ones in this many steps. */
function walks(w: World, from: Square, steps: number, marked: readonly boolean[]): boolean {
  if (marked[from]) return true;
  if (steps > 0) for (const next of neighbours(w, from)) if (freeForUnit(w, next) && walks(w, next, steps - 1, marked)) return true;
  return false;
}

/** Wounds a Summoner on the square must expect, with what stands in the way: only units with a square to strike from strike. */
export function siegeOf(w: World, side: Side, square: Square): number {
  const { distances, lines, squares } = battlefieldOf(w);
  const beside: boolean[] = [],
    inLine: boolean[] = [];
  let open = 0;
  for (const line of lines[square]!) {
    const next = line[0];
    if (next === undefined) continue;
    beside[next] = true;
    const top = topAt(w, next);
    if (top === null || (!isWall(w, top) && !friendly(controllerOf(w, top), side))) open++;
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
      const from = squareOf(w, id);
      const wounds = wrath(w, id, distances[square * squares + from]!);
      if (wounds === 0) continue;
      const ranged = isRanged(w, id);
      if (walks(w, from, strideOf(w, id), ranged ? inLine : beside)) (ranged ? far : near).push(wounds);
    }
  }
  const most = (a: number, b: number): number => b - a;
  near.sort(most).splice(open);
  let sum = 0;
  for (const wounds of near.concat(far).sort(most).slice(0, ATTACKERS)) sum += wounds;
  return sum;
}

/** Free squares beside the side's walls: a unit there is in the way of the next to be summoned. */
export function roomOf(w: World, side: Side): number {
  const free = new Set<Square>();
  for (const wall of w.sides[side]!.walls) for (const next of neighbours(w, squareOf(w, wall))) if (freeForUnit(w, next)) free.add(next);
  return free.size;
}

export interface Outlook {
  readonly side: Side;
  /** The enemies' Summoners, and intruders near the own one. */
  readonly goals: readonly Square[];
  /** Wounds to expect, by square; computed when asked for. */
  readonly wraths: number[];
  /** Steps to the nearest goal around walls, by square; computed when asked for. */
  readonly ways: number[];
}

export function outlookOf(w: World, side: Side): Outlook {
  const { distances, squares } = battlefieldOf(w);
  const goals: Square[] = [];
  const mine = summonerOf(w, side);
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(side, other)) continue;
    for (const id of w.sides[other]!.units) {
      const square = squareOf(w, id);
      if (unitOf(w, id).kind === 'summoner' || (mine !== null && distances[square * squares + squareOf(w, mine)]! <= NEAR))
        goals.push(square);
    }
  }
  return { side, goals, wraths: [], ways: [] };
}

export const dangerAt = (w: World, outlook: Outlook, square: Square): number =>
  (outlook.wraths[square] ??= wrathAt(w, outlook.side, square));

/** Further than any way, walls or not. */
const FAR = 99;
/** How many steps a wall is worth that must be broken through. */
const BREACH = 6;
/** Walls are walked around; units will have moved by then. */
function findWays(w: World, { goals, ways }: Outlook): void {
  const { squares } = battlefieldOf(w);
  for (let square = 0; square < squares; square++) ways.push(FAR);
  const reached = [...goals];
  for (const goal of goals) ways[goal] = 0;
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i]!;
    for (const next of neighbours(w, from)) {
      if (ways[next]! < FAR) continue;
      const top = topAt(w, next);
      ways[next] = ways[from]! + 1;
      if (top === null || !isWall(w, top)) reached.push(next);
    }
  }
}

/** How near a square is to what the side wants to reach; never more than 0. */
export function pullAt(w: World, outlook: Outlook, square: Square): number {
  if (outlook.ways.length === 0) findWays(w, outlook);
  const way = outlook.ways[square]!;
  if (way < FAR) return -STEP * way;
  // Walled in: through a wall, then.
  const { distances, squares } = battlefieldOf(w);
  let least = FAR;
  for (const goal of outlook.goals) least = Math.min(least, distances[square * squares + goal]!);
  return -STEP * (least + BREACH);
}

/** The best attack of the unit if it stood on the square. */
export function bestStrike(w: World, id: CardId, at: Square): number {
  const { controller, square: from } = w.cards[id]!;
  let there: World | null = null;
  let best = 0;
  const reach = unitOf(w, id).ability.ranged ? reachOf((there = supposing(w, id, at)), id) : reachOf(w, id);
  for (const line of battlefieldOf(w).lines[at]!) {
    for (let i = 0; i < reach && i < line.length; i++) {
      const square = line[i]!;
      const top = square === from ? null : topAt(w, square);
      const vine = vineAt(w, square);
      if (top === null && vine === null) continue;
      for (const target of [top, vine]) {
        if (target === null || friendly(controllerOf(w, target), controller)) continue;
        there ??= supposing(w, id, at);
        if (!forbidden(there, id, target)) best = Math.max(best, strike(there, id, target));
      }
      break;
    }
  }
  return best;
}

/** Whether a Summoner with this much life left can go to meet an enemy's. */
function outlives(w: World, side: Side, left: number): boolean {
  for (const other of opponentsOf(w, side)) {
    const foe = summonerOf(w, other);
    if (foe !== null && lifeOf(w, foe) - w.cards[foe]!.wounds <= left) return true;
  }
  return false;
}

/** What a place is worth to a unit of the outlook's side; `strikes` says whether it will still attack. */
export function standing(w: World, outlook: Outlook, id: CardId, { square, strikes }: { square: Square; strikes: boolean }): number {
  const left = lifeOf(w, id) - w.cards[id]!.wounds;
  const danger = dangerAt(w, outlook, square);
  const attack = strikes ? bestStrike(w, id, square) : 0;
  // The Summoner keeps away until nobody is left to be summoned; then, unless the other has more life, only mortal danger counts.
  // Out of reach, the Summoner follows the units.
  if (unitOf(w, id).kind === 'summoner')
    return canSummon(w, outlook.side) || !outlives(w, outlook.side, left)
      ? 0.8 * attack - 0.6 * harmTo(left, danger) + FOLLOW * pullAt(w, outlook, square)
      : attack - (danger < left - 1 ? 0.1 : 0.3) * harmTo(left, danger) + 2 * pullAt(w, outlook, square);
  // Wounds a unit survives hardly count.
  return attack + pullAt(w, outlook, square) - 0.12 * worthOf(w, id) * Math.min(1, danger / left) ** 2;
}

/** What a unit that is summoned to the square may strike this turn; a target that threatens the own Summoner is worth more. */
export function promiseAt(w: World, id: CardId, square: Square): number {
  const { distances, squares } = battlefieldOf(w);
  const there = supposing(w, id, square);
  const controller = controllerOf(w, id);
  const reach = reachOf(there, id) + strideOf(w, id);
  const mine = summonerOf(w, controller);
  let best = 0;
  for (let other = 0; other < w.sides.length; other++) {
    if (friendly(controller, other)) continue;
    for (const target of w.sides[other]!.units) {
      const at = squareOf(w, target);
      if (distances[square * squares + at]! > reach) continue;
      const threat = mine === null ? 0 : wrath(w, target, distances[squareOf(w, mine) * squares + at]!);
      best = Math.max(best, (1 + threat) * strike(there, id, target));
    }
  }
  return best;
}
