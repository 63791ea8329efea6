/** What people say at a table. Players hear players; spectators hear everybody, and are heard by players only after the match. */
import type { Preset, Said, Seat, Viewer } from '@kolbiste/protocol';
import { sql, type Kysely } from 'kysely';
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
  constructor(db: Kysely<Tables>, now: () => number) {
    this.db = db;
    this.now = now;
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
    const said: Said = { type: 'chat', match: live.id, number, at, seat, name, ...words };
    const over = live.phase === 'over';
    live.say(said, (client, viewer) => hears(viewer, seat, over) && !(client as Hearer).muted.has(player));
  }

  /** What was said lately, for somebody who comes (back). */
  async recent(match: string, viewer: Viewer, muted: ReadonlySet<string>, over: boolean): Promise<Said[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('number', 'desc')
      .limit(REMEMBERED)
      .execute();
    return rows
      .toReversed()
      .filter(({ player, seat, text, preset }) => hears(viewer, seat, over) && !muted.has(player) && (text !== null || preset !== null))
      .map(({ number, at, seat, name, text, preset }) => ({
        type: 'chat',
        match,
        number,
        at,
        seat,
        name,
        ...(text !== null && { text }),
        ...(preset !== null && { preset: preset as Preset }),
      }));
  }
}

const hears = (viewer: Viewer, seat: Seat | null, over: boolean): boolean => viewer === 'spectator' || seat !== null || over;
