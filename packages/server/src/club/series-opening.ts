/** How a series begins: made by people at a table like others, or opened for two who are known. */
import { isPlayable, type SeriesKind } from '@kolbiste/club';
import type { Plain } from '@kolbiste/engine';
import type { CreateSeries, SeriesPlace, TableCreated } from '@kolbiste/protocol';
import { nameAmong } from '../accounts/names.ts';
import type { Identity } from '../accounts/players.ts';
import { newId } from '../ids.ts';
import { readBrought, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { openRow } from '../lobby/new-table.ts';
import { Problem } from '../problem.ts';
import type { SeatRow, TableSettings } from '../storage/match-store.ts';
import type { SeriesRow } from '../storage/series-store.ts';
import { matchOf, type SeriesTableSettings, type SeriesDependencies } from './series-state.ts';

/** How long cards may be exchanged between two games. */
const LIVE = 180_000;
const BY_POST = 86_400_000;

export type SeriesSeat =
  | { readonly who: 'human'; readonly player: string; readonly name: string }
  | { readonly who: 'bot'; readonly level: string; readonly name: string };

/** The pairing of an event that a series is. */
export interface SeriesEvent {
  readonly event: string;
  readonly round: number;
  readonly table: number;
}

export interface OpenSeries {
  /** The same id asks for the same series: opening it twice is harmless. */
  readonly id: string;
  readonly game: string;
  readonly kind: SeriesKind;
  readonly games: number;
  /** Two; the first begins the first game where a seat may begin. */
  readonly seats: readonly [SeriesSeat, SeriesSeat];
  readonly settings: SeriesTableSettings;
  /** By seat; null for something ready, at random. */
  readonly brings: readonly [Plain, Plain];
  readonly event: SeriesEvent | null;
}

export async function createSeries(
  { config, tables, storage }: SeriesDependencies,
  who: Identity,
  { series: { kind, games }, ...wish }: CreateSeries,
): Promise<TableCreated & { readonly series: string }> {
  if (wish.seats.length !== 2) throw new Problem('malformed', 'a series is for two');
  const id = newId();
  const match = matchOf(id, 1);
  const created = await tables.create(who, wish, undefined, {
    place: placeOf(id, 1, { kind, games }),
    match,
    async note(db, row, settings) {
      const { seats: _, series: __, ...own } = settings;
      const series = seriesRow(config, { id, game: wish.game, kind, games, settings: own, event: null }, who.player);
      await storage.series.note(db, series, { series: id, n: 1, match: row.id, first: 0, due_at: null, ended: null });
    },
  });
  return { ...created, series: id };
}

/** Makes the series and the table of its first game, once. */
export async function openSeries({ config, storage }: SeriesDependencies, wish: OpenSeries): Promise<void> {
  const { id, game: name, seats, settings, brings } = wish;
  if (!isPlayable(wish)) throw new Problem('malformed', `there is no ${wish.kind} of ${wish.games}`);
  const { game } = offered(config, name);
  const wanted = wantedAt(game, settings.options);
  const by = seats.find(seat => seat.who === 'human')?.player ?? wish.event?.event ?? id;
  const match = matchOf(id, 1);
  const table: TableSettings = {
    ...settings,
    series: placeOf(id, 1, wish),
    seats: seats.map(seat => (seat.who === 'bot' ? { who: 'bot', level: seat.level } : { who: 'open' })),
  };
  const rows = seats.map((seat, i): SeatRow => {
    const who = seat.who === 'bot' ? { player: null, level: seat.level } : { player: seat.player, level: null };
    const name = i === 0 ? seat.name : nameAmong(seat.name, [seats[0].name]);
    const own = wanted && readBrought(wanted, settings, i, brings[i]);
    return { match, seat: i, kind: seat.who, held_for: null, team: null, name, brings: own, ...who };
  });
  await storage.series.open(
    seriesRow(config, wish, by),
    { series: id, n: 1, match, first: 0, due_at: null, ended: null },
    { row: openRow({ id: match, game: game.module.id, settings: table, by, now: config.now() }), seats: rows },
  );
}

export const placeOf = (id: string, n: number, { kind, games }: Pick<SeriesPlace, 'kind' | 'games'>): SeriesPlace => ({
  id,
  n,
  games,
  kind,
});

type Wish = Pick<OpenSeries, 'id' | 'game' | 'kind' | 'games' | 'settings' | 'event'>;

function seriesRow(config: SeriesDependencies['config'], { id, game, kind, games, settings, event }: Wish, by: string): SeriesRow {
  const { begunByFirst } = offered(config, game).game.module;
  return {
    id,
    game,
    kind,
    games,
    begins: begunByFirst?.(settings.options) == null ? 'lot' : 'loser',
    event: event?.event ?? null,
    round: event?.round ?? null,
    board: event?.table ?? null,
    settings: JSON.stringify(settings),
    between_ms: settings.clock.kind === 'correspondence' ? BY_POST : LIVE,
    state: 'playing',
    standing: null,
    called_at: null,
    created_by: by,
    created_at: config.now(),
    over_at: null,
  };
}
