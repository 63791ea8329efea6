/** What people say at a table. Players hear players; spectators hear everybody, and are heard by players only after the match. */
import type { Preset, Said, Seat, Viewer } from '@kolbiste/protocol';
import type { Client, TableHost } from '@kolbiste/table';
import { Problem } from '../problem.ts';
import type { ChatRow, ChatStore } from '../storage/chat-store.ts';

const REMEMBERED = 50;

export interface Speaker {
  readonly player: string;
  readonly name: string;
  readonly seat: Seat | null;
}

/** A client that may have muted somebody. */
export interface Hearer extends Client {
  readonly muted: ReadonlySet<string>;
}

export class Chat {
  private readonly store: ChatStore;
  private readonly now: () => number;
  /** Wakes those who follow the match on other servers. */
  private readonly wake: (match: string) => void;
  /** The last number that everyone here has been told. */
  private readonly told = new WeakMap<TableHost, number>();
  constructor(store: ChatStore, now: () => number, wake: (match: string) => void) {
    this.store = store;
    this.now = now;
    this.wake = wake;
  }

  async say(host: TableHost, by: Speaker, words: { readonly text?: string; readonly preset?: Preset }): Promise<void> {
    const { text = null, preset = null } = words;
    if (((await this.store.silencedUntil(by.player)) ?? 0) > this.now())
      throw new Problem('silenced', 'a moderator has taken your chat for a while');
    const number = await this.store.add({ match: host.id, at: this.now(), ...by, text, preset });
    await this.tellNew(host, number);
    this.wake(host.id);
  }

  /** Tells those who are here what they have not heard yet. `until`: the last number that is known to be there. */
  async tellNew(host: TableHost, until = Infinity): Promise<void> {
    const told = this.told.get(host);
    if (told === undefined || told >= until) return;
    const rows = await this.store.after(host.id, told);
    const over = host.phase === 'over';
    for (const row of rows) {
      if (row.number <= this.told.get(host)!) continue;
      this.told.set(host, row.number);
      host.say(saidIn(row), (client, viewer) => hears(viewer, row.seat, over) && !(client as Hearer).muted.has(row.player));
    }
  }

  /** What was said lately, for somebody who comes (back). */
  async recent(host: TableHost, viewer: Viewer, muted: ReadonlySet<string>): Promise<Said[]> {
    const over = host.phase === 'over';
    // What players say is told to spectators as late as what they do.
    const until = viewer === 'spectator' ? this.now() - host.settings.spectatorDelay : Infinity;
    const rows = await this.store.latest(host.id, REMEMBERED);
    if (!this.told.has(host)) this.told.set(host, rows[0]?.number ?? 0);
    return rows
      .toReversed()
      .filter(({ seat, at }) => seat === null || at <= until)
      .filter(({ player, seat, text, preset }) => hears(viewer, seat, over) && !muted.has(player) && (text !== null || preset !== null))
      .map(saidIn);
  }
}

const saidIn = ({ match, number, at, seat, name, text, preset }: ChatRow): Said => ({
  type: 'chat',
  match,
  number,
  at,
  seat,
  name,
  ...(text !== null && { text }),
  ...(preset !== null && { preset: preset as Preset }),
});

const hears = (viewer: Viewer, seat: Seat | null, over: boolean): boolean => viewer === 'spectator' || seat !== null || over;
