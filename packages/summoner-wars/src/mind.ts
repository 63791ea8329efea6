/** What bots know of the game: the Summoner's life first, then units, walls, magic and cards to come. */
import type { Mind } from '@kolbiste/engine';
import { canSummon, roomOf, siegeOf } from './mind/field.ts';
import { worthAt } from './mind/odds.ts';
import { idleIn, SOON, weigh } from './mind/weigh.ts';
import type { Phase, Side, World } from './state.ts';
import { WEIGHTS } from './weights.ts';
import { boardOf, definitionOf, friendly, lifeOf, opponentsOf, summonerOf, teamOf, unitOf } from './world.ts';

const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
const AT = Object.fromEntries(NAMES.map((name, i) => [name, i])) as Record<keyof typeof WEIGHTS, number>;
const HAND = 5;
/** So much magic pays for a turn and a champion soon; what is heaped up beyond it is worth half. */
const PLENTY = 6;
/** Magic that a card to be drawn will cost, by and large. */
const DRAWN = 1;
/** How much more coming near is worth when nobody is left to be summoned: standing still would last for ever. */
const LAST = 5;
/** So far away is neither near nor far: who is left with nobody to summon has gained and lost nothing by that. */
const NEAR = 4;
/** What a free square beside a wall is worth, in the life of walls, and how many are enough. */
const ROOM = 3;
const ENOUGH = 6;
/** Phases after the attacks: the other side strikes next. */
const LATE: readonly Phase[] = ['magic', 'end'];

/** Adds what a side has, by feature in the order of the weights. */
function add(w: World, side: Side, sign: number, to: number[]): void {
  const player = w.sides[side]!;
  const summoner = player.alive && player.faction >= 0 ? summonerOf(w, side) : -1;
  if (summoner < 0) {
    to[AT.fallen]! += sign;
    return;
  }
  const { distances, squares } = boardOf(w);
  const cards = player.hand.length + player.draw.length;
  const last = !canSummon(w, side);
  const targets = opponentsOf(w, side).map(other => summonerOf(w, other));
  for (const id of player.units) {
    const unit = unitOf(w, id);
    const { wounds, definition, square } = w.cards[id]!;
    const left = unit.life - wounds;
    if (unit.kind === 'summoner') {
      to[AT.summoner]! += sign * left;
      if (!last) continue; // once there is nobody left to summon he goes himself
    } else to[AT.units]! += sign * worthAt(definition) * (0.5 + (0.5 * left) / unit.life);
    let away = 9;
    for (const target of targets) if (target >= 0) away = Math.min(away, distances[square * squares + w.cards[target]!.square]!);
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
  // The hand is filled up for nothing: a card that is kept is worth what is planned with it, and one less is drawn.
  to[AT.hand]! += sign * (Math.min(HAND, cards) - idleIn(w, side));
  to[AT.draw]! += sign * Math.max(0, cards - HAND);
  // What the attacks that come next will cost the Summoner, as a share of the life left; squared, for the last wounds are what counts.
  if (friendly(side, w.active) !== LATE.includes(w.phase)) return;
  const left = unitOf(w, summoner).life - w.cards[summoner]!.wounds;
  const share = Math.min(1.5, siegeOf(w, side, w.cards[summoner]!.square) / left);
  to[AT.threat]! -= sign * share * share;
}

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** Going forward is wanted so that games end, whoever wins them; who wins has cards left to draw, but does not win by not drawing them. */
  given: ['draw', 'advance', 'fallen'],
  measure(w, seat) {
    const sum = NAMES.map(() => 0);
    const side = w.seats.indexOf(seat);
    if (side < 0 || w.phase === 'setup') return sum;
    for (let each = 0; each < w.sides.length; each++) add(w, each, teamOf(each) === teamOf(side) ? 1 : -1, sum);
    return sum;
  },
  weigh,
  /** Between the attacks of one turn and the movement of the next. Who has no cards is asked nothing before the movement. */
  settled: ({ world: { phase, moves, sides, active } }) =>
    phase === 'magic' ||
    phase === 'summon' ||
    phase === 'setup' ||
    (phase === 'movement' && moves === 0 && sides[active]!.hand.length === 0),
  horizon: 6,
  /** One decision is worth half a point to two. */
  stakes: 0.5,
  haze: { novice: 2, squire: 0.65, knight: 0.2 },
};
