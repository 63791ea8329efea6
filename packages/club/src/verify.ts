/** Goes through an event again from its file: every pairing, bye and place must follow from the log and the seed. */
import { sha256, type Plain } from '@kolbiste/engine';
import type { EventEntry, EventExport, EventState } from './event.ts';
import { lotOf } from './event-commands.ts';
import { applyEntry, beginning, entrantOf, EventFault } from './event-state.ts';
import { pairNext } from './rounds.ts';
import { standingsOf } from './standings.ts';

export type EventWrong = 'empty' | 'log' | 'seed' | 'older' | 'lot' | 'pairing' | 'list' | 'table';

export interface EventProblem {
  /** The entry that is not right; null: the file as a whole. */
  readonly n: number | null;
  readonly what: EventWrong;
  readonly text: string;
}

/** What is not right; nothing when everything follows. Without the seed only what does not depend on it is checked. */
export function verifyEvent({ log, seed, standings, lists = {} }: EventExport): readonly EventProblem[] {
  const problems: EventProblem[] = [];
  const note = (n: number | null, what: EventWrong, text: string): void => void problems.push({ n, what, text });
  const [first, ...rest] = log;
  if (!first) return [{ n: null, what: 'empty', text: 'the log is empty' }];
  let state: EventState;
  try {
    state = beginning(first);
    if (seed !== null && sha256(seed) !== state.seedHash) note(1, 'seed', 'the seed is not the one that was promised');
    let before = first.at;
    for (const entry of rest) {
      if (entry.at < before) note(entry.n, 'older', 'it is older than the entry before it');
      before = entry.at;
      if (seed !== null) for (const [what, text] of wrongIn(state, entry, seed)) note(entry.n, what, text);
      state = applyEntry(state, entry);
    }
  } catch (error) {
    if (!(error instanceof EventFault)) throw error;
    note(null, 'log', error.message);
    return problems;
  }
  for (const [player, { salt, brings }] of Object.entries(lists))
    if (entrantOf(state, player)?.hash !== listHash(salt, brings))
      note(null, 'list', `the list of ${player} is not the one that was locked`);
  if (!alike(standingsOf(state), standings)) note(null, 'table', 'the table does not follow from the results');
  return problems;
}

/** What the log keeps of a list. Without the salt a hero is guessed by trying eight. */
export const listHash = (salt: string, brings: Plain): string => sha256(salt + JSON.stringify(brings));

function wrongIn(state: EventState, { act }: EventEntry, seed: string): readonly (readonly [EventWrong, string])[] {
  switch (act.type) {
    case 'entered':
      return act.lot === lotOf(seed, act.player) ? [] : [['lot', `the lot of ${act.player} does not follow from the seed`]];
    case 'paired':
      return alike(act, pairNext(state, seed)) ? [] : [['pairing', `round ${act.round} does not follow from the results and the seed`]];
    case 'over':
    case 'cancelled':
      return act.seed === seed ? [] : [['seed', 'another seed is named here']];
    default:
      return [];
  }
}

/** The same, in whatever order a file has the fields. */
function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const fields = Object.keys(mine);
  return (
    fields.length === Object.keys(theirs).length && fields.every(field => Object.hasOwn(theirs, field) && alike(mine[field], theirs[field]))
  );
}
