/** Tables as everybody may know them. */
import type { LobbyEntry, SeatEntry, SeatInfo } from '@kolbiste/protocol';
import { openOptions } from '@kolbiste/table';
import type { Config, Offered } from '../config.ts';
import { Problem } from '../problem.ts';
import { broughtIn, wantedAt } from './brought.ts';
import type { MatchRow, MatchStore, SeatRow, TableSettings } from '../storage/match-store.ts';
import type { TableStore } from '../storage/table-store.ts';

export function offered({ games }: Pick<Config, 'games'>, id: string): Offered {
  const found = games.find(game => game.id === id);
  if (!found) throw new Problem('malformed', `there is no game "${id}"; there is ${games.map(game => game.id).join(', ')}`);
  return found;
}

export async function rowOf(store: MatchStore, id: string): Promise<MatchRow> {
  const row = await store.row(id);
  if (!row) throw new Problem('unknownMatch', 'there is no such table');
  return row;
}

export const infoOf = ({ kind, name, level, team }: SeatRow): SeatInfo => ({
  name: name ?? '–',
  kind,
  ...(level !== null && { level }),
  ...(team !== null && { team }),
});

function seatEntry(seat: SeatRow, bringing: boolean): SeatEntry {
  const known = { ...infoOf(seat), ...(seat.player !== null && { player: seat.player }) };
  if (!bringing || seat.kind === 'bot') return known;
  const brought = broughtIn(seat);
  return { ...known, ready: brought !== null, ...(brought && brought.summary !== null && { summary: brought.summary }) };
}

export function entryOf(config: Pick<Config, 'games'>, row: MatchRow, seats: readonly SeatRow[]): LobbyEntry {
  const { options, clock, undo, rated, spectators, timeLimit, series } = JSON.parse(row.settings) as TableSettings;
  const { game } = offered(config, row.game);
  const bringing = row.state === 'open' && wantedAt(game, options) !== null;
  return {
    match: row.id,
    game: row.game,
    options: openOptions(game, options),
    clock,
    undo,
    rated,
    ...(timeLimit !== undefined && { timeLimit }),
    ...(series && { series }),
    spectators,
    seats: seats.map(seat => (seat.kind === 'bot' || seat.player !== null ? seatEntry(seat, bringing) : null)),
    createdAt: row.created_at,
    phase: row.state === 'open' ? 'open' : 'playing',
  };
}

/** Entries of many rows, with one query for their seats. */
export async function entriesOf(config: Pick<Config, 'games'>, store: TableStore, rows: readonly MatchRow[]): Promise<LobbyEntry[]> {
  const seats = await store.seatsOf(rows.map(({ id }) => id));
  return rows.map(row => {
    const own = seats.filter(({ match }) => match === row.id);
    return entryOf(config, row, own);
  });
}
