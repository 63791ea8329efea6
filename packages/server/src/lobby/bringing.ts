/** Bringing something to your seat before the match begins, and seeing what you brought. */
import type { LobbyEntry, OwnBrings } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { SeatRow, TableSettings } from '../storage/match-store.ts';
import { assertOfClub, broughtIn, readBrought, wantedAt } from './brought.ts';
import { offered, rowOf } from './entries.ts';
import type { BringRequest, TablesState } from './state.ts';

/** Brings something to your own seat, or something else. */
export async function bring(t: TablesState, who: Identity, id: string, { brings, seat }: BringRequest): Promise<LobbyEntry> {
  const { config, storage } = t.deps;
  const row = await rowOf(storage.matches, id);
  const own = await ownSeat(t, who, id);
  if (seat !== undefined && seat !== own.seat) throw new Problem('notAllowed', 'this is not your seat');
  const settings = JSON.parse(row.settings) as TableSettings;
  const wanted = wantedAt(offered(config, row.game).game, settings.options);
  const text = readBrought(wanted, settings, own.seat, brings);
  await assertOfClub(storage.workshop, who, wanted, { options: settings.options, text });
  if (!(await storage.tables.bring(id, who.player, text))) throw new Problem('conflict', 'the match has begun');
  return t.changed(row, await storage.matches.seats(id));
}

/** What the player brought. */
export async function ownBrings(t: TablesState, who: Identity, id: string): Promise<OwnBrings> {
  await rowOf(t.deps.storage.matches, id);
  const own = await ownSeat(t, who, id);
  const brought = broughtIn(own);
  return { seat: own.seat, ready: brought !== null, brings: brought?.value ?? null };
}

async function ownSeat({ deps }: TablesState, who: Identity, id: string): Promise<SeatRow> {
  const own = (await deps.storage.matches.seats(id)).find(({ player }) => player === who.player);
  if (!own) throw new Problem('notAllowed', 'you have no seat here');
  return own;
}
