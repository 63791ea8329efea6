/** Between two games: each player exchanges cards of their deck for others beside it, one for one (DOT 40.8). Nobody else sees which. */
import type { Side } from '@kolbiste/club';
import { InputError, type Swap } from '@kolbiste/engine';
import type { OwnChanges } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { Problem } from '../problem.ts';
import { canExchange } from './series-games.ts';
import { broughtBy, loadSeries, type LoadedSeries, type SeriesTableSettings, type SeriesDependencies } from './series-state.ts';

interface Exchange {
  readonly loaded: LoadedSeries;
  readonly side: Side;
  readonly n: number;
  readonly due: number;
}

async function exchangeOf({ storage }: SeriesDependencies, who: Identity, id: string): Promise<Exchange> {
  const loaded = await loadSeries(storage, id);
  if (!loaded) throw new Problem('unknown', 'there is no such series');
  const side = loaded.first.findIndex(({ player }) => player === who.player);
  if (side < 0) throw new Problem('notAllowed', 'only who plays in the series exchanges cards');
  const last = loaded.games.at(-1)!;
  if (loaded.row.state !== 'playing' || last.due_at === null) throw new Problem('conflict', 'cards are exchanged between two games');
  return { loaded, side: side as Side, n: last.n, due: last.due_at };
}

export async function ownChanges(deps: SeriesDependencies, who: Identity, id: string): Promise<OwnChanges> {
  const { loaded, side, n, due } = await exchangeOf(deps, who, id);
  const [now, before] = await Promise.all([deps.storage.series.lists(id, n), deps.storage.series.lists(id, n - 1)]);
  return {
    n,
    brought: await ownBrought(deps, loaded, side),
    swaps: JSON.parse(now[side]!.swaps) as Swap[],
    before: JSON.parse(before[side]?.swaps ?? '[]') as Swap[],
    dueAt: due,
    ready: now[side]!.ready === 1,
  };
}

const ownBrought = async ({ config, storage }: SeriesDependencies, loaded: LoadedSeries, side: Side) =>
  broughtBy(config, loaded, (await storage.matches.row(loaded.games[0]!.match))!)[side];

/** What is submitted is played, unless something else is submitted in time. */
export async function submitChanges(deps: SeriesDependencies, who: Identity, id: string, swaps: readonly Swap[]): Promise<void> {
  const { loaded, side, n, due } = await exchangeOf(deps, who, id);
  const brought = await ownBrought(deps, loaded, side);
  if (!canExchange(deps.config, loaded, brought)) throw new Problem('conflict', 'you have nothing beside your deck');
  const { options } = JSON.parse(loaded.row.settings) as SeriesTableSettings;
  try {
    wantedAt(offered(deps.config, loaded.row.game).game, options)!.exchange!.swapped(brought, swaps);
  } catch (error) {
    if (error instanceof InputError) throw new Problem('malformed', error.message, error.problems);
    throw error;
  }
  if (!(await deps.storage.series.change({ series: id, n, side, due }, { swaps, ready: false })))
    throw new Problem('conflict', 'the next game has begun');
}

/** Who is ready waits for the other, or for the time to be up. */
export async function submitReady(deps: SeriesDependencies, who: Identity, id: string): Promise<void> {
  const { side, n, due } = await exchangeOf(deps, who, id);
  if (!(await deps.storage.series.change({ series: id, n, side, due }, { ready: true })))
    throw new Problem('conflict', 'the next game has begun');
}
