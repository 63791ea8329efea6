/** A table that stands: by agreement of its players, or because an official stopped it. */
import { resumeClock, stopClock } from './clock.ts';
import type { MatchData } from './state.ts';

export function pause(data: MatchData, at: number): void {
  data.pausedAt = at;
  data.clock = stopClock(data.clock, at);
  data.proposals = data.proposals.filter(({ topic }) => topic !== 'undo');
}

export function halt(data: MatchData, at: number): void {
  pause(data, at);
  data.halted = true;
}

export function goOn(data: MatchData, at: number): void {
  if (data.timeUpAt) data.timeUpAt += at - data.pausedAt!;
  delete data.halted;
  data.pausedAt = null;
  data.askedAt = at;
  data.clock = resumeClock(data.clock, at);
}
