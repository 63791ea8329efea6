/** Finished matches: how they are kept, found again and counted. */
import { viewers } from '@kolbiste/engine';
import type { RecordSummary, Result } from '@kolbiste/protocol';
import { commitmentTo, matchSeed, type MatchHeader, type Row, type TableHost, type TableRecord } from '@kolbiste/table';
import { Problem } from '../problem.ts';
import { RatingMoved, RatingStore } from '../storage/rating-store.ts';
import type { RecordSearch } from '../storage/record-store.ts';
import { modeOf, rateMatch } from './ratings.ts';
import type { MatchStore, StoredMatch } from '../storage/match-store.ts';
import type { Storage } from '../storage/storage.ts';

export interface HeadToHead {
  readonly game: string;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** How long a search's answer serves others, in milliseconds, and how many are kept. */
const FOUND_LIFE = 2_000;
const MOST_LATELY = 500;

export class Records {
  private readonly store: MatchStore;
  private readonly found: Storage['records'];
  private readonly lately = new Map<string, { readonly at: number; readonly found: Promise<RecordSummary[]> }>();
  private readonly now: () => number;
  constructor({ matches, records }: Pick<Storage, 'matches' | 'records'>, now = Date.now) {
    this.now = now;
    this.store = matches;
    this.found = records;
  }

  /** Keeps a match that has ended. Done once, by whichever server; the log alone is enough to do it again. */
  async finish(host: TableHost): Promise<void> {
    // Another server may have kept it.
    if (!host.leads && (await this.store.row(host.id))?.state === 'over') return;
    const { header } = host;
    const { result, at, remembered } = await host.look(match => ({
      result: match.result!,
      at: match.log.at(-1)!.at,
      remembered: { ...host.unkept(), moves: match.moves() },
    }));
    const players = host.players.filter(player => player !== null);
    const counts =
      header.rated && result.by !== 'abort' && players.length === header.seats.length && new Set(players).size === players.length;
    const rating = { match: host.id, game: header.game, mode: modeOf(header.options), players, sides: sidesOf(header), result, at };
    for (;;) {
      try {
        await this.store.finish(host.id, { result, answers: remembered.moves.inputs.length, at, remembered }, async db => {
          if (counts) await rateMatch(new RatingStore(db), rating);
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
      const told = rows.findLast(input => (input.type === 'ready' || input.type === 'unseal') && input.seat === seat);
      return told?.type === 'ready' || told?.type === 'unseal' ? (told.nonce ?? '') : '';
    });
    const { streams = [], moves = movesIn(header, rows, nonces) } = (await this.store.kept(id)) ?? {};
    const commitment = commitmentTo(header.tableSeed);
    return { format: 'kolbiste-match', v: 1, header, commitment, nonces, rows, moves, result: JSON.parse(row.result) as Result, streams };
  }

  /** The same as text, piece by piece: a long match is never in memory as a whole. Throws before the first piece or not at all. */
  async recordText(id: string): Promise<AsyncGenerator<string>> {
    const row = await this.store.row(id);
    if (!row || row.state !== 'over' || !row.header || !row.result) throw new Problem('unknownMatch', 'there is no such finished match');
    return this.recordParts(id, JSON.parse(row.header) as MatchHeader, row.result);
  }

  private async *recordParts(id: string, header: MatchHeader, result: string): AsyncGenerator<string> {
    const nonces = header.seats.map(() => '');
    const answers: string[] = [];
    const { tableSeed } = header;
    yield `{"format":"kolbiste-match","v":1,"header":${JSON.stringify(header)},"commitment":"${commitmentTo(tableSeed)}","rows":[`;
    for (let after = 0, comma = ''; ; comma = ',') {
      const some = await this.store.recorded(id, after);
      if (some.length === 0) break;
      after = some.at(-1)!.n;
      for (const { data } of some) {
        const row = JSON.parse(data) as Row;
        if (row.type === 'ready' || row.type === 'unseal') nonces[row.seat] = row.nonce ?? '';
        if (row.type === 'answer') answers.push(row.key);
      }
      yield comma + some.map(({ data }) => data).join(',');
    }
    const pieces = await this.store.packed(id);
    const moves = (await pieces.at(-1)?.())?.moves ?? movesOf(header, answers, nonces);
    yield `],"nonces":${JSON.stringify(nonces)},"moves":${JSON.stringify(moves)},"result":${result},"streams":[`;
    for (const [i, viewer] of viewers(header.seats.length).entries()) {
      let last = 0;
      let comma = '';
      for (const piece of pieces) {
        const { streams } = await piece();
        const chapters = streams.find(stream => stream.viewer === viewer)?.chapters.filter(({ seq }) => seq > last) ?? [];
        if (chapters.length === 0) continue;
        last = chapters.at(-1)!.seq;
        if (comma === '') yield `${i ? ',' : ''}{"viewer":${JSON.stringify(viewer)},"chapters":[`;
        yield comma + chapters.map(chapter => JSON.stringify(chapter)).join(',');
        comma = ',';
      }
      if (comma) yield ']}';
    }
    yield ']}';
  }

  /** The latest first; found once for all who look for the same. */
  search(wish: RecordSearch): Promise<RecordSummary[]> {
    const key = JSON.stringify(wish);
    let found = this.lately.get(key);
    if (!found || this.now() - found.at >= FOUND_LIFE) {
      if (this.lately.size >= MOST_LATELY) this.lately.clear();
      found = { at: this.now(), found: this.searchNow(wish) };
      this.lately.set(key, found);
      found.found.catch(() => this.lately.delete(key));
    }
    return found.found;
  }

  /** A match ended: what was found lately is not all any more. */
  forget(): void {
    this.lately.clear();
  }

  private async searchNow(wish: RecordSearch): Promise<RecordSummary[]> {
    const rows = await this.found.search(wish);
    const players = new Map<string, (string | null)[]>(rows.map(({ id }) => [id, []]));
    for (const { match, seat, player } of await this.found.seatsOf([...players.keys()])) players.get(match)![seat] = player;
    return rows.map(row => {
      const header = JSON.parse(row.header!) as MatchHeader;
      const seated = players.get(row.id)!;
      return {
        match: row.id,
        game: row.game,
        version: header.version,
        seats: header.seats.map((seat, i) => ({ ...seat, ...(seated[i] != null && { player: seated[i] }) })),
        rated: row.rated === 1,
        result: JSON.parse(row.result!) as Result,
        answers: row.answers,
        startedAt: row.started_at!,
        finishedAt: row.finished_at!,
      };
    });
  }

  /** How two players have done against each other, by game, as the first sees it. */
  async headToHead(one: string, other: string): Promise<HeadToHead[]> {
    const rows = await this.found.between(one, other);
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
const movesIn = (header: MatchHeader, rows: readonly Row[], nonces: readonly string[]): TableRecord['moves'] =>
  movesOf(
    header,
    rows.flatMap(row => (row.type === 'answer' ? [row.key] : [])),
    nonces,
  );

const movesOf = (
  { game, version, options, seats, tableSeed }: MatchHeader,
  inputs: readonly string[],
  nonces: readonly string[],
): TableRecord['moves'] => ({
  game,
  version,
  options,
  seats: seats.length,
  seed: matchSeed(tableSeed, nonces),
  inputs,
  hashes: [],
});
