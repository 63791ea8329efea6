/** How long a table of an event may still play, in words. */
import { restedSince, waitedUntil, type Entrant, type EventRound, type EventTable } from '@kolbiste/club';
import { w } from './event-words.svelte.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
type TableTimes = Pick<EventTable, 'extra' | 'decider' | 'called' | 'waited' | 'seats'>;
/** A table where nothing is different from the others. */
export const USUAL: TableTimes = { extra: 0, decider: null, called: null, waited: 0, seats: [null, null] };

interface At {
  readonly now: number;
  /** Whose rests its end waits for. */
  readonly entrants: readonly Entrant[];
}

export function timeLeftIn(round: EventRound, table: TableTimes, { now, entrants }: At): string {
  const ends = table.decider ?? round.endsAt;
  if (ends === null) return '';
  const rested = restedSince({ entrants }, table, { from: round.startedAt ?? now, now });
  const left = ends + table.extra + waitedUntil(table, now) + rested - now;
  if (left <= 0) return w().play.overTime;
  return left > 2 * DAY ? w().play.daysLeft(Math.floor(left / DAY)) : w().play.left(Math.floor(left / MINUTE));
}
