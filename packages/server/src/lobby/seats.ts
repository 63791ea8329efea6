/** Sitting down, and getting up before the match begins. */
import type { Plain } from '@kolbiste/engine';
import type { LobbyEntry } from '@kolbiste/protocol';
import { nameAmong } from '../accounts/names.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import { assertOfClub, carried, readBrought, wantedAt } from './brought.ts';
import { entryOf, offered, rowOf } from './entries.ts';
import type { SeatRequest, TablesState } from './state.ts';

/** Takes a free seat: the named one, the one held for this player, or the first. A player who sits already stays. */
export async function sit(t: TablesState, who: Identity, id: string, request: SeatRequest = {}): Promise<LobbyEntry> {
  const { matches: store, tables } = t.deps.storage;
  const row = await rowOf(store, id);
  const seats = await store.seats(id);
  if (seats.some(({ player }) => player === who.player))
    return request.brings === undefined ? entryOf(t.deps.config, row, seats) : t.bring(who, id, { brings: request.brings });
  const seat = seatFor(row, seats, who, request);
  const others = seats.flatMap(({ name }) => (name === null ? [] : [name]));
  const brings = await broughtBy(t, who, { row, seat, said: request.brings });
  const taken = await tables.sit(id, seat, { player: who.player, name: nameAmong(who.name, others), brings });
  const now = await store.seats(id);
  if (taken) return t.changed(row, now);
  // Asked for twice at once, they sit there.
  if (now.some(({ player }) => player === who.player)) return entryOf(t.deps.config, row, now);
  throw new Problem('taken', 'somebody was quicker');
}

interface Bringing {
  readonly row: MatchRow;
  readonly seat: number;
  readonly said: Plain | undefined;
}

/** What they say they bring; at a table that follows a match, else what they brought to that. */
async function broughtBy({ deps }: TablesState, who: Identity, { row, seat, said }: Bringing): Promise<string | null> {
  const settings = JSON.parse(row.settings) as TableSettings;
  const wanted = wantedAt(offered(deps.config, row.game).game, settings.options);
  if (said !== undefined || row.follows === null) {
    const text = readBrought(wanted, settings, seat, said);
    await assertOfClub(deps.storage.workshop, who, wanted, { options: settings.options, text });
    return text;
  }
  const before = await deps.storage.matches.seats(row.follows);
  return carried(
    wanted,
    settings,
    seat,
    before.find(({ player }) => player === who.player),
  );
}

function seatFor(row: MatchRow, seats: readonly SeatRow[], who: Identity, { seat, invite }: SeatRequest): number {
  if (row.state !== 'open') throw new Problem('taken', 'every seat is taken');
  const held = seats.find(({ player, held_for }) => player === null && held_for === who.player);
  if (!row.listed && !held && row.created_by !== who.player && invite !== row.invite)
    throw new Problem('notAllowed', 'this table is for those who were invited');
  if (row.rated && who.guest) throw new Problem('notAllowed', 'rated tables are for accounts');
  const free = seats.filter(
    ({ kind, player, held_for }) => kind === 'human' && player === null && (held_for === null || held_for === who.player),
  );
  const wanted = seat === undefined ? (held ?? free[0]) : free.find(other => other.seat === seat);
  if (!wanted) throw new Problem('taken', 'this seat is taken');
  return wanted.seat;
}

/** Gets up from a table that has not begun. */
export async function stand(t: TablesState, who: Identity, id: string): Promise<void> {
  const { matches: store, tables } = t.deps.storage;
  const row = await rowOf(store, id);
  if (!(await tables.stand(id, who.player))) throw new Problem('conflict', 'the match has begun');
  await t.changed(row, await store.seats(id));
}
