/** An event as one who asks may know it: by whitelist, never the seed, a list, or a pairing that is not published. */
import type { EventEntry, EventState, EventTable, RulingKind, Share, Standing } from '@kolbiste/club';
import { roleOf } from '@kolbiste/club/events';
import type { EventSummary, EventView } from '@kolbiste/protocol';
import type { EventRow } from '../storage/event-store.ts';
import { standingsIn, type LoadedEvent } from './event-state.ts';

interface TableOf {
  readonly round: number;
  readonly table: number;
  readonly series: string;
  readonly match: string;
}

interface Beside {
  readonly tables: readonly TableOf[];
  /** Players bring lists of their own. */
  readonly brings: boolean;
}

export function viewOf({ row, state }: LoadedEvent, player: string | null, { tables, brings }: Beside): EventView {
  const role = player === null ? null : roleOf(state, player);
  const shown = role === null ? published(state) : state;
  const { n, settings, seedHash, seed, phase, paused, entrants, officials, plan, rounds, seeds, groups, messages, overAt } = shown;
  return {
    event: row.id,
    imported: row.imported === 1,
    role,
    brings,
    n,
    settings,
    seedHash,
    seed,
    phase,
    paused,
    entrants,
    officials,
    apart: role === null ? [] : state.apart,
    plan,
    rounds: role === null ? rounds.map(round => ({ ...round, tables: round.tables.map(table => tableFor(table, player)) })) : rounds,
    seeds,
    groups,
    checks: role === null ? [] : state.checks,
    rulings: state.rulings.filter(ruling => role !== null || (player !== null && ruling.player === player) || isOpen(ruling.kind)),
    messages,
    overAt,
    standings: standingsIn(shown).map(inShort),
    tablesOf: seriesOf(tables.filter(({ round }) => rounds.some(other => other.round === round))),
  };
}

/** The table with how each number came about. */
export const standingsSeen = ({ state }: LoadedEvent, player: string | null): readonly Standing[] =>
  standingsIn(player !== null && roleOf(state, player) !== null ? state : published(state));

/** How a number came about is told to who asks. */
const inShort = (row: Standing): Standing => ({ ...row, omw: short(row.omw), gw: short(row.gw), ogw: short(row.ogw) });
const short = ({ exact, value }: Share): Share => ({ exact, value, how: [] });

/** What changed a game or its result is everybody's business; the rest is who was judged's. */
const isOpen = (kind: RulingKind): boolean => kind === 'change' || kind === 'agreed' || kind === 'refused';

/** What a player reports is their opponent's and the judges' business until it counts. */
function tableFor(table: EventTable, player: string | null): EventTable {
  return player !== null && table.seats.includes(player) ? table : { ...table, reports: {}, penalties: table.penalties };
}

/** Without the round that is paired and not published. */
function published(state: EventState): EventState {
  const last = state.rounds.at(-1);
  if (last?.phase !== 'paired') return state;
  const rounds = state.rounds.slice(0, -1);
  const first = rounds.length === 0;
  const bracket = last.stage === 'bracket' && !rounds.some(({ stage }) => stage === 'bracket');
  return {
    ...state,
    rounds,
    ...(first && { phase: 'locked', plan: null, groups: [] }),
    ...(bracket && { seeds: [], ...(!first && { phase: 'running' }) }),
  };
}

function seriesOf(tables: readonly TableOf[]): EventView['tablesOf'] {
  const all = new Map<string, { round: number; table: number; series: string; matches: string[] }>();
  for (const { round, table, series, match } of tables) {
    const one = all.get(series) ?? { round, table, series, matches: [] };
    one.matches.push(match);
    all.set(series, one);
  }
  return [...all.values()];
}

/** The log as one who asks may read it: what only judges may know is left out, its number is not. */
export function logFor(log: readonly EventEntry[], state: EventState, player: string | null): readonly EventEntry[] {
  if (player !== null && roleOf(state, player) !== null) return log;
  const last = state.rounds.at(-1);
  const hidden = last?.phase === 'paired' ? last.round : null;
  return log.filter(({ act }) => {
    switch (act.type) {
      case 'paired':
        return act.round !== hidden;
      case 'swapped':
        return hidden === null;
      case 'ruling':
        return isOpen(act.kind) || (player !== null && act.player === player);
      case 'read':
      case 'checked':
      case 'kept':
      case 'reported':
        return false;
      default:
        return true;
    }
  });
}

export const summaryOf = ({ id, name, game, kind, state, round, entrants, starts_at, over_at, imported }: EventRow): EventSummary => ({
  event: id,
  name,
  game,
  kind: kind as EventSummary['kind'],
  state: state as EventSummary['state'],
  round,
  entrants,
  startsAt: starts_at,
  overAt: over_at,
  imported: imported === 1,
});
