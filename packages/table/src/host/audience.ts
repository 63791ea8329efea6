/** Everyone who looks at a match as one viewer: all devices of one seat, or all spectators. Messages are made once for all of them. */
import { encode, encodeEvents, encodeUpdate, Mirror, type Known, type TableMessage, type Viewer } from '@kolbiste/protocol';
import type { Change } from '../match/change.ts';
import type { Audiences, Client, Frame } from './ports.ts';

/** The patch of a state that has not changed. */
const NOTHING = '[]';

export class Audience {
  /** With the `seq` each of them knows. */
  private readonly clients = new Map<Client, number>();
  /** What they know: the same, though not always under the same number. */
  private known: Mirror | null = null;
  private readonly port: Audiences;

  constructor(port: Audiences) {
    this.port = port;
  }

  get size(): number {
    return this.clients.size;
  }
  [Symbol.iterator](): IterableIterator<Client> {
    return this.clients.keys();
  }

  /** Has just been told this state. */
  add(client: Client, { seq, state }: Known): void {
    this.clients.set(client, seq);
    this.known ??= new Mirror(state);
  }
  remove(client: Client): boolean {
    const was = this.clients.delete(client);
    if (this.clients.size === 0) this.known = null;
    return was;
  }

  say(message: TableMessage): void {
    if (this.clients.size === 0) return;
    const frame = this.port.frame(encode(message));
    for (const client of this.clients.keys()) client.send(frame);
  }

  /** Tells a change, and the end if it was the last. `follow` brings what they know up to date, and says how. */
  tell(viewer: Viewer, { row, act, events, undoneFrom, passed, over }: Change, head: string, follow: (known: Mirror) => string): void {
    const [learned, note] = [events.get(viewer)!, passed.get(viewer)];
    const silent = act.type === 'answer' && learned.length === 0 && !note && !over;
    if (this.known !== null) {
      const patch = follow(this.known);
      // An answer that changes nothing for this viewer is not told.
      if (!silent || patch !== NOTHING) this.update(row.n, encodeEvents(head, learned, undoneFrom, note), patch);
    }
    if (over) this.say(over);
  }

  /** An update as the difference from what each client knows. */
  private update(seq: number, head: string, patch: string): void {
    let frame: Frame | null = null;
    let of = -1;
    for (const [client, from] of this.clients) {
      if (frame === null || from !== of) {
        of = from;
        frame = this.port.frame(encodeUpdate(head, from, patch));
      }
      client.send(frame);
      this.clients.set(client, seq);
    }
  }
}
