/** The list of tables for those who watch it: sent whenever it has changed, and made only while somebody watches. */
import { encodeLobby, type LobbyEntry } from '@kolbiste/protocol';
import type { Client } from '@kolbiste/table';
import { frameOf } from '../sockets/frame.ts';

/** Changes within this time are sent together. */
const SETTLES = 50;
/** How often changes made by other servers are looked for. */
const EVERY = 3_000;

export class Lobby {
  private readonly list: () => Promise<readonly LobbyEntry[]>;
  private readonly note: (what: string, error: unknown) => void;
  private readonly watchers = new Set<Client>();
  private text = '';
  private soon: ReturnType<typeof setTimeout> | null = null;
  private regular: ReturnType<typeof setInterval> | null = null;

  constructor(list: () => Promise<readonly LobbyEntry[]>, note: (what: string, error: unknown) => void) {
    this.list = list;
    this.note = note;
  }

  async watch(client: Client, re: string | undefined): Promise<void> {
    this.watchers.add(client);
    this.regular ??= setInterval(() => this.changed(), EVERY).unref();
    const text = JSON.stringify(await this.list());
    client.send(frameOf(encodeLobby(text, re)));
    if (this.watchers.size === 1) this.text = text;
  }

  unwatch(client: Client): void {
    this.watchers.delete(client);
    if (this.watchers.size > 0) return;
    if (this.regular) clearInterval(this.regular);
    this.regular = null;
  }

  /** The list may have changed. */
  changed(): void {
    if (this.watchers.size === 0 || this.soon) return;
    this.soon = setTimeout(() => {
      this.soon = null;
      this.tell().catch((error: unknown) => this.note('lobby', error));
    }, SETTLES);
  }

  private async tell(): Promise<void> {
    if (this.watchers.size === 0) return;
    const text = JSON.stringify(await this.list());
    if (text === this.text) return;
    this.text = text;
    const frame = frameOf(encodeLobby(text));
    for (const watcher of this.watchers) watcher.send(frame);
  }

  stop(): void {
    if (this.soon) clearTimeout(this.soon);
    if (this.regular) clearInterval(this.regular);
    this.watchers.clear();
  }
}
