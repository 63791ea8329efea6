/** Ratings, per player, game and mode. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type RatingRow = Selectable<Schema['rating']>;
type RatingKey = Pick<RatingRow, 'game' | 'mode'>;

/** Strong enough known to be ranked. */
const KNOWN_DEVIATION = 200;
const LADDER_SIZE = 100;

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

  /** The strongest, of those whose strength is known well enough. */
  ladder({ game, mode }: RatingKey): Promise<(RatingRow & { name: string })[]> {
    return this.db
      .selectFrom('rating')
      .innerJoin('player', 'player.id', 'rating.player')
      .selectAll('rating')
      .select('player.name')
      .where('rating.game', '=', game)
      .where('rating.mode', '=', mode)
      .where('rating.deviation', '<', KNOWN_DEVIATION)
      .orderBy('rating.rating', 'desc')
      .limit(LADDER_SIZE)
      .execute();
  }
}
