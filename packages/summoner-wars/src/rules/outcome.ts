/** Who has won. */
import { drawn, won, type Outcome } from '@kolbiste/engine';
import { teamOf } from './queries.ts';
import type { World } from './state.ts';

/** A team wins when no opposing Summoner is left and it has one (SUM 9.1, B9); at once, whatever is pending (SUM B5). */
export function outcomeOf(w: World): Outcome | null {
  if (w.phase === 'setup') return null;
  if (w.turn <= w.switches.turnCap && w.sides.every(({ alive }) => alive)) return null;
  const alive = [false, false];
  for (let side = 0; side < w.sides.length; side++) if (w.sides[side]!.alive) alive[teamOf(side)] = true;
  if (alive[0] && alive[1] && w.turn <= w.switches.turnCap) return null;
  const seats = Math.max(...w.seats) + 1;
  if (alive[0] && alive[1]) return drawn(seats, 'SUM B8', 'turnCap');
  const team = alive[0] ? 0 : alive[1] ? 1 : w.switches.bothFall === 'active' ? teamOf(w.active) : null;
  if (team === null) return drawn(seats, 'SUM B6', 'bothFell');
  const winners = [...new Set(w.seats.filter((_, side) => teamOf(side) === team))];
  return won(winners, seats, w.sides.length === 2 ? 'SUM 9.1' : 'SUM B9', 'summonersFell');
}
