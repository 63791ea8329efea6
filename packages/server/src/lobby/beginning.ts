/** The match begins when every seat is taken, and has brought what it plays with. */
import { newHeader, type MatchHeader } from '@kolbiste/table';
import type { MatchRow, SeatRow, StoredMatch, TableSettings } from '../storage/match-store.ts';
import { allReady, broughtIn, optionsWith, wantedAt } from './brought.ts';
import { infoOf, offered } from './entries.ts';
import type { TablesState } from './state.ts';

/** About how long a bot takes to pass at a window. Short: there are many of them, and a person waits. */
const BOT_DELAY = 60;
/** By post the table waits half a minute rather than half a second: somebody who passes within a second was not there. */
const BY_POST = 75;
/** How long what happened takes to be seen, in delays: a second and a half. */
const SEEING = 3.75;
/** How long a window stays open at least, where an even pace is kept. */
const EVEN_PACE = 2_000;

/** False when somebody got up in the last moment. */
export async function begin({ deps, waiting }: TablesState, row: MatchRow, onChange: () => void): Promise<boolean> {
  const { matches, cluster, config } = deps;
  const begun = await writeBeginning(deps, row);
  // The server that began it knows all there is of it; one that came second reads what the other wrote.
  const host = begun ? await matches.begin(begun) : await matches.open(row.id);
  if (!host) return false;
  onChange();
  cluster.wake(row.id, 'seats');
  waiting.begun(host);
  if (begun?.players.every(player => player === null)) host.take({ at: config.now(), type: 'ready', seat: 0 });
  return true;
}

/** The match as it begins; null when it has begun, or not every seat is ready any more. */
async function writeBeginning({ config, storage }: TablesState['deps'], row: MatchRow): Promise<StoredMatch | null> {
  const settings = JSON.parse(row.settings) as TableSettings;
  const { options, clock, undo, rated, evenPace, lastChances, timeLimit, series, event } = settings;
  const delay = config.PASS_DELAY * (clock.kind === 'correspondence' ? BY_POST : 1);
  const { game } = offered(config, row.game);
  const wanted = wantedAt(game, options);
  const headerFor = (seats: readonly SeatRow[]): MatchHeader | null =>
    allReady(seats, wanted)
      ? newHeader(game, {
          match: row.id,
          seats: seats.map(infoOf),
          tableSeed: row.table_seed,
          options: optionsWith(wanted, { options, brought: seats.map(broughtIn), tableSeed: row.table_seed }),
          clock,
          undo,
          rated,
          delay,
          // The clock runs only when what happened has been seen.
          ...(clock.kind !== 'none' && { grace: Math.round(config.PASS_DELAY * SEEING) }),
          ...(evenPace && { evenPace: EVEN_PACE }),
          ...(lastChances ? { lastChances } : clock.kind === 'correspondence' && { byPost: true }),
          ...(timeLimit !== undefined && { timeLimit }),
          ...(series && { series }),
          ...(event && { event }),
          botDelay: Math.min(config.PASS_DELAY, BOT_DELAY),
          pauseLimit: config.PAUSE_LIMIT,
        })
      : null;
  const begun = await storage.tables.begin(row.id, config.now(), headerFor);
  return (
    begun && {
      header: begun.header,
      settings,
      createdBy: row.created_by,
      over: false,
      players: begun.seats.map(({ player }) => player),
      rows: [],
      saved: null,
      kept: 0,
    }
  );
}
