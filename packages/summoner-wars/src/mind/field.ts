/** The battlefield as a side sees it: where it wants to be, where it will be hurt, and what a unit can do from a square. */
import { forbidden, REACH } from '../battle/attack.ts';
import type { Square } from '../board.ts';
import type { CardId, Side, World } from '../state.ts';
import { boardOf, definitionOf, friendly, isRanged, lifeOf, summonerOf, unitOf } from '../world.ts';
import { harmTo, strike, WOUNDS, worthOf } from './odds.ts';

const STEPS = 2;
/** A square further away is so much worse. */
const STEP = 0.3;
/** An enemy so near one's Summoner is an intruder, to be met first. */
const NEAR = 4;

/** Whether anybody is left to be summoned. */
export const canSummon = (w: World, side: Side): boolean => {
  const { draw, hand } = w.sides[side]!;
  return draw.length > 0 || hand.some(id => definitionOf(w, id).type === 'unit');
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
export function wrathAt(w: World, side: Side, square: Square): number {
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

export interface Field {
  readonly side: Side;
  /** The enemies' Summoners, and intruders near one's own. */
  readonly goals: readonly Square[];
  /** Wounds to expect, by square; worked out when asked for. */
  readonly wraths: number[];
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
  return { side, goals, wraths: [] };
}

export const dangerAt = (w: World, field: Field, square: Square): number => (field.wraths[square] ??= wrathAt(w, field.side, square));

/** How near a square is to what the side wants to reach; never more than 0. */
export function pullAt(w: World, { goals }: Field, square: Square): number {
  const { distances, squares } = boardOf(w);
  let least = 20;
  for (const goal of goals) least = Math.min(least, distances[square * squares + goal]!);
  return -STEP * least;
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

/** What a standing place is worth to a unit of the field's side. */
export function standing(w: World, field: Field, id: CardId, square: Square, strikes: boolean): number {
  const left = lifeOf(w, id) - w.cards[id]!.wounds;
  const danger = dangerAt(w, field, square);
  const attack = strikes ? bestStrike(w, id, square) : 0;
  // The Summoner keeps away, until nobody is left to be summoned; then only what could fell him keeps him away.
  if (unitOf(w, id).kind === 'summoner')
    return canSummon(w, field.side)
      ? 0.8 * attack - 0.6 * harmTo(left, danger)
      : attack - (danger < left - 1 ? 0.1 : 0.3) * harmTo(left, danger) + 2 * pullAt(w, field, square);
  return attack + pullAt(w, field, square) - 0.25 * worthOf(w, id) * Math.min(1, danger / left);
}
