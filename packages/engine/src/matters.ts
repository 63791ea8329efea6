/** Whether a question is worth a player's attention: the one authority, for tables, bots and measurements alike. */
import type { AnyGame } from './game.ts';
import type { Position } from './position.ts';

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

/** Built on what is legal and on the mind, which knows what the asked seat knows: a re-deal for that seat does not change it. */
export function verdict({ module: { mind } }: AnyGame, position: Position): Verdict {
  const { options } = position.decision!;
  if (options.length === 1) return 'nothing';
  if (!options.includes(PASS)) return 'choice';
  if (mind.lastChance?.(position) && options.some(option => option !== PASS && !mind.idle?.(position, option))) return 'lastChance';
  if (!mind.weigh) return 'promising';
  const weights = mind.weigh(position);
  return options.some((option, i) => option !== PASS && weights[i]! > 0) ? 'promising' : 'hopeless';
}
