/** When a table stands: while a judge is called, and by post while a player rests. What it stood is added to its time. */
import type { EventState, EventTable } from './event.ts';

/** How long a table stands for a judge; then it plays on, and the call stays. */
export const LONGEST_CALL = 600_000;

/** How long judges have been waited for at a table until now. */
export const waitedUntil = ({ waited, called }: Pick<EventTable, 'waited' | 'called'>, now: number): number =>
  waited + (called === null ? 0 : Math.min(LONGEST_CALL, Math.max(1, now - called)));

/** By post everybody may rest this often, this long. */
export const RESTS = 2;
export const REST = 7 * 86_400_000;

/** Whether somebody of a table rests now, and until when; null: nobody does. */
export function restingUntil({ entrants }: Pick<EventState, 'entrants'>, { seats }: Pick<EventTable, 'seats'>, now: number): number | null {
  const ends = restsOf(entrants, seats).flatMap(({ from, until }) => (from <= now && now < until ? [until] : []));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** How long a table has stood until now because somebody of it rested; two who rest at once count once. */
export function restedSince(
  { entrants }: Pick<EventState, 'entrants'>,
  { seats }: Pick<EventTable, 'seats'>,
  { from, now }: { readonly from: number; readonly now: number },
): number {
  let [sum, last] = [0, from];
  for (const rest of restsOf(entrants, seats).toSorted((a, b) => a.from - b.from)) {
    const [begins, ends] = [Math.max(last, rest.from), Math.min(now, rest.until)];
    if (ends <= begins) continue;
    sum += ends - begins;
    last = ends;
  }
  return sum;
}

const restsOf = (entrants: EventState['entrants'], seats: EventTable['seats']): EventState['entrants'][number]['rests'] =>
  entrants.flatMap(({ player, rests }) => (rests.length > 0 && seats.includes(player) ? rests : []));
