/** Type parameters of the game. */
import { proceduresOf, type Scope } from '@kolbiste/engine';
import type { DuelEvent } from './events.ts';
import type { Rule, World } from './state.ts';

export interface ScratchWars {
  readonly world: World;
  readonly event: DuelEvent;
  readonly rule: Rule;
}

/** What a step and an atom work with. */
export type Here = Scope<ScratchWars>;

export const { define } = proceduresOf<ScratchWars>();
