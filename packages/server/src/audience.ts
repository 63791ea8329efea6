/** Everyone who looks at a match with the same eyes: all devices of one seat, or all spectators. Messages are made once for all. */
import { Mirror, type Known, type MatchState, type TableMessage } from '@kolbiste/protocol';
import { frameOf, type Frame } from './frame.ts';

/** Somebody at the other end of a line. */
export interface Client {
  readonly player: string;
  send(frame: Frame): void;
}

export class Audience {
  /** With the `seq` each of them knows. */
  private readonly clients = new Map<Client, number>();
  /** What they know: the same, though not always under the same number. */
  private known: Mirror | null = null;

  get size(): number {
    return this.clients.size;
  }
  has(client: Client): boolean {
    return this.clients.has(client);
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
    const frame = frameOf(JSON.stringify(message));
    for (const client of this.clients.keys()) client.send(frame);
  }

  /** An update as the difference from what each client knows. `head`: its JSON text, as far as the state. */
  update(seq: number, head: string, state: MatchState): void {
    if (this.known === null) return;
    const patch = this.known.follow(state);
    let frame: Frame | null = null;
    let of = -1;
    for (const [client, from] of this.clients) {
      if (frame === null || from !== of) {
        of = from;
        frame = frameOf(`${head},"from":${from},"patch":${patch}}`);
      }
      client.send(frame);
      this.clients.set(client, seq);
    }
  }
}
