/** Whether a question is worth a player's attention: the one authority, for tables, bots and measurements alike. */
import { keyOf } from './decision.ts';
import type { AnyGame } from './game.ts';
import { questionOf, type Position } from './position.ts';

/** The option of a window: to do nothing. */
export const PASS = 'pass';

export type Verdict =
  /** There is one answer. */
  | 'nothing'
  /** Doing nothing is not among the answers. */
  | 'choice'
  /** The last moment of this turn or fight for something that could be done. */
  | 'lastChance'
  /** Something looks better than nothing. */
  | 'promising'
  /** Something could be done, and none of it looks any good. */
  | 'hopeless';

/** The key of the answer that does nothing: to pass, or to decline what is optional; null where something has to be done. */
export function declining({ module }: AnyGame, position: Position): string | null {
  const { options } = position.decision!;
  if (options.includes(PASS)) return PASS;
  const key = module.declining?.[questionOf(position)];
  return key !== undefined && options.some(option => keyOf(option) === key) ? key : null;
}

/** Built on what is legal and on the mind, which knows what the asked seat knows: a re-deal for that seat does not change it. */
export function verdict(game: AnyGame, position: Position): Verdict {
  const { options } = position.decision!;
  if (options.length === 1) return 'nothing';
  const nothing = declining(game, position);
  if (nothing === null) return 'choice';
  const { mind } = game.module;
  if (mind.lastChance?.(position) && options.some(option => option !== nothing && !mind.idle?.(position, option))) return 'lastChance';
  if (!mind.weigh) return 'promising';
  const weights = mind.weigh(position);
  return options.some((option, i) => option !== nothing && weights[i]! > 0) ? 'promising' : 'hopeless';
}
