/** Finished matches, to be found again. */
import type { Kysely } from 'kysely';
import type { MatchRow, SeatRow } from './match-store.ts';
import type { Schema } from './schema.ts';

export interface RecordSearch {
  readonly player?: string;
  readonly against?: string;
  readonly game?: string;
  /** Part of a player's name. */
  readonly name?: string;
  readonly before?: number;
  readonly limit?: number;
}

const MOST_FOUND = 50;

export class RecordStore {
  private readonly lists: Kysely<Schema>;
  private readonly searches: Kysely<Schema>;
  /** Like, whatever the case of the letters. */
  private readonly like: 'like' | 'ilike';
  constructor(reading: { readonly lists: Kysely<Schema>; readonly searches: Kysely<Schema> }, like: 'like' | 'ilike') {
    this.lists = reading.lists;
    this.searches = reading.searches;
    this.like = like;
  }

  /** The latest first. */
  search({ player, against, game, name, before, limit = 20 }: RecordSearch): Promise<MatchRow[]> {
    // A part of a name may be anywhere: who looks for one may have to look at all matches, so they keep only their like waiting.
    let query = (name === undefined ? this.lists : this.searches)
      .selectFrom('match')
      .selectAll('match')
      .where('match.finished_at', 'is not', null);
    if (game !== undefined) query = query.where('match.game', '=', game);
    if (before !== undefined) query = query.where('match.finished_at', '<', before);
    for (const seated of [player, against])
      if (seated !== undefined)
        query = query.where('match.id', 'in', ({ selectFrom }) =>
          selectFrom('seat').select('seat.match').where('seat.player', '=', seated),
        );
    if (name !== undefined) {
      const part = `%${name.replaceAll(/[%_]/g, '')}%`;
      // By the matches in order, so that it ends when enough are found.
      query = query.where(({ exists, selectFrom }) =>
        exists(selectFrom('seat').select('seat.match').whereRef('seat.match', '=', 'match.id').where('seat.name', this.like, part)),
      );
    }
    return query.orderBy('match.finished_at', 'desc').limit(Math.min(limit, MOST_FOUND)).execute();
  }

  seatsOf(matches: readonly string[]): Promise<Pick<SeatRow, 'match' | 'seat' | 'player'>[]> {
    return matches.length
      ? this.lists.selectFrom('seat').select(['match', 'seat', 'player']).where('match', 'in', matches).execute()
      : Promise.resolve([]);
  }

  /** The matches two players played with each other. */
  between(one: string, other: string) {
    return this.lists
      .selectFrom('match')
      .innerJoin('seat as mine', 'mine.match', 'match.id')
      .innerJoin('seat as theirs', 'theirs.match', 'match.id')
      .select([
        'match.game',
        'match.result',
        'mine.seat as mine',
        'theirs.seat as theirs',
        'mine.team as myTeam',
        'theirs.team as theirTeam',
      ])
      .where('match.state', '=', 'over')
      .where('mine.player', '=', one)
      .where('theirs.player', '=', other)
      .execute();
  }
}
