/** What counts in a position: the Summoner's life first, then units, walls, magic and cards to come. */
import type { Seat } from '@kolbiste/engine';
import { battlefieldOf, squareOf } from '../rules/places.ts';
import { definitionOf, friendly, lifeOf, opponentsOf, summonerOf, teamOf, unitOf } from '../rules/queries.ts';
import type { Phase, Side, World } from '../rules/state.ts';
import { worthAt } from './odds.ts';
import { canSummon, roomOf, siegeOf } from './outlook.ts';
import { idleIn } from './weigh/events.ts';
import { SOON } from './weigh/question.ts';
import { WEIGHTS } from './weights.ts';

const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof WEIGHTS, number>;
const HAND = 5;
/** This much magic pays for a turn and a champion soon; what is saved beyond it is worth half. */
const PLENTY = 6;
/** Magic that a card to be drawn will cost on average. */
const DRAWN = 1;
/** How much more coming near is worth when nobody is left to be summoned: standing still would never end. */
const LAST = 5;
/** This distance is neither near nor far: a side left with nobody to summon has gained and lost nothing by that. */
const NEAR = 4;
/** What a free square beside a wall is worth, in the life of walls, and how many are enough. */
const ROOM = 3;
const ENOUGH = 6;
/** Phases after the attacks: the other side strikes next. */
const LATE: readonly Phase[] = ['magic', 'end'];

/** Adds what a side has, by feature in the order of the weights. */
function add(w: World, side: Side, sign: number, to: number[]): void {
  const player = w.sides[side]!;
  const summoner = player.alive && player.faction !== null ? summonerOf(w, side) : null;
  if (summoner === null) {
    to[AT.fallen]! += sign;
    return;
  }
  const { distances, squares } = battlefieldOf(w);
  const cards = player.hand.length + player.draw.length;
  const last = !canSummon(w, side);
  const targets = opponentsOf(w, side).map(other => summonerOf(w, other));
  for (const id of player.units) {
    const unit = unitOf(w, id);
    const { wounds, definition, square } = w.cards[id]!;
    const left = unit.life - wounds;
    if (unit.kind === 'summoner') {
      to[AT.summoner]! += sign * left;
      if (!last) continue; // once there is nobody left to summon, the Summoner advances too
    } else to[AT.units]! += sign * worthAt(definition) * (0.5 + (0.5 * left) / unit.life);
    let away = 9;
    for (const target of targets) if (target !== null) away = Math.min(away, distances[square * squares + squareOf(w, target)]!);
    if (unit.kind !== 'summoner') to[AT.advance]! += (sign * unit.attack * (9 - away)) / 9;
    // Of two Summoners who are left the one with more life has to come nearer.
    if (last) to[AT.advance]! += (sign * (unit.kind === 'summoner' ? 2 * left : LAST) * unit.attack * (NEAR - away)) / 9;
  }
  for (const id of player.walls) to[AT.walls]! += sign * Math.max(0, lifeOf(w, id) - w.cards[id]!.wounds);
  if (!last) to[AT.walls]! += sign * ROOM * Math.min(ENOUGH, roomOf(w, side));
  let spendable = DRAWN * player.draw.length;
  for (const id of player.hand) {
    const card = definitionOf(w, id);
    if (card.type !== 'unit') continue;
    spendable += card.cost;
    if (card.kind === 'champion' && card.cost <= player.magic.length + SOON) to[AT.plans]! += sign;
  }
  const magic = Math.min(player.magic.length, spendable); // more is worth nothing
  to[AT.magic]! += sign * (magic - Math.max(0, magic - PLENTY) / 2);
  // The hand is refilled for nothing: a card that is kept is worth what is planned with it, and one less is drawn.
  to[AT.hand]! += sign * (Math.min(HAND, cards) - idleIn(w, side));
  to[AT.draw]! += sign * Math.max(0, cards - HAND);
  // What the attacks that come next will cost the Summoner, as a share of the life left; squared, because the last wounds count most.
  if (friendly(side, w.active) !== LATE.includes(w.phase)) return;
  const left = unitOf(w, summoner).life - w.cards[summoner]!.wounds;
  const share = Math.min(1.5, siegeOf(w, side, squareOf(w, summoner)) / left);
  to[AT.threat]! -= sign * share * share;
}

export function measure(w: World, seat: Seat): number[] {
  const sum = NAMES.map(() => 0);
  const side = w.seats.indexOf(seat);
  if (side < 0 || w.phase === 'setup') return sum;
  for (let each = 0; each < w.sides.length; each++) add(w, each, teamOf(each) === teamOf(side) ? 1 : -1, sum);
  return sum;
}
