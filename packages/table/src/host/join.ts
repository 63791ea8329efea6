/** Coming and going: the whole state first, then every change. */
import { encode, LIMITS, type Chapter, type Viewer } from '@kolbiste/protocol';
import { hearsLater, joinLater, stopWaiting } from './late-spectators.ts';
import type { Client } from './ports.ts';
import { readRows } from './recover.ts';
import { answering, tellFailure, tellStorage } from './refuse.ts';
import type { Host, Sender } from './state.ts';
import { refreshLookers } from './tell.ts';

export function join(h: Host, sender: Sender, after: number | undefined): void {
  const { viewer } = sender;
  const welcomed = (learned: readonly Chapter[]): void => {
    try {
      welcome(h, sender, learned);
    } catch (error) {
      tellFailure(h, sender, 'internal', 'something went wrong here; it was noted');
      throw error;
    }
    refreshLookers(h);
    h.presence.changed = true;
    h.advance();
  };
  const enter = (): void | Promise<void> => {
    const history = hearsLater(h, viewer) ? [] : learned(h, viewer, after);
    return history instanceof Promise ? answering(h, sender, history.then(welcomed)) : welcomed(history);
  };
  h.queue.add(
    // A client that comes from another server knows what was written there.
    () => (h.ports.cluster.shared ? answering(h, sender, readRows(h)).then(enter) : enter()),
    () => tellStorage(h, sender),
  );
}

/** What a viewer learned after a row: it is here, or partly in the log. */
function learned({ id, history, ports }: Host, viewer: Viewer, after = 0): readonly Chapter[] | Promise<readonly Chapter[]> {
  const here = history.after(after, viewer);
  return after >= history.kept || here.length >= LIMITS.history
    ? here
    : ports.log.learned(id, viewer, after, history.kept).then(before => [...before, ...here]);
}

function welcome(h: Host, { client, viewer, re }: Sender, learned: readonly Chapter[]): void {
  if (hearsLater(h, viewer)) {
    joinLater(h, client, re);
    return;
  }
  const snapshot = h.match.snapshot(viewer, h.ports.clock.now(), learned, re);
  client.send(h.ports.audiences.frame(encode(snapshot)));
  h.audiences.get(viewer)!.add(client, snapshot);
}

/** Queued, so a leave never overtakes a pending join. */
export function leave(h: Host, client: Client): void {
  const remove = (): boolean => {
    let was = false;
    for (const audience of h.audiences.values()) was = audience.remove(client) || was;
    stopWaiting(h, client);
    refreshLookers(h);
    h.presence.changed ||= was;
    return was;
  };
  h.queue.add(() => {
    if (remove()) h.advance();
  }, remove);
}
