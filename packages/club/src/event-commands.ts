/** What one may ask of an event, and what its log says then. Each command is done whole, or refused with the reason. */
import { Random, seeded, sha256Words } from '@kolbiste/engine';
import type { EventAct, EventCommand, EventRound, EventState, EventTable, MatchResult, OfficialRole } from './event.ts';
import { REST, RESTS } from './calls.ts';
import { entrantOf } from './event-state.ts';
import { CommandRefused } from './refusals.ts';
import { pairNext } from './rounds.ts';

export interface Asker {
  readonly player: string;
  readonly name: string;
}
export interface Circumstances {
  readonly at: number;
  readonly seed: string;
  /** Of what the one who asks brings, when the server has read it; null: nothing yet. */
  readonly hash: string | null;
  /** Whether players bring something of their own, so that nobody plays without. */
  readonly needsList: boolean;
  /** The names of those whom the command is about, as their accounts have them. */
  readonly names?: Readonly<Record<string, string>>;
}

type Phase = EventState['phase'];
const ENTERING: readonly Phase[] = ['open', 'locked', 'running'];
const PLAYING: readonly Phase[] = ['running', 'cut'];
const BEFORE_END: readonly Phase[] = ['draft', 'open', 'locked', 'running', 'cut'];
/** Who is only a judge, or nobody, does the rest. */
const ORGANISING: readonly EventCommand['type'][] = [
  'open',
  'lock',
  'pair',
  'publish',
  'next',
  'official',
  'keep',
  'pause',
  'resume',
  'cancel',
];
const JUDGING: readonly EventCommand['type'][] = [
  'unlock',
  'swap',
  'result',
  'extend',
  'answer',
  'look',
  'check',
  'verdict',
  'ruling',
  'message',
];

const PHASES: Readonly<Record<EventCommand['type'], readonly Phase[]>> = {
  open: ['draft'],
  enter: ENTERING,
  bring: ENTERING,
  drop: ['open', 'locked', ...PLAYING],
  return: ['open', 'locked', 'running'],
  official: BEFORE_END,
  keep: BEFORE_END,
  lock: ['open'],
  unlock: ['locked', ...PLAYING],
  pair: ['locked', ...PLAYING],
  swap: PLAYING,
  publish: PLAYING,
  next: BEFORE_END,
  report: PLAYING,
  result: PLAYING,
  extend: PLAYING,
  call: PLAYING,
  rest: PLAYING,
  answer: PLAYING,
  look: PLAYING,
  check: ['locked', ...PLAYING],
  verdict: PLAYING,
  ruling: ['open', 'locked', ...PLAYING],
  message: BEFORE_END,
  pause: BEFORE_END,
  resume: BEFORE_END,
  cancel: BEFORE_END,
};

export const roleOf = (state: EventState, player: string): OfficialRole | null =>
  state.officials.find(other => other.player === player)?.role ?? null;

/** At random from the seed, and known before it: nobody can work back from it. */
export const lotOf = (seed: string, player: string): number => sha256Words(`${seed}/lot/${player}`)[0]!;

