/** Chapter 2.3: the Duel ends at once when a hero falls, in a draw when both fall together. */
import { drawn, won, type Outcome } from '@kolbiste/engine';
import type { World } from './state.ts';

export function outcomeOf(w: World): Outcome | null {
  if (w.starter === null) return null;
  const [a, b] = w.sides;
  if (a.lives <= 0 && b.lives <= 0) return drawn(2, 'SCW 2.3.4.2', 'bothDefeated');
  if (a.lives <= 0 || b.lives <= 0) return won([a.lives > 0 ? 0 : 1], 2, 'SCW 2.3.4.1', 'defeat');
  return w.round > w.switches.roundCap ? drawn(2, 'SCW R-22', 'roundCap') : null;
}
