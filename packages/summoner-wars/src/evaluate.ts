/** A rough judgement for bots: the Summoner's life first, then units, walls, magic and cards to come. */
import type { Seat } from '@kolbiste/engine';
import type { Side, World } from './state.ts';
import { summonerOf, teamOf, unitOf } from './world.ts';

function standing(w: World, side: Side): number {
  const player = w.sides[side]!;
  if (!player.alive) return -12;
  let score = 0.35 * player.magic.length + 0.3 * player.hand.length + 0.1 * player.draw.length;
  for (const id of player.units) {
    const unit = unitOf(w, id);
    const left = unit.life - w.cards[id]!.wounds;
    score += unit.kind === 'summoner' ? 2.2 * left : (0.6 + 0.5 * unit.cost + 0.35 * unit.attack) * (0.5 + (0.5 * left) / unit.life);
  }
  for (const id of player.walls) score += 0.12 * (9 - Math.min(9, w.cards[id]!.wounds));
  if (player.faction >= 0 && summonerOf(w, side) < 0) score -= 10;
  return score;
}

/** From 0 (lost) to 1 (won) for the seat's team. */
export function evaluateTable(w: World, seat: Seat): number {
  const side = w.seats.indexOf(seat);
  if (side < 0 || w.phase === 'setup') return 0.5;
  const score = [0, 0];
  const alive = [false, false];
  for (let each = 0; each < w.sides.length; each++) {
    score[teamOf(each)]! += standing(w, each);
    if (w.sides[each]!.alive) alive[teamOf(each)] = true;
  }
  const mine = teamOf(side);
  if (!alive[mine] || !alive[1 - mine]) return alive[mine] ? 1 : alive[1 - mine] ? 0 : 0.5;
  return 1 / (1 + Math.exp(-(score[mine]! - score[1 - mine]!) / 9));
}
