/** A world in which one player is different: for judgements only, never played on. It shares the rest with the original. */
import type { Seat } from '@kolbiste/engine';
import type { Player, World } from '../rules/state.ts';

export function withPlayer(w: World, seat: Seat, change: Partial<Player>): World {
  const players = w.players.slice();
  players[seat] = { ...players[seat]!, ...change };
  return { ...w, players };
}
