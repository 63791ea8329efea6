/** Seats kept for a player who was named, and the invitations they find. */
import type { CreateTable, LobbyEntry } from '@kolbiste/protocol';
import { foldName } from '../accounts/names.ts';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import { entriesOf } from './entries.ts';
import type { TablesDependencies } from './state.ts';

/** The same wish with everybody who is named by their id. */
export async function withNamed({ storage }: TablesDependencies, who: Identity, wish: CreateTable): Promise<CreateTable> {
  const named = new Set<string>();
  const seats: CreateTable['seats'][number][] = [];
  for (const seat of wish.seats) {
    if (seat.player === undefined) {
      seats.push(seat);
      continue;
    }
    if (seat.who !== 'open') throw new Problem('malformed', 'a player is named for an open seat');
    const row = (await storage.players.byId(seat.player)) ?? (await storage.players.byName(foldName(seat.player)));
    if (!row || row.deleted_at !== null) throw new Problem('unknown', 'there is no such player');
    if (row.id === who.player || named.has(row.id)) throw new Problem('malformed', 'one player has one seat');
    if (wish.rated && row.password === null) throw new Problem('malformed', 'rated tables are for accounts');
    named.add(row.id);
    seats.push({ ...seat, player: row.id });
  }
  return { ...wish, seats };
}

/** Tables at which a seat is kept for a player, the latest first; without those of players they do not hear. */
export async function invitationsFor({ config, storage }: TablesDependencies, player: string): Promise<LobbyEntry[]> {
  const muted = await storage.players.mutedBy(player);
  const rows = await storage.tables.heldFor(player);
  return entriesOf(
    config,
    storage.tables,
    rows.filter(({ created_by: maker }) => !muted.has(maker)),
  );
}
