/** What the game is made of, for the types' sake. */
import type { Scope } from '@kolbiste/engine';
import type { DoomEvent } from './events.ts';
import type { Rule } from './rule.ts';
import type { World } from './world.ts';

export interface Doomtrooper {
  readonly world: World;
  readonly event: DoomEvent;
  readonly rule: Rule;
}

/** What an atom needs. */
export type Here = Scope<Doomtrooper>;
