/** Tokens a card was aimed at are removed or moved, if they are still there (DIT R81). */
import type { Context } from '../../cards/vocabulary.ts';
import { moveToken, take } from '../atoms.ts';
import type { Here } from '../game.ts';
import { alive } from '../queries.ts';
import { ALL_TOKENS } from '../state.ts';
import { hasRoom, statusesOn } from '../statuses.ts';

export function removeAimed(g: Here, { aim }: Context): void {
  if (!aim || !('remove' in aim)) return;
  const { remove, from, state } = aim;
  take(g, { from, status: remove, n: 1, how: 'removed', rule: 'DIT 6.9', state });
}
export function moveAimed(g: Here, { aim }: Context): void {
  if (!aim || !('move' in aim)) return;
  const { move, from, to, state } = aim;
  if (alive(g.world, to) && hasRoom(g.world, to, move)) moveToken(g, { from, to, status: move, state, rule: 'DIT 7.25' });
}
/** All of one player's, but those that are protected (DIT R89). */
export function removeAllAimed(g: Here, { aim }: Context): void {
  if (!aim || !('player' in aim) || !g.world.players[aim.player]!.alive) return;
  for (const { id, removable: free } of statusesOn(g.world, aim.player))
    if (free) take(g, { from: aim.player, status: id, n: ALL_TOKENS, how: 'removed', rule: 'DIT R89' });
}
