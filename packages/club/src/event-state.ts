/** The fold: what follows from an event's log, entry by entry. */
import { waitedUntil } from './calls.ts';
import type { Entrant, EventAct, EventEntry, EventRound, EventState, EventTable, Pairing } from './event.ts';

/** An entry that cannot follow what was before. */
export class EventFault extends Error {
  override readonly name = 'EventFault';
}

/** The whole log, from its first entry. */
export function foldEvent(log: readonly EventEntry[]): EventState {
  const [first, ...rest] = log;
  if (!first) throw new EventFault('an event has at least one entry');
  return rest.reduce(applyEntry, beginning(first));
}

/** The state that the first entry makes. */
export function beginning({ n, by, act }: EventEntry): EventState {
  if (n !== 1 || act.type !== 'created') throw new EventFault('the first entry makes the event');
  return {
    n,
    settings: act.settings,
    seedHash: act.seedHash,
    seed: null,
    phase: 'draft',
    paused: null,
    entrants: [],
    officials: by === null ? [] : [{ player: by, name: act.name, role: 'organiser' }],
    apart: [],
    plan: null,
    rounds: [],
    seeds: [],
    groups: [],
    checks: [],
    readers: [],
    rulings: [],
    messages: [],
    overAt: null,
  };
}

export function applyEntry(state: EventState, entry: EventEntry): EventState {
  if (entry.n !== state.n + 1) throw new EventFault(`entry ${entry.n} follows entry ${state.n}`);
  return { ...applyAct(state, entry), n: entry.n };
}

function applyAct(state: EventState, { act, at, by }: EventEntry): EventState {
  switch (act.type) {
    case 'created':
      throw new EventFault('an event is made once');
    case 'opened':
      return opened(state, at);
    case 'locked':
      return { ...state, phase: 'locked' };
    case 'entered': {
      const { player, name, hash, lot } = act;
      if (entrantOf(state, player)) throw new EventFault(`${player} entered twice`);
      return { ...state, entrants: [...state.entrants, { player, name, hash, lot, state: 'in', unlocked: false, rests: [] }] };
    }
    case 'brought':
      return withEntrant(state, act.player, entrant => ({ ...entrant, hash: act.hash, unlocked: false }));
    case 'dropped':
      return withEntrant(state, act.player, entrant => ({
        ...entrant,
        state: act.why === 'disqualified' ? 'disqualified' : 'dropped',
      }));
    case 'returned':
      return withEntrant(state, act.player, entrant => ({ ...entrant, state: 'in' }));
    case 'unlocked':
      return withEntrant(state, act.player, entrant => ({ ...entrant, unlocked: true }));
    case 'official': {
      const others = state.officials.filter(({ player }) => player !== act.player);
      const { player, name, role } = act;
      return { ...state, officials: act.on ? [...others, { player, name, role }] : others };
    }
    case 'kept': {
      const others = state.apart.filter(pair => !act.players.every(player => pair.includes(player)));
      return { ...state, apart: act.apart ? [...others, act.players] : others };
    }
    case 'rested':
      return withEntrant(state, act.player, entrant => ({ ...entrant, rests: [...entrant.rests, { from: at, until: act.until }] }));
    case 'message':
      return { ...state, messages: [...state.messages, { at, text: act.text }] };
    case 'ruling':
      return { ...state, rulings: [...state.rulings, { ...act, at, by }] };
    case 'checked':
      return { ...state, checks: [...state.checks, { ...act, at }] };
    case 'read':
      return withReader(state, by);
    case 'looked':
      return inRounds(withReader(state, by), act, at);
    case 'paused':
      return { ...state, paused: at };
    case 'resumed':
      return resumed(state, at);
    case 'cancelled':
      return { ...state, phase: 'cancelled', paused: null, seed: act.seed, overAt: at };
    case 'over':
      return { ...state, phase: 'over', paused: null, seed: act.seed, overAt: at };
    default:
      return inRounds(state, act, at);
  }
}

/** A start that has passed already is when the organiser says: nobody has had time to enter. */
function opened(state: EventState, at: number): EventState {
  const { startsAt } = state.settings;
  const passed = startsAt !== null && startsAt <= at;
  return { ...state, phase: 'open', ...(passed && { settings: { ...state.settings, startsAt: null } }) };
}

type RoundAct = Extract<
  EventAct,
  {
    type:
      | 'paired'
      | 'swapped'
      | 'published'
      | 'started'
      | 'result'
      | 'decider'
      | 'reported'
      | 'extended'
      | 'penalty'
      | 'called'
      | 'looked'
      | 'answered';
  }
>;

function inRounds(state: EventState, act: RoundAct, at: number): EventState {
  switch (act.type) {
    case 'paired':
      return paired(state, act);
    case 'swapped':
      return swapped(state, act.players);
    case 'published':
      return finished(
        withRound(state, act.round, round => ({ ...round, phase: 'published' })),
        act.round,
        at,
      );
    case 'started':
      return finished(
        withRound(state, act.round, round => ({ ...round, phase: 'playing', startedAt: at, endsAt: act.endsAt })),
        act.round,
        at,
      );
    case 'result': {
      const { result, source } = act;
      return finished(
        withTable(state, act, table => ({ ...table, result, source, called: null })),
        act.round,
        at,
      );
    }
    case 'decider':
      return withTable(state, act, table => ({ ...table, decider: act.endsAt, reports: {} }));
    case 'reported':
      return withTable(state, act, table => ({
        ...table,
        reports: { ...table.reports, [act.player]: { wins: act.wins, draws: act.draws } },
      }));
    case 'extended':
      return withTable(state, act, table => ({ ...table, extra: table.extra + act.ms }));
    case 'penalty':
      return withTable(state, act, table => ({
        ...table,
        penalties: [table.penalties[0] + Number(act.seat === 0), table.penalties[1] + Number(act.seat === 1)],
      }));
    case 'called':
      return withTable(state, act, table => ({ ...table, called: at }));
    case 'looked':
      return withTable(state, act, table =>
        table.looked.includes(act.player) ? table : { ...table, looked: [...table.looked, act.player] },
      );
    case 'answered':
      return withTable(state, act, table => ({
        ...table,
        called: null,
        waited: waitedUntil(table, at),
      }));
  }
}

