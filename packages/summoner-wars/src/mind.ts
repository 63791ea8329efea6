/** What bots know of the game: the Summoner's life first, then units, walls, magic and cards to come. */
import type { Mind } from '@kolbiste/engine';
import type { Side, World } from './state.ts';
import { WEIGHTS } from './weights.ts';
import { summonerOf, teamOf, unitOf } from './world.ts';

const FEATURES = Object.keys(WEIGHTS).length;

/** Adds what a side has, by feature in the order of the weights. */
function add(w: World, side: Side, sign: number, to: number[]): void {
  const player = w.sides[side]!;
  if (!player.alive) {
    to[6]! += sign;
    return;
  }
  for (const id of player.units) {
    const unit = unitOf(w, id);
    const left = unit.life - w.cards[id]!.wounds;
    if (unit.kind === 'summoner') to[0]! += sign * left;
    else to[1]! += sign * (0.6 + 0.5 * unit.cost + 0.35 * unit.attack) * (0.5 + (0.5 * left) / unit.life);
  }
  for (const id of player.walls) to[2]! += sign * (9 - Math.min(9, w.cards[id]!.wounds));
  to[3]! += sign * player.magic.length;
  to[4]! += sign * player.hand.length;
  to[5]! += sign * player.draw.length;
  if (player.faction >= 0 && summonerOf(w, side) < 0) to[6]! += sign;
}

export const mind: Mind<World> = {
  weights: WEIGHTS,
  measure(w, seat) {
    const sum = Array.from({ length: FEATURES }, () => 0);
    const side = w.seats.indexOf(seat);
    if (side < 0 || w.phase === 'setup') return sum;
    for (let each = 0; each < w.sides.length; each++) add(w, each, teamOf(each) === teamOf(side) ? 1 : -1, sum);
    return sum;
  },
  horizon: 16,
};
