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
  return { match: await mergeEqual(t, who, wish, { settings, made: await rowOf(storage.matches, match) }) };
}

interface MadeTable {
  readonly settings: TableSettings;
  readonly made: MatchRow;
}

/** The later of two tables merges on its own within this time: it did not see the earlier one if that was written a moment after its own. */
const COMES_WITHIN = 300;

/** Somebody may have made the same table in the same moment: the later of the two goes to the other's, or else the earlier one. */
async function mergeEqual(t: TablesState, who: Identity, wish: QuickMatch, { settings, made }: MadeTable): Promise<string> {
  const { matches, tables } = t.deps.storage;
  const equal = async (): Promise<MatchRow[]> =>
    (await tables.openListed(wish.game, settings.rated)).filter(row => row.created_by !== who.player && wantsTheSame(row, settings));
  const isEarlier = (row: MatchRow): boolean =>
    row.created_at < made.created_at || (row.created_at === made.created_at && row.id < made.id);
  const others = await equal();
  let other = others.find(isEarlier);
  if (!other && others.length > 0) {
    await new Promise(done => setTimeout(done, COMES_WITHIN));
    const alone = (await matches.seats(made.id)).every(({ player }) => player === null || player === who.player);
    other = alone ? (await equal()).find(row => others.some(({ id }) => id === row.id)) : undefined;
  }
  if (!other || !(await matches.forget(made.id))) return made.id;
  return (await satDown(t, who, other.id, wish)) ? other.id : (await quickMatch(t, who, wish)).match;
}

function wantsTheSame({ settings }: MatchRow, { options, clock }: TableSettings): boolean {
  const other = JSON.parse(settings) as TableSettings;
  return !other.series && JSON.stringify([other.options, other.clock]) === JSON.stringify([options, clock]);
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
