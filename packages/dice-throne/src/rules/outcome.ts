/** Who has won. Asked after every step: the game ends the moment a dial decides it (DIT 1.3 to 1.5, R46, R48). */
import { drawn, won, type Outcome } from '@kolbiste/engine';
import type { World } from './state.ts';

export const outcomeOf = (w: World): Outcome | null => (w.mode === 'hill' ? lastStanding(w) : dialAtZero(w));

const capped = (w: World): Outcome | null => (w.turn > w.switches.turnCap ? drawn(w.players.length, 'DIT R94', 'turnCap') : null);

/** Last one standing; places follow the order of elimination, those who fell together share one (DIT R69). */
function lastStanding(w: World): Outcome | null {
  const left = w.players.flatMap((player, seat) => (player.alive && w.dials[seat]! > 0 ? [seat] : []));
  if (left.length > 1) return capped(w);
  const rank = w.players.map(({ fell }, seat) => (left.includes(seat) ? Infinity : (fell ?? w.falls + 1)));
  const places = rank.map(mine => 1 + rank.filter(other => other > mine).length);
  return { places, rule: left.length ? 'DIT 1.3' : 'DIT 1.5', why: left.length ? 'lastStanding' : 'allFell' };
}
function dialAtZero(w: World): Outcome | null {
  const seats = w.players.length;
  const [a, b] = w.dials;
  if (a! > 0 && b! > 0) return capped(w);
  if (a! <= 0 && b! <= 0) return drawn(seats, 'DIT 1.5', 'allFell');
  const winner = a! > 0 ? 0 : 1;
  return won(w.mode === 'teams' ? [winner * 2, winner * 2 + 1] : [winner], seats, 'DIT 1.3', 'defeat');
}
