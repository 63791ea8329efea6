/** A series as everybody may know it. */
import type { BySide, Side } from '@kolbiste/club';
import type { SeatInfo, SeriesGame, SeriesInfo } from '@kolbiste/protocol';
import { infoOf } from '../lobby/entries.ts';
import { Problem } from '../problem.ts';
import type { SeatRow } from '../storage/match-store.ts';
import { endOf, loadSeries, standing, type LoadedSeries, type SeriesDependencies } from './series-state.ts';

export async function infoOfSeries({ storage }: SeriesDependencies, id: string): Promise<SeriesInfo> {
  const loaded = await loadSeries(storage, id);
  if (!loaded) throw new Problem('unknown', 'there is no such series');
  const { row, games, first } = loaded;
  const last = games.at(-1)!;
  const lists = last.due_at === null ? [] : await storage.series.lists(id, last.n);
  const { score, winner } = standing(loaded);
  return {
    series: row.id,
    game: row.game,
    kind: row.kind,
    games: row.games,
    begins: row.begins,
    state: await stateOf(storage, loaded),
    players: [playerOf(first[0]), playerOf(first[1])],
    score,
    winner,
    played: await playedOf(storage, loaded),
    next:
      row.state === 'playing' && last.due_at !== null
        ? { n: last.n, dueAt: last.due_at, ready: [lists[0]?.ready === 1, lists[1]?.ready === 1] }
        : null,
    called: row.called_at !== null,
    event: row.event === null ? null : { event: row.event, round: row.round!, table: row.board! },
  };
}

function playerOf(seat: SeatRow | undefined): (SeatInfo & { readonly player?: string }) | null {
  if (!seat || (seat.kind === 'human' && seat.player === null)) return null;
  return { ...infoOf(seat), ...(seat.player !== null && { player: seat.player }) };
}

async function stateOf(storage: SeriesDependencies['storage'], { row, games, first }: LoadedSeries): Promise<SeriesInfo['state']> {
  if (row.state !== 'playing') return row.state;
  const last = games.at(-1)!;
  if (last.due_at !== null || last.ended !== null) return 'between';
  if (last.n > 1) return 'playing';
  const table = await storage.matches.row(last.match);
  return !table || first.length === 0 ? 'cancelled' : table.state === 'open' ? 'open' : 'playing';
}

/** Games that have a table, the first first. */
async function playedOf(storage: SeriesDependencies['storage'], { games }: LoadedSeries): Promise<SeriesGame[]> {
  const played: SeriesGame[] = [];
  for (const game of games) {
    const table = game.due_at === null ? await storage.matches.row(game.match) : undefined;
    if (!table) continue;
    const end = endOf(game);
    const none: BySide<readonly string[]> = [[], []];
    played.push({
      n: game.n,
      match: game.match,
      first: game.first as Side,
      state: end ? 'over' : table.state,
      places: end?.places ?? null,
      by: end?.by ?? null,
      points: end?.points ?? [0, 0],
      staked: end?.staked ?? none,
    });
  }
  return played;
}
