/** Where a wall stands well. */
import type { Square } from '../../rules/battlefield.ts';
import { besideOwnWall, empty, neighbours } from '../../rules/places.ts';
import type { Side, World } from '../../rules/state.ts';
import { pullAt, type Outlook } from '../outlook.ts';

/** A wall stands well far forward, with room around it, and not beside another. */
export function wallScore(w: World, side: Side, square: Square, outlook: Outlook): number {
  const row = Math.floor(square / w.columns);
  const forward = side % 2 === 0 ? row : 7 - row;
  let room = 0;
  for (const next of neighbours(w, square)) if (empty(w, next)) room++;
  return 0.5 * forward + 0.3 * room + pullAt(w, outlook, square) - (besideOwnWall(w, side, square) ? 1 : 0);
}
