/** Type parameters of the game. */
import type { Scope } from '@kolbiste/engine';
import type { DoomEvent } from './events.ts';
import type { Rule } from './rule.ts';
import type { World } from './state.ts';

export interface Doomtrooper {
  readonly world: World;
  readonly event: DoomEvent;
  readonly rule: Rule;
}

/** What an atom needs. */
export type Here = Scope<Doomtrooper>;
