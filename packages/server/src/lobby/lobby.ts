/** The list of tables for those who watch it: sent whenever it has changed, and made only while somebody watches. */
import { encodeLobby, type LobbyEntry, type LobbyText, type People } from '@kolbiste/protocol';
import type { Client } from '@kolbiste/table';
import { frameOf } from '../sockets/frame.ts';

/** Changes within this time are sent together. */
const SETTLES = 50;
/** How often changes made by other servers are looked for. */
const EVERY = 3_000;

export class Lobby {
  private readonly list: () => Promise<readonly LobbyEntry[]>;
  private readonly people: () => Promise<People>;
  private readonly note: (what: string, error: unknown) => void;
  private readonly watchers = new Set<Client>();
  private text: LobbyText = { tables: '', people: '' };
  private soon: ReturnType<typeof setTimeout> | null = null;
  private regular: ReturnType<typeof setInterval> | null = null;

  constructor(
    { list, people }: { list(): Promise<readonly LobbyEntry[]>; people(): Promise<People> },
    note: (what: string, error: unknown) => void,
  ) {
    this.list = list;
    this.people = people;
    this.note = note;
  }

  async watch(client: Client, re: string | undefined): Promise<void> {
    this.watchers.add(client);
    this.regular ??= setInterval(() => this.changed(), EVERY).unref();
    const text = await this.read();
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

  private async read(): Promise<LobbyText> {
    const [tables, people] = [await this.list(), await this.people()];
    return { tables: JSON.stringify(tables), people: JSON.stringify(people) };
  }

  private async tell(): Promise<void> {
    if (this.watchers.size === 0) return;
    const text = await this.read();
    if (text.tables === this.text.tables && text.people === this.text.people) return;
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
