/** What players say about themselves, whom they follow, and how they have done. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** This many of a player's latest games are counted. */
const GAMES_COUNTED = 1_000;
/** A header holds whole decks. */
const DECKS_COUNTED = 300;
/** Seats of this many matches are asked for at once. */
const MATCHES_AT_ONCE = 500;

export interface PlayedRow {
  readonly id: string;
  readonly game: string;
  readonly result: string | null;
  readonly seat: number;
}
interface PlayedSeat {
  readonly match: string;
  readonly seat: number;
  readonly kind: 'human' | 'bot';
  readonly player: string | null;
  readonly team: number | null;
}

export class PeopleStore {
  private readonly db: Kysely<Schema>;
  /** For lists: not on the thread that plays. */
  private readonly reading: Kysely<Schema>;
  constructor(db: Kysely<Schema>, reading: Kysely<Schema>) {
    this.db = db;
    this.reading = reading;
  }

  async describe(player: string, about: string): Promise<void> {
    await this.db
      .updateTable('player')
      .set({ about: about || null })
      .where('id', '=', player)
      .execute();
  }
  async hide(player: string, hidden: boolean): Promise<void> {
    await this.db
      .updateTable('player')
      .set({ hidden: hidden ? 1 : 0 })
      .where('id', '=', player)
      .execute();
  }
  /** False when the player follows `most` already. */
  follow(player: string, followed: string, { at, most }: { readonly at: number; readonly most: number }): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      // Touching the player's row makes two who follow at the same moment wait for each other.
      await db
        .updateTable('player')
        .set(({ ref }) => ({ seen_at: ref('seen_at') }))
        .where('id', '=', player)
        .execute();
      const rows = await db.selectFrom('follow').select('followed').where('player', '=', player).execute();
      if (rows.some(row => row.followed === followed)) return true;
      if (rows.length >= most) return false;
      await db.insertInto('follow').values({ player, followed, at }).execute();
      return true;
    });
  }
  async unfollow(player: string, followed: string): Promise<void> {
    await this.db.deleteFrom('follow').where('player', '=', player).where('followed', '=', followed).execute();
  }
  /** Whom a player follows, by name. */
  followedBy(player: string) {
    return this.db
      .selectFrom('follow')
      .innerJoin('player', 'player.id', 'follow.followed')
      .select(['player.id', 'player.name', 'player.password'])
      .where('follow.player', '=', player)
      .orderBy('player.name')
      .execute();
  }
  async follows(player: string, followed: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('follow')
      .select('at')
      .where('player', '=', player)
      .where('followed', '=', followed)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** A player's latest finished matches, each with everybody's seats. */
  async played(player: string): Promise<(PlayedRow & { readonly seats: readonly PlayedSeat[] })[]> {
    const rows = await this.finished(player).select(['match.id', 'match.game', 'match.result', 'seat.seat']).limit(GAMES_COUNTED).execute();
    const seats = new Map<string, PlayedSeat[]>(rows.map(({ id }) => [id, []]));
    for (let from = 0; from < rows.length; from += MATCHES_AT_ONCE) {
      const ids = rows.slice(from, from + MATCHES_AT_ONCE).map(({ id }) => id);
      const some = await this.reading
        .selectFrom('seat')
        .select(['match', 'seat', 'kind', 'player', 'team'])
        .where('match', 'in', ids)
        .orderBy('seat')
        .execute();
      for (const seat of some) seats.get(seat.match)!.push(seat);
    }
    return rows.map(row => ({ ...row, seats: seats.get(row.id)! }));
  }

  /** The same with what they began with. */
  begunWith(player: string): Promise<(PlayedRow & { readonly header: string | null })[]> {
    return (
      this.finished(player)
        .select(['match.id', 'match.game', 'match.result', 'match.header', 'seat.seat'])
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('seat as bot').select('bot.seat').whereRef('bot.match', '=', 'match.id').where('bot.kind', '=', 'bot'))),
        )
        // What is played in an event is told when that is.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('series_game as game')
                .innerJoin('series', 'series.id', 'game.series')
                .innerJoin('event', 'event.id', 'series.event')
                .select('game.match')
                .whereRef('game.match', '=', 'match.id')
                .where('event.told', '=', 0),
            ),
          ),
        )
        .limit(DECKS_COUNTED)
        .execute()
    );
  }

  private finished(player: string) {
    return this.reading
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .where('seat.player', '=', player)
      .where('match.state', '=', 'over')
      .orderBy('match.finished_at', 'desc');
  }

  /** Names of those who are still known. */
  async names(players: readonly string[]): Promise<Map<string, string>> {
    if (players.length === 0) return new Map();
    const rows = await this.reading
      .selectFrom('player')
      .select(['id', 'name'])
      .where('id', 'in', players)
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
