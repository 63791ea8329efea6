/** Finished matches: how they are kept, found again and counted. */
import type { RecordSummary, Result } from '@kolbiste/protocol';
import { commitmentTo, matchSeed, type MatchHeader, type Row, type TableRecord } from '@kolbiste/table';
import type { LiveMatch } from './live-match.ts';
import { Problem } from './problem.ts';
import { modeOf, rateMatch, RatingMoved } from './ratings.ts';
import type { MatchStore, StoredMatch } from './storage/match-store.ts';
import type { Storage } from './storage/storage.ts';

const MOST_FOUND = 50;

export interface RecordSearch {
  readonly player?: string;
  readonly against?: string;
  readonly game?: string;
  /** Part of a player's name. */
  readonly name?: string;
  readonly before?: number;
  readonly limit?: number;
}

export interface HeadToHead {
  readonly game: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export class Records {
  private readonly store: MatchStore;
  private readonly like: Storage['like'];
  constructor(store: MatchStore, { like }: Pick<Storage, 'like'>) {
    this.store = store;
    this.like = like;
  }

  /** Keeps a match that has ended. Done once, whoever does it; the log alone is enough to do it again. */
  async finish(live: LiveMatch): Promise<void> {
    // Where others might have kept it, that is seen first.
    if (!live.leads && (await this.store.row(live.id))?.state === 'over') return;
    const { header } = live;
    const { result, at, remembered } = await live.look(match => ({
      result: match.result!,
      at: match.log.at(-1)!.at,
      remembered: { ...live.unkept(), moves: match.moves() },
    }));
    const players = live.players.filter(player => player !== null);
    const counts =
      header.rated && result.by !== 'abort' && players.length === header.seats.length && new Set(players).size === players.length;
    const rating = { game: header.game, mode: modeOf(header.options), players, sides: sidesOf(header), result, at };
    for (;;) {
      try {
        await this.store.finish(live.id, { result, answers: remembered.moves.inputs.length, at, remembered }, async db => {
          if (counts) await rateMatch(db, rating);
        });
        return;
      } catch (error) {
        if (!(error instanceof RatingMoved)) throw error;
      }
    }
  }

  /** One that was ended because its rules are gone: what was kept of its events stays. */
  async finishUnplayable({ header, rows }: StoredMatch, result: Result, at: number): Promise<void> {
    await this.store.finish(header.match, { result, answers: rows.filter(({ type }) => type === 'answer').length, at });
  }

  /** All of a finished match: enough to play it again and to verify every shuffle. */
  async record(id: string): Promise<TableRecord> {
    const row = await this.store.row(id);
    if (!row || row.state !== 'over' || !row.header || !row.result) throw new Problem('unknownMatch', 'there is no such finished match');
    const header = JSON.parse(row.header) as MatchHeader;
    const rows = await this.store.rows(id);
    const nonces = header.seats.map((_, seat) => {
      const ready = rows.findLast(input => input.type === 'ready' && input.seat === seat);
      return ready?.type === 'ready' ? (ready.nonce ?? '') : '';
    });
    const { streams = [], moves = movesIn(header, rows, nonces) } = (await this.store.kept(id)) ?? {};
    const commitment = commitmentTo(header.tableSeed);
    return { format: 'kolbiste-match', v: 1, header, commitment, nonces, rows, moves, result: JSON.parse(row.result) as Result, streams };
  }

  /** The latest first. */
  async search({ player, against, game, name, before, limit = 20 }: RecordSearch): Promise<RecordSummary[]> {
    let query = this.store.db.selectFrom('match').selectAll().where('state', '=', 'over');
    if (game !== undefined) query = query.where('game', '=', game);
    if (before !== undefined) query = query.where('finished_at', '<', before);
    for (const seated of [player, against])
      if (seated !== undefined)
        query = query.where('id', 'in', this.store.db.selectFrom('seat').select('seat.match').where('seat.player', '=', seated));
    if (name !== undefined)
      query = query.where(
        'id',
        'in',
        this.store.db
          .selectFrom('seat')
          .select('seat.match')
          .where('seat.name', this.like, `%${name.replaceAll(/[%_]/g, '')}%`),
      );
    const rows = await query.orderBy('finished_at', 'desc').limit(Math.min(limit, MOST_FOUND)).execute();
    return Promise.all(
      rows.map(async row => {
        const header = JSON.parse(row.header!) as MatchHeader;
        const seats = await this.store.seats(row.id);
        return {
          match: row.id,
          game: row.game,
          version: header.version,
          seats: header.seats.map((seat, i) => ({ ...seat, ...(seats[i]!.player !== null && { player: seats[i]!.player }) })),
          rated: row.rated === 1,
          result: JSON.parse(row.result!) as Result,
          answers: row.answers,
          startedAt: row.started_at!,
          finishedAt: row.finished_at!,
        };
      }),
    );
  }

  /** How two players have done against each other, by game, as the first sees it. */
  async headToHead(one: string, other: string): Promise<HeadToHead[]> {
    const rows = await this.store.db
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
    const games = new Map<string, { game: string; wins: number; losses: number; draws: number }>();
    for (const { game, result, mine, theirs, myTeam, theirTeam } of rows) {
      const { places, by } = JSON.parse(result!) as Result;
      if (by === 'abort' || (myTeam !== null && myTeam === theirTeam)) continue;
      const sum = games.get(game) ?? { game, wins: 0, losses: 0, draws: 0 };
      games.set(game, sum);
      if (places[mine]! < places[theirs]!) sum.wins++;
      else if (places[mine]! > places[theirs]!) sum.losses++;
      else sum.draws++;
    }
    return [...games.values()];
  }
}

const sidesOf = ({ seats }: MatchHeader): number[] =>
  seats.map(({ team }, seat) => (team === undefined ? seat : seats.findIndex(other => other.team === team)));

/** The answers of a match that nobody played again before its rules were gone. */
const movesIn = (
  { game, version, options, seats, tableSeed }: MatchHeader,
  rows: readonly Row[],
  nonces: readonly string[],
): TableRecord['moves'] => ({
  game,
  version,
  options,
  seats: seats.length,
  seed: matchSeed(tableSeed, nonces),
  inputs: rows.flatMap(row => (row.type === 'answer' ? [row.key] : [])),
  hashes: [],
});