/** What the log says when somebody asks for this. Throws CommandRefused. */
export function decide(state: EventState, command: EventCommand, who: Asker, now: Circumstances): readonly EventAct[] {
  const role = roleOf(state, who.player);
  if (ORGANISING.includes(command.type) && role !== 'organiser') throw new CommandRefused('onlyOrganiser');
  if (JUDGING.includes(command.type) && role === null) throw new CommandRefused('onlyJudge');
  const phases = PHASES[command.type];
  if (!phases.includes(state.phase)) throw new CommandRefused('phase', { phase: state.phase, phases: phases.join(', ') });
  if (state.paused !== null && !['resume', 'cancel', 'message', 'ruling', 'drop'].includes(command.type)) throw new CommandRefused('rests');
  switch (command.type) {
    case 'open':
      return [{ type: 'opened' }];
    case 'enter':
      return entering(state, who, now);
    case 'bring':
      return bringing(state, who, now);
    case 'drop':
      return dropping(state, command.player, who);
    case 'return':
      return returning(state, command.player, who);
    case 'rest':
      return resting(state, who, now);
    case 'lock':
      return [{ type: 'locked' }];
    case 'unlock':
      if (command.player === who.player) throw new CommandRefused('himself');
      return [{ type: 'unlocked', player: inside(state, command.player) }];
    case 'keep': {
      const [a, b] = command.players;
      if (inside(state, a) === inside(state, b)) throw new CommandRefused('samePlayer');
      return [{ type: 'kept', players: command.players, apart: command.apart }];
    }
    case 'official':
      return appointing(state, command, who, now);
    case 'pair':
      return pairing(state, now);
    case 'next':
      return nextActs(state, now);
    case 'swap':
      if (command.players.includes(who.player)) throw new CommandRefused('himself');
      return swapping(state, command.players);
    case 'publish':
      return [{ type: 'published', round: inPhase(state, 'paired').round }];
    case 'message':
      return [{ type: 'message', text: command.text }];
    case 'pause':
      return [{ type: 'paused' }];
    case 'resume':
      if (state.paused === null) throw new CommandRefused('restsNot');
      return [{ type: 'resumed' }];
    case 'cancel':
      return [{ type: 'cancelled', why: command.why, seed: now.seed }];
    default:
      return judging(state, command, who, now);
  }
}

type AtTable = Extract<
  EventCommand,
  { type: 'report' | 'result' | 'extend' | 'call' | 'answer' | 'look' | 'check' | 'verdict' | 'ruling' }
>;

function judging(state: EventState, command: AtTable, who: Asker, now: Circumstances): readonly EventAct[] {
  switch (command.type) {
    case 'report':
      return reporting(state, command, who, now);
    case 'result':
      return correcting(state, command, who);
    case 'extend': {
      const { round, table } = judged(state, command.table, who);
      return [
        { type: 'extended', round, table: table.table, ms: command.ms },
        { type: 'ruling', kind: 'extension', player: null, round, table: table.table, text: '', ms: command.ms },
      ];
    }
    case 'call': {
      const { round, table } = own(state, who.player);
      if (table.called !== null) throw new CommandRefused('calledAlready');
      return [{ type: 'called', round, table: table.table, player: who.player }];
    }
    case 'answer': {
      const { round, table } = judged(state, command.table, who);
      if (table.called === null) throw new CommandRefused('calledNot');
      return [{ type: 'answered', round, table: table.table }];
    }
    case 'look': {
      const { round, table } = judged(state, command.table, who);
      if (!table.seats.includes(command.player)) throw new CommandRefused('notSeated');
      if (entrantOf(state, who.player)?.state === 'in') throw new CommandRefused('playsHere');
      return [{ type: 'looked', round, table: table.table, player: command.player }];
    }
    case 'check':
      // Whether it is right is found by the server, which has the list.
      return checksOf(state, command.player, now).map(player => ({ type: 'checked', round: state.rounds.length, player, right: true }));
    case 'verdict': {
      // Whether anything is proposed is found by the server, which has the table.
      const { round, table } = judged(state, command.table, who);
      return [{ type: 'ruling', kind: command.agree ? 'agreed' : 'refused', player: null, round, table: table.table, text: '', ms: null }];
    }
    case 'ruling':
      return ruling(state, command, who);
  }
}

/** Somebody who is named, or a tenth of those who play this round and have a list, by a lot that follows from the seed. */
function checksOf(state: EventState, player: string | undefined, { seed }: Circumstances): readonly string[] {
  if (player !== undefined) return [inside(state, player)];
  const listed = state.entrants.filter(entrant => entrant.state === 'in' && entrant.hash !== null).map(entrant => entrant.player);
  if (listed.length === 0) throw new CommandRefused('noLists');
  const order = listed.sort();
  new Random(seeded(`${seed}/checks/${state.rounds.length}`)).shuffle(order);
  return order.slice(0, Math.ceil(order.length / 10));
}

