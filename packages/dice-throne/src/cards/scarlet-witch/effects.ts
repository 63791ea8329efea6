/** Scarlet Witch: effects that board, statuses and cards share. */
import { playerOf } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { statusNamed } from '../registry.ts';

/** Positive and negative tokens on the player's board. */
export const charged = (w: World, seat: number): number =>
  playerOf(w, seat).tokens.filter(({ status }) => statusNamed(status).kind !== 'unique').length;
