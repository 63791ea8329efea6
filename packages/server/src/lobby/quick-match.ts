/** A seat against anybody who wants the same. */
import type { CreateTable, QuickMatch, SeatWish } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { Problem } from '../problem.ts';
import type { MatchRow, TableSettings } from '../storage/match-store.ts';
import { readBrought, wantedAt } from './brought.ts';
import { offered, rowOf } from './entries.ts';
import { settle } from './new-table.ts';
import type { TablesState } from './state.ts';

export async function quickMatch(t: TablesState, who: Identity, wish: QuickMatch): Promise<{ readonly match: string }> {
  const { config, storage } = t.deps;
  const { game } = offered(config, wish.game);
  const seats: SeatWish[] = Array.from({ length: game.module.seats.min }, (_, i) => ({ who: i === 0 ? 'me' : 'open' }));
  const table: CreateTable = { ...wish, seats, listed: true };
  const settings = settle(config, who, table);
  // What cannot be played is refused before anything is looked for.
  readBrought(wantedAt(game, settings.options), settings, 0, wish.brings);
  const open = await storage.tables.openListed(wish.game, settings.rated);
  for (const { id } of open.filter(row => row.created_by !== who.player && wantsTheSame(row, settings)))
    if (await satDown(t, who, id, wish)) return { match: id };
  const same = open.find(row => row.created_by === who.player && JSON.stringify(JSON.parse(row.settings)) === JSON.stringify(settings));
  if (same) {
    if (wish.brings !== undefined) await t.bring(who, same.id, { brings: wish.brings });
    return { match: same.id };
  }
  const { match } = await t.create(who, table);
  return { match: await mergeEqual(t, who, wish, settings, await rowOf(storage.matches, match)) };
}

/** Somebody may have made the same table in the same moment: the later of the two goes to the other's. */
async function mergeEqual(t: TablesState, who: Identity, wish: QuickMatch, settings: TableSettings, made: MatchRow): Promise<string> {
  const { matches, tables } = t.deps.storage;
  for (const row of await tables.openListed(wish.game, settings.rated)) {
    const earlier = row.created_at < made.created_at || (row.created_at === made.created_at && row.id < made.id);
    if (row.created_by === who.player || !earlier || !wantsTheSame(row, settings)) continue;
    if (!(await matches.forget(made.id))) break;
    return (await satDown(t, who, row.id, wish)) ? row.id : (await quickMatch(t, who, wish)).match;
  }
  return made.id;
}

function wantsTheSame({ settings }: MatchRow, { options, clock }: TableSettings): boolean {
  const other = JSON.parse(settings) as TableSettings;
  return JSON.stringify([other.options, other.clock]) === JSON.stringify([options, clock]);
}

async function satDown(t: TablesState, who: Identity, id: string, { brings }: QuickMatch): Promise<boolean> {
  try {
    await t.sit(who, id, { ...(brings !== undefined && { brings }) });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
