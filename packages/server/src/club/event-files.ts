/** Events as files: the log with its seed and table, verified before it is taken in; and a table for other programs. */
import type { EventEntry, EventExport, Standing } from '@kolbiste/club';
import { foldEvent, standingsOf, verifyEvent } from '@kolbiste/club/events';
import type { Identity } from '../accounts/players.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { EventStore } from '../storage/event-store.ts';
import { secrecyNow, valueIn } from './event-brings.ts';
import { projectionOf, type EventDependencies, type LoadedEvent } from './event-state.ts';

/** The whole log; before the event is over without its seed, and only for officials. */
export async function exportOf(store: EventStore, { row, state }: LoadedEvent): Promise<EventExport> {
  const log = await store.entries(row.id);
  const over = state.phase === 'over' || state.phase === 'cancelled';
  const lists = over && secrecyNow(state) === 'public' ? await store.allBrings(row.id) : [];
  return {
    format: 'kolbiste-event',
    v: 1,
    event: row.id,
    log: log.map(withoutWords),
    seed: state.seed,
    standings: standingsOf(state),
    ...(lists.length && { lists: Object.fromEntries(lists.map(one => [one.player, { salt: one.salt, brings: valueIn(one) }])) }),
  };
}

/** What judges noted about somebody is not everybody's business: that there was a ruling is. */
const withoutWords = (entry: EventEntry): EventEntry =>
  entry.act.type === 'ruling' && entry.act.kind !== 'change' ? { ...entry, act: { ...entry.act, text: '' } } : entry;

/** Takes in a finished event to be looked at. It must be right in itself. */
export async function importEvent(
  { storage, config }: EventDependencies,
  who: Identity,
  file: EventExport,
): Promise<{ readonly event: string }> {
  if (who.guest) throw new Problem('notAllowed', 'events are for accounts');
  const { log, seed } = file;
  if (seed === null) throw new Problem('malformed', 'only an event that is over, with its seed, is taken in');
  const [problem] = verifyEvent(file);
  if (problem) throw new Problem('malformed', `${problem.n === null ? '' : `entry ${problem.n}: `}${problem.text}`);
  const state = foldEvent(log);
  const event = newId();
  const { settings } = state;
  if (!config.games.some(({ id }) => id === settings.game)) throw new Problem('malformed', `there is no game "${settings.game}" here`);
  const row = {
    id: event,
    kind: settings.kind,
    game: settings.game,
    name: settings.name,
    settings: JSON.stringify(settings),
    state: state.phase,
    round: state.rounds.length,
    organiser: who.player,
    starts_at: settings.startsAt,
    over_at: state.overAt,
    seed_hash: state.seedHash,
    seed,
    entrants: state.entrants.length,
    imported: 1,
    told: 1,
    created_at: config.now(),
  };
  await storage.events.take(row, log, projectionOf(state));
  return { event };
}

const COLUMNS = ['place', 'player', 'name', 'points', 'won', 'drawn', 'lost', 'byes', 'omw', 'gw', 'ogw'] as const;

export function standingsCsv(standings: readonly Standing[]): string {
  const rows = standings.map(row =>
    [row.place, row.player, row.name, row.points, row.won, row.drawn, row.lost, row.byes, row.omw.value, row.gw.value, row.ogw.value]
      .map(cell)
      .join(','),
  );
  return `${COLUMNS.join(',')}\r\n${rows.map(row => `${row}\r\n`).join('')}`;
}

/** No program takes a name for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
