/** The games of a series one after the other: noting how one ended, making the next. Each step done twice is done once. */
import { firstOfNext, type BySide, type Side } from '@kolbiste/club';
import type { Plain, Swap } from '@kolbiste/engine';
import type { Result } from '@kolbiste/protocol';
import { broughtIn, readBrought, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { openRow } from '../lobby/new-table.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import type { SeatedTable, SeriesGameRow, SeriesListRow } from '../storage/series-store.ts';
import { placeOf } from './series-opening.ts';
import {
  broughtBy,
  bySide,
  endsOf,
  matchOf,
  seatOf,
  type KeptEnd,
  type LoadedSeries,
  type SeriesTableSettings,
  type SeriesDependencies,
} from './series-state.ts';

/** Notes how a game ended, with what it counts. */
export async function noteEnd({ storage, matches }: SeriesDependencies, game: SeriesGameRow, table: MatchRow): Promise<void> {
  const { places, by } = JSON.parse(table.result!) as Result;
  const first = game.first as Side;
  // The rules of a match that was closed may be gone; then it counts nothing but its result.
  const host = by === 'abort' ? null : await matches.open(game.match).catch(() => null);
  const position = host && (await host.look(match => match.position));
  const scored = position && host.game.module.scored?.(position.world);
  const end: KeptEnd = {
    places: by === 'abort' ? null : bySide(places, first),
    by,
    points: scored ? bySide(scored.points, first) : [0, 0],
    staked: scored ? bySide(scored.staked, first) : [[], []],
  };
  await storage.series.end(game.series, game.n, JSON.stringify(end));
}

/** Makes the next game: its table at once, or after cards were exchanged where somebody has any beside their deck. */
export async function addNext({ config, storage }: SeriesDependencies, loaded: LoadedSeries): Promise<void> {
  const { row, plan, games } = loaded;
  const last = games.at(-1)!;
  const n = last.n + 1;
  const before = await storage.series.lists(row.id, last.n);
  const brought = await openingBrings(config, storage, loaded);
  const exchanging = brought.some(own => canExchange(config, loaded, own));
  const lists = ([0, 1] as const).map((side): SeriesListRow => ({
    series: row.id,
    n,
    side,
    swaps: before[side]?.swaps ?? '[]',
    // Who has nothing to exchange is not waited for.
    ready: canExchange(config, loaded, brought[side]) ? 0 : 1,
  }));
  const game: SeriesGameRow = {
    series: row.id,
    n,
    match: matchOf(row.id, n),
    first: firstOfNext(plan, endsOf(games)),
    due_at: exchanging ? config.now() + row.between_ms : null,
    ended: null,
  };
  await storage.series.addGame(game, lists, exchanging ? null : tableFor({ config }, loaded, game, { brought, lists }));
}

/** Ends the exchange: what was submitted last is played. */
export async function beginNext({ config, storage }: SeriesDependencies, loaded: LoadedSeries): Promise<void> {
  const game = loaded.games.at(-1)!;
  const brought = await openingBrings(config, storage, loaded);
  await storage.series.begin(loaded.row.id, game.n, lists => tableFor({ config }, loaded, game, { brought, lists }));
}

async function openingBrings(
  config: SeriesDependencies['config'],
  { matches }: SeriesDependencies['storage'],
  loaded: LoadedSeries,
): Promise<BySide<Plain>> {
  return broughtBy(config, loaded, (await matches.row(loaded.games[0]!.match))!);
}

/** Whether somebody who brought this has anything to exchange. */
export function canExchange(config: SeriesDependencies['config'], { row }: LoadedSeries, brought: Plain): boolean {
  const { options } = JSON.parse(row.settings) as SeriesTableSettings;
  return brought !== null && (wantedAt(offered(config, row.game).game, options)?.exchange?.possible(brought) ?? false);
}

interface Lists {
  readonly brought: BySide<Plain>;
  readonly lists: readonly SeriesListRow[];
}

/** The table of a game after the first: the same players, each with what they play. */
function tableFor(
  { config }: Pick<SeriesDependencies, 'config'>,
  { row, plan, first: opening }: LoadedSeries,
  game: SeriesGameRow,
  { brought, lists }: Lists,
): SeatedTable {
  const own = JSON.parse(row.settings) as SeriesTableSettings;
  const { module } = offered(config, row.game).game;
  const wanted = wantedAt(offered(config, row.game).game, own.options);
  const options = (plan.begins === 'loser' ? module.begunByFirst?.(own.options) : null) ?? own.options;
  const { match } = game;
  const sides = ([0, 1] as const).toSorted((a, b) => seatOf(a, game.first as Side) - seatOf(b, game.first as Side));
  const seats = sides.map((side, seat): SeatRow => {
    const before = opening[side]!;
    const swaps = JSON.parse(lists[side]?.swaps ?? '[]') as Swap[];
    const plays = swaps.length && wanted?.exchange ? wanted.exchange.swapped(brought[side], swaps) : brought[side];
    return { ...before, match, seat, held_for: null, brings: wanted ? readBrought(wanted, { options }, seat, plays) : broughtText(before) };
  });
  const settings: TableSettings = {
    ...own,
    options: options as Plain,
    series: placeOf(row.id, game.n, row),
    seats: seats.map(seat => (seat.kind === 'bot' ? { who: 'bot', level: seat.level! } : { who: 'open' })),
  };
  return { row: openRow({ id: match, game: row.game, settings, by: row.created_by, now: config.now() }), seats };
}

const broughtText = (seat: SeatRow): string | null => (broughtIn(seat) ? seat.brings : null);
