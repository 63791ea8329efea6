/** What is told when an input is not taken: why, or that nothing can be written. */
import { InputError, StepError } from '@kolbiste/engine';
import { encode, encodeFailure, type ErrorCode } from '@kolbiste/protocol';
import type { Input } from '../match/input.ts';
import { rejectionOf } from '../match/rejection.ts';
import { giveSomeAnswer } from './bots.ts';
import type { Host, Sender } from './state.ts';

const FAULTS_UNTIL_ABORT = 3;
const RETRY_AFTER = 1_000;

export function refuse(h: Host, error: unknown, input: Input, sender: Sender | null): void {
  const { owner, clock, audiences } = h.ports;
  const rejection = error instanceof InputError ? (h.match.check(input) ?? rejectionOf(error)) : rejectionOf(error);
  if (!rejection) h.fail(error);
  else owner.report(error instanceof StepError ? 'fault' : 'refused', h.id, error);
  if (sender) {
    if (!rejection) tellFailure(h, sender, 'internal', 'something went wrong here; it was noted, and nothing has changed');
    else
      for (const message of h.match.refused(rejection, sender.viewer, clock.now(), sender.re))
        sender.client.send(audiences.frame(encode(message)));
    return;
  }
  // A bot's answer that is not an option: any option will do.
  if (input.type === 'answer' && rejection?.code === 'illegal') giveSomeAnswer(h, input.seat, input.decision);
  if (error instanceof InputError) return;
  // The table's own input fails only when the rules do: better no result than a match that hangs.
  if (++h.ownFaults >= FAULTS_UNTIL_ABORT) h.take({ at: clock.now(), type: 'abort', why: 'fault' });
  else clock.wake(h.id, clock.now() + RETRY_AFTER);
}

export function tellStorage(h: Host, sender: Sender | null): void {
  const { clock } = h.ports;
  // The table's own inputs come again when they can be written.
  if (!sender) clock.wake(h.id, clock.now() + RETRY_AFTER);
  else tellFailure(h, sender, 'storage', 'the table cannot write just now, so it takes nothing; nothing that was accepted is lost');
}

export function tellFailure(h: Host, { client, re }: Sender, code: ErrorCode, text: string): void {
  client.send(h.ports.audiences.frame(encodeFailure({ code, text, match: h.id, fatal: false, re })));
}

/** The sender is told even when the input could not be decided. */
export async function answering(h: Host, sender: Sender | null, doing: Promise<void>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    tellStorage(h, sender);
    throw error;
  }
}
