/** Updates with a patch instead of the whole state: how a client reads them. */
import type { Plain } from '@kolbiste/engine';
import type { MatchState } from './match.ts';
import { patched } from './patch.ts';
import type { Update } from './table-message.ts';

/** What a viewer has: the state after the last message with a `seq`. */
export interface Known {
  readonly seq: number;
  readonly state: MatchState;
}

/** What the viewer has after an update. Throws a RangeError when the patch is of another state than theirs: ask for a snapshot then. */
export function knownAfter(update: Update, known: Known): Known {
  if ('state' in update) return { seq: update.seq, state: update.state };
  if (update.from !== known.seq) throw new RangeError(`the patch is of state ${update.from}, and ${known.seq} is known`);
  return { seq: update.seq, state: patched(known.state as unknown as Plain, update.patch) as unknown as MatchState };
}
