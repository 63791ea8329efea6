/** Updates with a patch instead of the whole state: how a table makes them, and how a client reads them. */
import type { Plain } from '@kolbiste/engine';
import type { MatchState } from './match.ts';
import { diff, patched } from './patch.ts';
import type { Update } from './table-message.ts';

/** What a viewer has: the state after the last message with a `seq`. */
export interface Known {
  readonly seq: number;
  readonly state: MatchState;
}

/** The same update, told as the difference from what the viewer has. */
export function slimmed(update: Update, known: Known): Update {
  if (!('state' in update)) return update;
  const { state, ...head } = update;
  return { ...head, from: known.seq, patch: diff(known.state as unknown as Plain, state as unknown as Plain) };
}

/** What the viewer has after an update. Throws a RangeError when the patch is of another state than his: ask for a snapshot then. */
export function knownAfter(update: Update, known: Known): Known {
  if ('state' in update) return { seq: update.seq, state: update.state };
  if (update.from !== known.seq) throw new RangeError(`the patch is of state ${update.from}, and ${known.seq} is known`);
  return { seq: update.seq, state: patched(known.state as unknown as Plain, update.patch) as unknown as MatchState };
}
