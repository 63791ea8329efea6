/** Everyone who looks at a match with the same eyes: all devices of one seat, or all spectators. Messages are made once for all. */
import { slimmed, type Known, type MatchState, type TableMessage, type Update } from '@kolbiste/protocol';

/** Somebody at the other end of a line. */
export interface Client {
  readonly player: string;
  send(text: string): void;
}

export class Audience {
  /** With the `seq` each of them knows. */
  private readonly clients = new Map<Client, number>();
  private state: MatchState | null = null;

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
  add(client: Client, known: Known): void {
    this.clients.set(client, known.seq);
    this.state = known.state;
  }
  remove(client: Client): boolean {
    const was = this.clients.delete(client);
    if (this.clients.size === 0) this.state = null;
    return was;
  }

  tell(messages: readonly TableMessage[]): void {
    for (const message of messages) {
      if (message.type === 'update' && 'state' in message) this.update(message);
      else this.say(message);
    }
  }

  say(message: TableMessage): void {
    if (this.clients.size === 0) return;
    const text = JSON.stringify(message);
    for (const client of this.clients.keys()) client.send(text);
  }

  /** An update as the difference from what each client knows. They know the same, though not always under the same number. */
  private update(update: Update & { readonly state: MatchState }): void {
    const { state } = this;
    if (this.clients.size === 0 || state === null) return;
    let text = '';
    let of = -1;
    for (const [client, seq] of this.clients) {
      if (seq !== of) {
        of = seq;
        text = JSON.stringify(slimmed(update, { seq, state }));
      }
      client.send(text);
      this.clients.set(client, update.seq);
    }
    this.state = update.state;
  }
}
