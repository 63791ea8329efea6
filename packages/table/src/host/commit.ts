/** Save, then tell: an input is taken in memory, written, and only then acknowledged and shown. What cannot be written has not happened. */
import { InputError } from '@kolbiste/engine';
import type { Change } from '../match/change.ts';
import type { Input } from '../match/input.ts';
import { missedTime } from './outages.ts';
import { StorageError } from './ports.ts';
import { recover, readRows } from './recover.ts';
import { answering, refuse, tellStorage } from './refuse.ts';
import type { Host, Sender } from './state.ts';
import { perform } from './tell.ts';

export function decide(h: Host, input: Input, sender: Sender | null, caughtUp = false): void | Promise<void> {
  const { log, cluster } = h.ports;
  if (log.fault !== null) {
    tellStorage(h, sender);
    return undefined;
  }
  let change: Change;
  try {
    change = perform(h, input);
  } catch (error) {
    // What does not fit here may fit what other drivers have written meanwhile.
    if (cluster.shared && !caughtUp && error instanceof InputError)
      return answering(
        h,
        sender,
        readRows(h).then(() => decide(h, input, sender, true)),
      );
    refuse(h, error, input, sender);
    return undefined;
  }
  const { row } = change;
  const saved =
    row.n % h.settings.snapshotEvery === 0 && !h.match.result ? { state: h.match.save(), learned: h.history.piece(row.n, change) } : null;
  return log.append(h.id, row, saved).then(
    verdict => {
      if (verdict === 'taken') return answering(h, sender, decideAgain(h, input, sender));
      h.ownSeq = row.n;
      h.show(change, sender);
      if (saved && log.keepsSaved) h.history.forget(row.n);
      cluster.wake(h.id);
      return undefined;
    },
    (error: unknown) => {
      h.memory = 'lost';
      if (!(error instanceof StorageError)) throw error;
      tellStorage(h, sender);
    },
  );
}

/** Another driver wrote this number first: learn what happened, then see whether the input still fits. */
async function decideAgain(h: Host, input: Input, sender: Sender | null): Promise<void> {
  h.ports.owner.report('conflict', h.id);
  await recover(h);
  // Re-evaluate table-generated inputs after a conflict.
  if (input.type === 'stopped') {
    const again = await missedTime(h);
    if (again) await decide(h, again, null);
  } else if (input.type !== 'timeout' && input.type !== 'forfeit' && (input.type !== 'time' || input.called))
    await decide(h, input, sender, true);
}
