/** What bots know of the game: lives first, then what weapons and energy are worth, and what a wheel promises. */
import type { Mind } from '@kolbiste/engine';
import type { World } from '../rules/state.ts';
import { measure } from './measure.ts';
import { weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

export const mind: Mind<World> = {
  weights: WEIGHTS,
  given: ['move', 'fallen'],
  measure,
  weigh,
  /** Between actions, not while an attack is under way. */
  settled: ({ stack }) => stack[stack.length - 1]?.procedure === 'turn',
  horizon: 10,
  noise: { novice: 0, squire: 0, knight: 0.22 },
};
