/** Events without a game: who plays whom, what follows from the results, and in what order everybody ends. Pure. */
export { conceding, decide, lotOf, nextActs, resultActs, roleOf, walkover, type Circumstances } from './event-commands.ts';
export { applyEntry, entrantOf, foldEvent } from './event-state.ts';
export { CommandRefused } from './refusals.ts';
export { afterSeason } from './round-robin.ts';
export { standingsOf } from './standings.ts';
export { listHash, verifyEvent, type EventWrong } from './verify.ts';
