/** Ratings, per player, game and mode. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type RatingRow = Selectable<Schema['rating']>;
type RatingKey = Pick<RatingRow, 'game' | 'mode'>;

export type RatingPastRow = Selectable<Schema['rating_past']>;

/** Who has a place on the ladder: known well enough, by games enough, and played lately. */
export interface LadderPlaces {
  readonly deviation: number;
  readonly games: number;
  /** The last game was not before this moment. */
  readonly since: number;
  readonly now: number;
  /** How much the square of a deviation grows in a millisecond. */
  readonly growth: number;
}
const LADDER_SIZE = 100;
const MOST_PAST = 1_000;

/** Somebody's rating changed while it was being computed: the transaction has to begin again. */
export class RatingMoved extends Error {
  override readonly name = 'RatingMoved';
}

/** `db`: of a transaction, where the ratings belong to one. */
export class RatingStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  ofPlayers(players: readonly string[], { game, mode }: RatingKey): Promise<RatingRow[]> {
    return this.db
      .selectFrom('rating')
      .selectAll()
      .where('player', 'in', players)
      .where('game', '=', game)
      .where('mode', '=', mode)
      .execute();
  }

  /** `games`: how many were counted when it was computed; throws RatingMoved when it has changed since. */
  async write({ player, game, mode, ...values }: RatingRow, games: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('rating')
      .values({ player, game, mode, ...values })
      .onConflict(on => on.columns(['player', 'game', 'mode']).doUpdateSet(values).where('rating.games', '=', games))
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new RatingMoved(player);
  }

  of(player: string): Promise<RatingRow[]> {
    return this.db.selectFrom('rating').selectAll().where('player', '=', player).orderBy('game').orderBy('mode').execute();
  }

  /** The strongest, of those who have a place. */
  ladder(key: RatingKey, ranked: LadderPlaces): Promise<(RatingRow & { name: string })[]> {
    return this.ranked(key, ranked)
      .selectAll('rating')
      .select('player.name')
      .orderBy('rating.rating', 'desc')
      .orderBy('rating.player')
      .limit(LADDER_SIZE)
      .execute();
  }

  /** How many have a place above a rating. */
  async above(key: RatingKey, ranked: LadderPlaces, rating: number): Promise<number> {
    const { count } = await this.ranked(key, ranked)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('rating.rating', '>', rating)
      .executeTakeFirstOrThrow();
    return count;
  }

  private ranked({ game, mode }: RatingKey, { deviation, games, since, now, growth }: LadderPlaces) {
    const spread = sql<number>`rating.deviation * rating.deviation + cast(${now} - rating.at as double precision) * cast(${growth} as double precision)`;
    return this.db
      .selectFrom('rating')
      .innerJoin('player', 'player.id', 'rating.player')
      .where('rating.game', '=', game)
      .where('rating.mode', '=', mode)
      .where('rating.games', '>=', games)
      .where('rating.at', '>=', since)
      .where(spread, '<', deviation ** 2);
  }

  /** In which modes of a game somebody has a rating. */
  async modes(game: string): Promise<string[]> {
    const rows = await this.db.selectFrom('rating').select('mode').distinct().where('game', '=', game).orderBy('mode').execute();
    return rows.map(({ mode }) => mode);
  }

  async note(row: RatingPastRow): Promise<void> {
    await this.db.insertInto('rating_past').values(row).execute();
  }
  /** How a player's ratings came to be, the earliest first; of very many, the latest. */
  async past(player: string): Promise<RatingPastRow[]> {
    const rows = await this.db
      .selectFrom('rating_past')
      .selectAll()
      .where('player', '=', player)
      .orderBy('at', 'desc')
      .orderBy('match')
      .limit(MOST_PAST)
      .execute();
    return rows.toReversed();
  }
  pastOf(match: string): Promise<RatingPastRow[]> {
    return this.db.selectFrom('rating_past').selectAll().where('match', '=', match).execute();
  }
}
