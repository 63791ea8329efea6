/** What a club decides: who has won a series; and the words of events. Pure, and without knowledge of any game. */
export type * from './event.ts';
export type { EventRefusal, RefusalParams } from './refusals.ts';
export { LONGEST_CALL, restedSince, restingUntil, RESTS, waitedUntil } from './calls.ts';
export * from './series.ts';
