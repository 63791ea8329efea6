/** A position: everything a game is at a moment, as plain data. */
import type { Decision } from './decision.ts';
import type { Frame } from './flow.ts';
import type { Outcome } from './outcome.ts';
import type { RandomState } from './random.ts';

export interface Position<World = unknown> {
  random: RandomState;
  readonly seats: number;
  readonly world: World;
  readonly stack: Frame[];
  decision: Decision | null;
  outcome: Outcome | null;
}

/** What is going on, outermost first: "turn.act", "shrapnel.announce". */
export const doing = (position: Position): string[] =>
  position.stack.map(frame => (frame.step ? `${frame.procedure}.${frame.step}` : frame.procedure));

/** The name of the question being asked: procedure and the step that will take the answer. */
export function questionOf(position: Position): string {
  const frame = position.stack[position.stack.length - 1];
  return frame ? `${frame.procedure}.${frame.step}` : '';
}