function entering(state: EventState, who: Asker, { seed, hash, needsList }: Circumstances): readonly EventAct[] {
  const { player, name } = who;
  if (entrantOf(state, player)) return [];
  if (state.readers.includes(player)) throw new CommandRefused('hasRead');
  if (state.entrants.length >= state.settings.places) throw new CommandRefused('full');
  const late = state.phase !== 'open';
  if (late && (state.settings.kind !== 'swiss' || state.rounds.length > state.settings.lateUntil)) throw new CommandRefused('tooLate');
  if (late && needsList && hash === null) throw new CommandRefused('listAtOnce');
  return [{ type: 'entered', player, name, hash, lot: lotOf(seed, player) }];
}

function bringing(state: EventState, { player }: Asker, { hash }: Circumstances): readonly EventAct[] {
  const entrant = entrantOf(state, player);
  if (!entrant) throw new CommandRefused('enterFirst');
  if (state.phase !== 'open' && !entrant.unlocked) throw new CommandRefused('locked');
  return [{ type: 'brought', player, hash }];
}

function dropping(state: EventState, named: string | undefined, who: Asker): readonly EventAct[] {
  const player = named ?? who.player;
  if (player !== who.player && roleOf(state, who.player) === null) throw new CommandRefused('onlyJudge');
  if (entrantOf(state, player)?.state !== 'in') throw new CommandRefused('notIn');
  if (player !== who.player && openTableOf(state, player)?.table.seats.includes(who.player)) throw new CommandRefused('ownMatch');
  return [{ type: 'dropped', player, why: player === who.player ? 'asked' : 'judge' }, ...conceding(state, player, 'drop')];
}

/** A player who leaves during a match has lost it. */
export function conceding(state: EventState, player: string, source: 'drop' | 'noShow'): readonly EventAct[] {
  const found = openTableOf(state, player);
  if (!found) return [];
  const { round, table } = found;
  const winner = table.seats[0] === player ? 1 : 0;
  return [{ type: 'result', round, table: table.table, result: walkover(state, winner, source === 'noShow'), source }];
}

export function walkover(state: EventState, winner: 0 | 1 | 'none', unplayed: boolean): MatchResult {
  const needed = Math.ceil(state.settings.games / 2);
  return { wins: [winner === 0 ? needed : 0, winner === 1 ? needed : 0], draws: 0, winner, ...(unplayed && { unplayed }) };
}

function resting(state: EventState, { player }: Asker, { at }: Circumstances): readonly EventAct[] {
  if (state.settings.pace !== 'correspondence') throw new CommandRefused('postOnly');
  const entrant = entrantOf(state, player);
  if (entrant?.state !== 'in') throw new CommandRefused('notIn');
  if (entrant.rests.some(({ until }) => until > at)) throw new CommandRefused('restsAlready');
  if (entrant.rests.length >= RESTS) throw new CommandRefused('noRestLeft', { most: RESTS });
  return [{ type: 'rested', player, until: at + REST }];
}

function returning(state: EventState, named: string | undefined, who: Asker): readonly EventAct[] {
  const player = named ?? who.player;
  if (player !== who.player && roleOf(state, who.player) === null) throw new CommandRefused('onlyJudge');
  const entrant = entrantOf(state, player);
  if (entrant?.state !== 'dropped') throw new CommandRefused('notDropped');
  if (state.readers.includes(player)) throw new CommandRefused('hasRead');
  if (state.rounds.length > 0 && state.settings.kind !== 'swiss') throw new CommandRefused('noReturn');
  return [{ type: 'returned', player }];
}

function appointing(
  state: EventState,
  { player, role, on }: Extract<EventCommand, { type: 'official' }>,
  who: Asker,
  { names }: Circumstances,
): readonly EventAct[] {
  const name = names?.[player];
  if (name === undefined) throw new CommandRefused('noPlayer');
  if (!on && roleOf(state, player) === null) throw new CommandRefused('noOfficial');
  if (player === who.player) throw new CommandRefused('organiserStays');
  return [{ type: 'official', player, name, role, on }];
}

