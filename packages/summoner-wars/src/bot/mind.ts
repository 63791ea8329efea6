/** What bots know of the game. */
import type { Mind } from '@kolbiste/engine';
import type { World } from '../rules/state.ts';
import { measure } from './measure.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** Set by hand: advancing makes games end, and a winner has cards left to draw without winning because of them. */
  given: ['draw', 'advance', 'fallen'],
  measure,
  weigh,
  /** Between the attacks of one turn and the movement of the next. A player without cards is asked nothing before the movement. */
  settled: ({ world: { phase, moves, sides, active } }) =>
    phase === 'magic' ||
    phase === 'summon' ||
    phase === 'setup' ||
    (phase === 'movement' && moves === 0 && sides[active]!.hand.length === 0),
  horizon: 6,
  /** One decision is worth half a point to two. */
  stakes: 0.5,
  noise: { novice: 2, squire: 0.65, knight: 0.2 },
};
