/** Sudden death as bots foresee it (SCW 2.3.3.2). */
import { SUDDEN_DEATH_LOSS, SUDDEN_DEATH_ROUND, type World } from '../rules/state.ts';

/** What both lose before the active player's next turn. */
export const strikeAhead = (w: World): number => (w.round + 1 >= SUDDEN_DEATH_ROUND ? SUDDEN_DEATH_LOSS : 0);

/** What both lose right after this turn. */
export const strikeNext = (w: World): number => (w.active !== w.starter ? strikeAhead(w) : 0);
