/** Asks what the position asks, or ends the match. */
import type { Result } from '@kolbiste/protocol';
import { startClock } from './clock.ts';
import { placesOf } from './sides.ts';
import { hasLeft, type RunningMatch } from './state.ts';

/** `spent`: what of its time the seat has used; negative while the first, free moments last. */
export function ask(m: RunningMatch, at: number, spent: number): void {
  const { data, header } = m;
  const { decision, outcome } = data.position!;
  if (outcome) {
    finish(m, { places: placesOf(m.sides, data.left, outcome.places), by: 'rules', rule: outcome.rule, why: outcome.why });
    return;
  }
  data.decision++;
  data.askedAt = at;
  data.clock = startClock(header.clock, data.clock, hasLeft(data, decision!.seat) ? null : decision!.seat, at, spent);
}

export function finish(m: RunningMatch, result: Result): void {
  const { data } = m;
  data.result = result;
  data.clock = { banks: data.clock.banks, running: null, since: null, spent: 0 };
  data.proposals = [];
  data.pausedAt = null;
  m.checkpoints = [];
}
