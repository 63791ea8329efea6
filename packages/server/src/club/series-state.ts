/** A series as the database holds it, read: its plan, its games, who plays. */
import { standingOf, type BySide, type GameEnd, type SeriesPlan, type SeriesStanding, type Side } from '@kolbiste/club';
import type { Plain } from '@kolbiste/engine';
import type { Result } from '@kolbiste/protocol';
import type { MatchHeader } from '@kolbiste/table';
import type { Config } from '../config.ts';
import { hashOf } from '../ids.ts';
import { broughtIn, wantedAt, type Brought } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Matches } from '../matches/matches.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import type { SeriesGameRow, SeriesRow } from '../storage/series-store.ts';
import type { Storage } from '../storage/storage.ts';

export interface SeriesDependencies {
  readonly config: Config;
  readonly storage: Storage;
  readonly matches: Matches;
  readonly tables: Tables;
  note(what: string, error: unknown): void;
}

export type SeriesTableSettings = Omit<TableSettings, 'seats' | 'series'>;

/** How a game ended, as it is kept. */
export interface KeptEnd {
  readonly places: BySide<number> | null;
  readonly by: Result['by'];
  readonly points: BySide<number>;
  /** Codes of cards. */
  readonly staked: BySide<readonly string[]>;
}

export interface LoadedSeries {
  readonly row: SeriesRow;
  readonly plan: SeriesPlan;
  readonly games: readonly SeriesGameRow[];
  /** The seats of the first game, which are those of the sides; none when its table was closed. */
  readonly first: readonly SeatRow[];
}

export async function loadSeries({ series, matches }: Pick<Storage, 'series' | 'matches'>, id: string): Promise<LoadedSeries | null> {
  const row = await series.row(id);
  if (!row) return null;
  const games = await series.games(id);
  return { row, plan: row, games, first: await matches.seats(games[0]!.match) };
}

/** The table of a game: made twice it is the same one. */
export const matchOf = (series: string, n: number): string => hashOf(`${series}/${n}`).slice(0, 12);

export const endOf = ({ ended }: SeriesGameRow): KeptEnd | null => (ended === null ? null : (JSON.parse(ended) as KeptEnd));

export const endsOf = (games: readonly SeriesGameRow[]): GameEnd[] =>
  games.flatMap(game => {
    const end = endOf(game);
    return end ? [{ first: game.first as Side, places: end.places, points: end.points }] : [];
  });

export const standing = ({ row, plan, games }: LoadedSeries): SeriesStanding =>
  row.standing === null ? standingOf(plan, endsOf(games), row.called_at !== null) : (JSON.parse(row.standing) as SeriesStanding);

export const seatOf = (side: Side, first: Side): number => (side === first ? 0 : 1);

/** By side, what a game says by seat. */
export const bySide = <T>(bySeat: readonly T[], first: Side): BySide<T> => [bySeat[seatOf(0, first)]!, bySeat[seatOf(1, first)]!];

/** What each side brought to the first game and brings to all; what was dealt at random stays as it was dealt. Null: nothing is brought. */
export function broughtBy(config: Pick<Config, 'games'>, { row, first }: LoadedSeries, opening: MatchRow): BySide<Plain> {
  const { options } = JSON.parse(row.settings) as SeriesTableSettings;
  const wanted = wantedAt(offered(config, row.game).game, options);
  if (!wanted || opening.header === null) return [null, null];
  const dealt = (JSON.parse(opening.header) as MatchHeader).options as { readonly [option: string]: Plain };
  const all = dealt[wanted.option];
  const of = (side: Side): Plain => {
    const own: Brought | null = broughtIn(first[side]!);
    return own?.value ?? (Array.isArray(all) ? (all[side] as Plain) : null);
  };
  return [of(0), of(1)];
}
