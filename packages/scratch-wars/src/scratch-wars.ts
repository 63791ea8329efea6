/** What the game is made of, for the types' sake. */
import type { DuelEvent } from './events.ts';
import type { Duel, Rule } from './world.ts';

export interface ScratchWars {
  readonly world: Duel;
  readonly event: DuelEvent;
  readonly rule: Rule;
}
