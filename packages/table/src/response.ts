/** What a table answers to a viewer's message. Drivers add what needs the world outside: hello, hints, chat, who is there. */
import { StepError } from '@kolbiste/engine';
import type { ClientMessage, TableMessage, Viewer } from '@kolbiste/protocol';
import { inputFrom, type Input, type Row } from './input.ts';
import type { Applied, Match } from './match.ts';
import { rejectionOf, type Rejection } from './rejection.ts';

export interface Response {
  /** The row to write before anything is sent; null when nothing has changed. */
  readonly row: Row | null;
  /** To the sender alone, before the messages. */
  readonly replies: readonly TableMessage[];
  readonly messages: Applied['messages'];
  /** A fault of the rules, for the table's own log; its reproduction is not for players. */
  readonly fault: StepError | null;
}

const NOBODY: Applied['messages'] = new Map();
const reply = (...replies: readonly TableMessage[]): Response => ({ row: null, replies, messages: NOBODY, fault: null });
const NO_SEAT: Rejection = { code: 'noSeat', text: 'spectators only look on', refusal: null, seq: null };

/** The response to a message about this match; null for those the driver has to see to. `to`: who is to be told. */
export function respond(
  match: Match,
  viewer: Viewer,
  message: ClientMessage,
  now: number,
  to: readonly Viewer[] = match.viewers,
): Response | null {
  const { id } = message;
  if (message.type === 'join') return reply(match.snapshot(viewer, now, match.history(viewer, message.after), id));
  const input = message.type === 'explain' ? null : inputFrom(message, viewer === 'spectator' ? 0 : viewer, now);
  if (input === null && message.type !== 'explain') return null;
  if (viewer === 'spectator') return reply(...match.refused(NO_SEAT, viewer, now, id));
  return input === null ? reply(match.explained(viewer, id)) : take(match, viewer, input, now, id, to);
}

function take(match: Match, viewer: Viewer, input: Input, now: number, id: string | undefined, to: readonly Viewer[]): Response {
  const rejection = match.check(input);
  if (rejection) return reply(...match.refused(rejection, viewer, now, id));
  try {
    const { row, messages } = match.apply(input, to);
    return { row, replies: [match.accepted(row.n, id)], messages, fault: null };
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    return { ...reply(...match.refused(rejectionOf(error)!, viewer, now, id)), fault: error };
  }
}