/** Anyone who has nothing to play with is left out of the first round. */
function pairing(state: EventState, now: Circumstances): readonly EventAct[] {
  const last = state.rounds.at(-1);
  if (last && last.phase !== 'paired' && last.phase !== 'over')
    throw new CommandRefused('resultsMissing', {
      count: last.tables.filter(({ result }) => result === null).length,
      round: last.round,
    });
  const without = now.needsList ? state.entrants.filter(entrant => entrant.state === 'in' && entrant.hash === null) : [];
  const left = without.map(({ player }): EventAct => ({ type: 'dropped', player, why: 'noList' }));
  const gone = new Set(without.map(({ player }) => player));
  const rest: EventState = {
    ...state,
    entrants: state.entrants.map(entrant => (gone.has(entrant.player) ? { ...entrant, state: 'dropped' } : entrant)),
  };
  const paired = pairNext(rest, now.seed);
  return [...left, paired ?? { type: 'over', seed: now.seed }];
}

/** Whatever comes next: opening, locking, pairing and publishing, or the end. */
export function nextActs(state: EventState, now: Circumstances): readonly EventAct[] {
  if (state.phase === 'draft') return [{ type: 'opened' }];
  const last = state.rounds.at(-1);
  if (last?.phase === 'paired') return [{ type: 'published', round: last.round }];
  const locked: readonly EventAct[] = state.phase === 'open' ? [{ type: 'locked' }] : [];
  const acts = pairing(state, now);
  const paired = acts.at(-1)!;
  return [...locked, ...acts, ...(paired.type === 'paired' ? [{ type: 'published', round: paired.round } as const] : [])];
}

function swapping(state: EventState, players: readonly [string, string]): readonly EventAct[] {
  const { tables } = inPhase(state, 'paired');
  for (const player of players) if (!tables.some(({ seats }) => seats.includes(player))) throw new CommandRefused('notInRound');
  if (players[0] === players[1]) throw new CommandRefused('samePlayer');
  return [{ type: 'swapped', players }];
}

/** Where the event is played at real tables: what both say counts; where they differ, a judge decides. */
function reporting(
  state: EventState,
  { wins, draws }: Extract<EventCommand, { type: 'report' }>,
  who: Asker,
  now: Circumstances,
): readonly EventAct[] {
  if (state.settings.venue !== 'room') throw new CommandRefused('tableTells');
  const { round, table } = own(state, who.player);
  assertScore(state, wins, draws);
  const reported: EventAct = { type: 'reported', round, table: table.table, player: who.player, wins, draws };
  const other = table.seats.find(seat => seat !== who.player) ?? null;
  const theirs = other === null ? { wins, draws } : table.reports[other];
  if (!theirs || theirs.draws !== draws || theirs.wins.some((won, seat) => won !== wins[seat])) return [reported];
  return [reported, ...resultActs(state, { round, table: table.table, result: playedOut(wins, draws), source: 'report' }, now.at)];
}

function assertScore({ settings: { games } }: EventState, wins: readonly [number, number], draws: number): void {
  const needed = Math.ceil(games / 2);
  if (wins[0] + wins[1] + draws > games || Math.max(...wins) > needed || (wins[0] === needed && wins[1] === needed))
    throw new CommandRefused('badScore', { games });
}

export const playedOut = (wins: readonly [number, number], draws: number): MatchResult => ({
  wins,
  draws,
  winner: wins[0] > wins[1] ? 0 : wins[1] > wins[0] ? 1 : 'draw',
});

interface TableResult {
  readonly round: number;
  readonly table: number;
  readonly result: MatchResult;
  readonly source: 'table' | 'report' | 'deadline';
}

/** A result as it counts: games lost by ruling are added, and where somebody must go on a draw is not the end. */
export function resultActs(state: EventState, { round: number, table: at, result, source }: TableResult, now: number): readonly EventAct[] {
  const round = state.rounds.find(other => other.round === number)!;
  const table = round.tables.find(other => other.table === at)!;
  if (table.result !== null) return [];
  const [first, second] = table.penalties;
  const counted =
    first + second === 0 || result.unplayed ? result : playedOut([result.wins[0] + second, result.wins[1] + first], result.draws);
  const done = (end: MatchResult, by: TableResult['source'] | 'seed'): readonly EventAct[] => [
    { type: 'result', round: number, table: at, result: end, source: by },
  ];
  if (round.stage !== 'bracket' || counted.winner !== 'draw') return done(counted, source);
  if (table.decider === null) return [{ type: 'decider', round: number, table: at, endsAt: now + Math.ceil(state.settings.roundTime / 2) }];
  // Who is seeded higher began, and sits first.
  return done({ ...counted, winner: 0 }, 'seed');
}

