/** The next round of an event as a piece of work that any thread can do. */
import type { EventAct, EventCommand, EventState } from '@kolbiste/club';
import { CommandRefused, decide, nextActs, type Circumstances } from '@kolbiste/club/events';

export interface PairingJob {
  readonly state: EventState;
  readonly now: Circumstances;
  /** Null: the event goes on by itself. */
  readonly asked: { readonly command: EventCommand; readonly who: { readonly player: string; readonly name: string } } | null;
}
export type PairingAnswer = { readonly acts: readonly EventAct[] } | { readonly refused: Pick<CommandRefused, 'why' | 'params'> };

export function answerPairing({ state, now, asked }: PairingJob): PairingAnswer {
  try {
    return { acts: asked ? decide(state, asked.command, asked.who, now) : nextActs(state, now) };
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    return { refused: { why: error.why, params: error.params } };
  }
}