function paired(state: EventState, act: Extract<EventAct, { type: 'paired' }>): EventState {
  const before = state.rounds.filter(({ round }) => round < act.round);
  const again = state.rounds.find(({ round }) => round === act.round);
  if (before.length !== act.round - 1 || (again && again.phase !== 'paired')) throw new EventFault(`round ${act.round} cannot be paired`);
  const round: EventRound = {
    round: act.round,
    stage: act.stage,
    phase: 'paired',
    tables: act.pairings.map(tableOf),
    attempt: (again?.attempt ?? 0) + 1,
    startedAt: null,
    endsAt: null,
    overAt: null,
    rested: false,
  };
  return {
    ...state,
    phase: act.stage === 'bracket' && state.settings.kind !== 'knockout' ? 'cut' : 'running',
    plan: act.plan ?? state.plan,
    seeds: act.seeds ?? state.seeds,
    groups: act.groups ?? state.groups,
    rounds: [...before, round],
  };
}

/** A table as it is paired; where nobody sits opposite, it is over. */
function tableOf(pairing: Pairing): EventTable {
  const [first, second] = pairing.seats;
  const alone = second === null && pairing.bot === undefined;
  return {
    ...pairing,
    result: alone ? (first === null ? NOBODY : BYE) : null,
    source: alone ? 'bye' : null,
    extra: 0,
    penalties: [0, 0],
    decider: null,
    reports: {},
    called: null,
    waited: 0,
    looked: [],
  };
}
const BYE = { wins: [2, 0], draws: 0, winner: 0, unplayed: true } as const;
const NOBODY = { wins: [0, 0], draws: 0, winner: 'none', unplayed: true } as const;

/** Two players of the last round change places; what was said of their pairs no longer holds. */
function swapped(state: EventState, [one, other]: readonly [string, string]): EventState {
  const last = state.rounds.at(-1);
  if (last?.phase !== 'paired') throw new EventFault('only players of a round that is not published are swapped');
  const place = (player: string | null): string | null => (player === one ? other : player === other ? one : player);
  return withRound(state, last.round, round => ({
    ...round,
    tables: round.tables.map(({ repeat: _repeat, apart: _apart, ...table }) => ({
      ...table,
      seats: [place(table.seats[0]), place(table.seats[1])],
    })),
  }));
}

/** A round is over when it was published and every table has a result. */
function finished(state: EventState, number: number, at: number): EventState {
  return withRound(state, number, round => {
    const over = round.phase !== 'paired' && round.tables.every(({ result }) => result !== null);
    return over && round.phase !== 'over' ? { ...round, phase: 'over', overAt: at } : round;
  });
}

/** What was to end while the event rested ends this much later. */
function resumed(state: EventState, at: number): EventState {
  const rested = state.paused === null ? 0 : at - state.paused;
  return {
    ...state,
    paused: null,
    rounds: state.rounds.map(round =>
      round.phase === 'playing' && round.endsAt !== null
        ? {
            ...round,
            rested: true,
            startedAt: round.startedAt! + rested,
            endsAt: round.endsAt + rested,
            tables: round.tables.map(table => ({
              ...table,
              ...(table.decider !== null && { decider: table.decider + rested }),
              // Anyone who was called while it rested was not waited for.
              ...(table.called !== null && { called: table.called + rested }),
            })),
          }
        : round,
    ),
  };
}

export const entrantOf = (state: EventState, player: string): Entrant | undefined =>
  state.entrants.find(entrant => entrant.player === player);

const withReader = (state: EventState, by: string | null): EventState =>
  by === null || state.readers.includes(by) ? state : { ...state, readers: [...state.readers, by] };

function withEntrant(state: EventState, player: string, change: (entrant: Entrant) => Entrant): EventState {
  if (!entrantOf(state, player)) throw new EventFault(`${player} has not entered`);
  return { ...state, entrants: state.entrants.map(entrant => (entrant.player === player ? change(entrant) : entrant)) };
}

function withRound(state: EventState, number: number, change: (round: EventRound) => EventRound): EventState {
  if (!state.rounds.some(({ round }) => round === number)) throw new EventFault(`there is no round ${number}`);
  return { ...state, rounds: state.rounds.map(round => (round.round === number ? change(round) : round)) };
}

function withTable(
  state: EventState,
  { round: number, table }: { readonly round: number; readonly table: number },
  change: (table: EventTable) => EventTable,
): EventState {
  return withRound(state, number, round => {
    if (!round.tables.some(other => other.table === table)) throw new EventFault(`round ${number} has no table ${table}`);
    return { ...round, tables: round.tables.map(other => (other.table === table ? change(other) : other)) };
  });
}
