/** What people say at a table. Players hear players; spectators hear everybody, and are heard by players only after the match. */
import type { Preset, Said, Seat, Viewer } from '@kolbiste/protocol';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Client } from './audience.ts';
import type { LiveMatch } from './live-match.ts';
import type { Tables } from './storage/schema.ts';

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
  private readonly db: Kysely<Tables>;
  private readonly now: () => number;
  /** Wakes those who follow the match on other servers. */
  private readonly wake: (match: string) => void;
  /** The last number that everyone here has been told. */
  private readonly told = new WeakMap<LiveMatch, number>();
  constructor(db: Kysely<Tables>, now: () => number, wake: (match: string) => void) {
    this.db = db;
    this.now = now;
    this.wake = wake;
  }

  async say(live: LiveMatch, by: Speaker, words: { readonly text?: string; readonly preset?: Preset }): Promise<void> {
    const { player, name, seat } = by;
    const at = this.now();
    const insert = this.db
      .insertInto('chat')
      .values({
        match: live.id,
        number: sql<number>`(select coalesce(max(number), 0) + 1 from chat where match = ${live.id})`,
        at,
        player,
        seat,
        name,
        text: words.text ?? null,
        preset: words.preset ?? null,
      })
      .onConflict(on => on.doNothing())
      .returning('number');
    // Two who speak at once on two servers may want one number: the later one takes the next.
    let number: number | undefined;
    while (number === undefined) number = (await insert.executeTakeFirst())?.number;
    await this.tellNew(live, number);
    this.wake(live.id);
  }

  /** Tells those who are here what they have not heard yet. `until`: the last number that is known to be there. */
  async tellNew(live: LiveMatch, until = Infinity): Promise<void> {
    const told = this.told.get(live);
    if (told === undefined || told >= until) return;
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', live.id)
      .where('number', '>', told)
      .orderBy('number')
      .execute();
    const over = live.phase === 'over';
    for (const row of rows) {
      if (row.number <= this.told.get(live)!) continue;
      this.told.set(live, row.number);
      live.say(saidIn(row), (client, viewer) => hears(viewer, row.seat, over) && !(client as Hearer).muted.has(row.player));
    }
  }

  /** What was said lately, for somebody who comes (back). */
  async recent(live: LiveMatch, viewer: Viewer, muted: ReadonlySet<string>): Promise<Said[]> {
    const over = live.phase === 'over';
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', live.id)
      .orderBy('number', 'desc')
      .limit(REMEMBERED)
      .execute();
    if (!this.told.has(live)) this.told.set(live, rows[0]?.number ?? 0);
    return rows
      .toReversed()
      .filter(({ player, seat, text, preset }) => hears(viewer, seat, over) && !muted.has(player) && (text !== null || preset !== null))
      .map(saidIn);
  }
}

const saidIn = ({ match, number, at, seat, name, text, preset }: Selectable<Tables['chat']>): Said => ({
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
