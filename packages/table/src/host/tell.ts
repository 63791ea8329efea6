/** Telling viewers what changed, once it is in the log. */
import { encode, encodeAccepted, encodeHead, type TableMessage, type Viewer } from '@kolbiste/protocol';
import type { Change } from '../match/change.ts';
import type { Input } from '../match/input.ts';
import { hearsLater, hold } from './late-spectators.ts';
import type { Client } from './ports.ts';
import type { Host, Sender } from './state.ts';

/** The match takes an input. All views are made now: better to know before anything is written that one cannot be. */
export const perform = ({ match, lookers }: Host, input: Input): Change => match.take(input, match.viewers, lookers);

/** Anyone who looks is told of changes; delayed spectators may come until they are told. */
export function refreshLookers(h: Host): void {
  h.lookers = h.match.viewers.filter(viewer => h.audiences.get(viewer)!.size > 0 || hearsLater(h, viewer));
}

export function show(h: Host, change: Change, sender: Sender | null): void {
  const { row, events, states } = change;
  const { owner, clock, audiences } = h.ports;
  h.history.note(change);
  h.shownSeq = row.n;
  h.learnedAt = clock.now();
  owner.report('row', h.id);
  if (sender) sender.client.send(audiences.frame(encodeAccepted(h.id, row.n, sender.re)));
  if ([...events.values()].some(seen => seen.length > 0)) {
    h.shownAt = h.learnedAt;
    h.newsSeq = row.n;
  }
  const head = encodeHead(h.id, change);
  for (const [viewer, state] of states) {
    if (hearsLater(h, viewer)) hold(h, change);
    else h.audiences.get(viewer)!.tell(viewer, change, head, known => known.follow(state, change.sameTable));
  }
  h.advance();
}

/** Something for everyone here whom `wants` does not leave out. */
export function say(h: Host, message: TableMessage, wants: (client: Client, viewer: Viewer) => boolean = () => true): void {
  const frame = h.ports.audiences.frame(encode(message));
  for (const [viewer, audience] of h.audiences) {
    if (hearsLater(h, viewer) && tellsOfNow(message)) {
      h.late.held.push({ at: h.ports.clock.now(), said: frame, wants });
      h.queue.add(() => h.advance());
    } else for (const client of audience) if (wants(client, viewer)) client.send(frame);
  }
}

/** Players talk of what they see, and another match follows one that is over. */
const tellsOfNow = (message: TableMessage): boolean => message.type === 'rematch' || (message.type === 'chat' && message.seat !== null);
