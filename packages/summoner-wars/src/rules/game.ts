/** Type parameters of the game. */
import type { Scope } from '@kolbiste/engine';
import type { GameEvent } from './events.ts';
import type { Rule, World } from './state.ts';

export interface SummonerWars {
  readonly world: World;
  readonly event: GameEvent;
  readonly rule: Rule;
}

/** What an atom needs. */
export type Here = Scope<SummonerWars>;