/** A judge says how a match ended, or that it ended otherwise. */
function correcting(
  state: EventState,
  { round: number, table: at, wins, draws, why }: Extract<EventCommand, { type: 'result' }>,
  who: Asker,
): readonly EventAct[] {
  const round = state.rounds.find(other => other.round === number);
  const table = round?.tables.find(other => other.table === at);
  if (!round || !table || round.phase === 'paired') throw new CommandRefused('noTable');
  if (table.source === 'bye') throw new CommandRefused('noOpponent');
  if (table.seats.includes(who.player)) throw new CommandRefused('ownMatch');
  if (round.stage === 'bracket' && round !== state.rounds.at(-1)) throw new CommandRefused('goneOn');
  assertScore(state, wins, draws);
  const result = playedOut(wins, draws);
  if (round.stage === 'bracket' && result.winner === 'draw') throw new CommandRefused('mustWin');
  return [
    { type: 'result', round: number, table: at, result, source: 'judge', why },
    { type: 'ruling', kind: 'change', player: null, round: number, table: at, text: why, ms: null },
  ];
}

function ruling(
  state: EventState,
  { kind, player: named, text }: Extract<EventCommand, { type: 'ruling' }>,
  who: Asker,
): readonly EventAct[] {
  const player = inside(state, named);
  if (player === who.player) throw new CommandRefused('himself');
  const found = openTableOf(state, player);
  if (found?.table.seats.includes(who.player)) throw new CommandRefused('ownMatch');
  const round = state.rounds.at(-1)?.round ?? null;
  const told: EventAct = { type: 'ruling', kind, player, round, table: found?.table.table ?? null, text, ms: null };
  if (kind === 'note' || kind === 'warning') return [told];
  if (kind === 'disqualified') return [told, { type: 'dropped', player, why: 'disqualified' }, ...conceding(state, player, 'drop')];
  if (!found) throw new CommandRefused('notPlaying');
  const { table } = found;
  const seat = table.seats[0] === player ? 0 : 1;
  const winner = seat === 0 ? 1 : 0;
  const lost = kind === 'matchLoss' || table.penalties[seat] + 1 >= Math.ceil(state.settings.games / 2);
  const at = { round: found.round, table: table.table };
  return [
    told,
    ...(kind === 'gameLoss' ? [{ type: 'penalty', ...at, seat } as const] : []),
    ...(lost ? [{ type: 'result', ...at, result: walkover(state, winner, false), source: 'judge', why: text } as const] : []),
  ];
}

function inside(state: EventState, player: string): string {
  if (!entrantOf(state, player)) throw new CommandRefused('notEntered');
  return player;
}

function inPhase(state: EventState, phase: EventRound['phase']): EventRound {
  const round = state.rounds.at(-1);
  if (round?.phase !== phase) throw new CommandRefused('noSuchRound', { phase });
  return round;
}

interface TableOfRound {
  readonly round: number;
  readonly table: EventTable;
}

function running(state: EventState, at: number): TableOfRound {
  const round = state.rounds.at(-1);
  const table = round?.tables.find(other => other.table === at);
  if (!round || !table || round.phase === 'paired') throw new CommandRefused('noTable');
  if (table.result !== null) throw new CommandRefused('tableOver');
  return { round: round.round, table };
}

/** A table that plays, for an official who does not play there. */
function judged(state: EventState, at: number, who: Asker): TableOfRound {
  const found = running(state, at);
  if (found.table.seats.includes(who.player)) throw new CommandRefused('ownMatch');
  return found;
}

function own(state: EventState, player: string): TableOfRound {
  const found = openTableOf(state, player);
  if (!found) throw new CommandRefused('youPlayNot');
  return found;
}

/** Where somebody plays just now. */
function openTableOf(state: EventState, player: string): TableOfRound | null {
  const round = state.rounds.at(-1);
  const table =
    round?.phase === 'paired' ? undefined : round?.tables.find(({ seats, result }) => result === null && seats.includes(player));
  return round && table ? { round: round.round, table } : null;
}
