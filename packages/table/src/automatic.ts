/**
 * What the table does by itself. Whether a player was asked must not tell what he holds: an automatic pass always comes after the
 * same delay, whatever the reason for it.
 */
import { keyOf, type Decision } from '@kolbiste/engine';
import type { StopMode, Stops } from '@kolbiste/protocol';

export const PASS = 'pass';
export const USUAL_STOPS: Stops = { mode: 'whenUseful' };

/** The kind of window a decision is, for stops: what the question is about, else the question. */
function kindOf(decision: Decision, question: string): string {
  const { about } = decision;
  const kind = typeof about === 'object' && about !== null && 'kind' in about ? about.kind : null;
  return typeof kind === 'string' ? kind : question;
}

/** Whether the table passes for a player with these stops. Only a decision that offers to pass can be passed. */
export function passesFor(decision: Decision, question: string, stops: Stops): boolean {
  if (!decision.options.includes(PASS)) return false;
  const kind = kindOf(decision, question);
  const mode: StopMode = stops.kinds && Object.hasOwn(stops.kinds, kind) ? stops.kinds[kind]! : stops.mode;
  return mode === 'never' || (mode === 'whenUseful' && decision.options.length === 1);
}

/** The answer for a seat that has left: to pass where that is offered, else the first option there is. */
export const answerForGone = (decision: Decision): string => (decision.options.includes(PASS) ? PASS : keyOf(decision.options[0]!));
