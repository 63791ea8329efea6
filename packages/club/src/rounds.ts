/** The next round of an event: its stage and its pairings. Follows from the log and the seed alone. */
import type { EventAct, EventPlan, EventState, EventTable, Pairing } from './event.ts';
import { Random, seeded } from '@kolbiste/engine';
import { bracketSize, firstRound, nextRound, type BracketPair } from './bracket.ts';
import { pairSwiss, type Contender } from './pairing.ts';
import { leagueGroups, robinRound, robinRounds } from './round-robin.ts';
import { accountOf, standingsOf } from './standings.ts';

export type Paired = Extract<EventAct, { type: 'paired' }>;

export const present = ({ entrants }: EventState): readonly string[] =>
  entrants.filter(({ state }) => state === 'in').map(({ player }) => player);

/** The round that comes now, or comes again in place of the one that is not published; null when the event has no more. */
export function pairNext(state: EventState, seed: string): Paired | null {
  const last = state.rounds.at(-1);
  const again = last?.phase === 'paired' ? last : null;
  const before: EventState = again ? { ...state, rounds: state.rounds.slice(0, -1) } : state;
  const lot = `${seed}/pair/${before.rounds.length + 1}/${(again?.attempt ?? 0) + 1}`;
  if (present(before).length < 2) return null;
  return before.settings.kind === 'swiss'
    ? swissOrCut(before, lot)
    : before.settings.kind === 'knockout'
      ? bracket(before, lot)
      : robin(before, lot);
}

/** How many rounds, and how many go on after them, as was settled or by the number of players. */
export function planOf({ settings }: EventState, players: number): EventPlan {
  if (settings.kind === 'knockout') return { rounds: Math.log2(bracketSize(players)), cut: 0 };
  if (settings.kind !== 'swiss') return { rounds: 0, cut: 0 };
  const cut = settings.cut ?? (players < 9 ? 0 : players <= 16 ? 4 : players <= 64 ? 8 : 16);
  return { rounds: settings.rounds ?? Math.max(3, Math.ceil(Math.log2(players))), cut };
}

function swissOrCut(state: EventState, lot: string): Paired | null {
  const players = present(state);
  const plan = state.plan ?? planOf(state, players.length);
  const round = state.rounds.length + 1;
  if (round <= plan.rounds) return swiss(state, lot, state.plan ? null : plan);
  if (state.rounds.some(({ stage }) => stage === 'bracket')) return laterBracket(state);
  const able = standingsOf(state).filter(row => row.state === 'in');
  const size = 2 ** Math.floor(Math.log2(Math.max(1, Math.min(plan.cut, able.length))));
  if (size < 2) return null;
  const seeds = able.slice(0, size).map(({ player }) => player);
  return { type: 'paired', round, stage: 'bracket', pairings: bracketTables(firstRound(seeds)), seeds };
}

function swiss(state: EventState, lot: string, plan: EventPlan | null): Paired {
  const contenders = present(state).map(player => contenderOf(state, player));
  const { pairs, left } = pairSwiss(contenders, state.apart, lot);
  const pairings = pairs.map(({ players, repeat, apart }, i): Pairing => ({
    table: i + 1,
    seats: players,
    ...(repeat && { repeat }),
    ...(apart && { apart }),
  }));
  const { filler } = state.settings;
  if (left !== null) pairings.push({ table: pairings.length + 1, seats: [left, null], ...(filler !== 'none' && { bot: filler }) });
  return { type: 'paired', round: state.rounds.length + 1, stage: 'swiss', pairings, ...(plan && { plan }) };
}

/** What the pairing looks at. Anyone who played the bot was left over, too. */
function contenderOf(state: EventState, player: string): Contender {
  const met = new Set<string>();
  let [byes, begun] = [0, 0];
  let began: boolean | null = null;
  let floated = false;
  state.rounds.forEach(({ tables }, i) => {
    const table = tables.find(({ seats }) => seats.includes(player));
    if (!table) return;
    const other = table.seats.find(seat => seat !== player) ?? null;
    if (other === null) {
      byes++;
      floated = false;
      return;
    }
    met.add(other);
    began = table.seats[0] === player;
    begun += Number(began);
    const earlier = { ...state, rounds: state.rounds.slice(0, i) };
    floated = accountOf(earlier, player).points !== accountOf(earlier, other).points;
  });
  return { player, points: accountOf(state, player).points, met, byes, floated, began, begun };
}

function bracket(state: EventState, lot: string): Paired | null {
  if (state.rounds.length > 0) return laterBracket(state);
  const seeds = [...present(state)].sort();
  new Random(seeded(lot)).shuffle(seeds);
  return {
    type: 'paired',
    round: 1,
    stage: 'bracket',
    pairings: bracketTables(firstRound(seeds)),
    seeds,
    plan: planOf(state, seeds.length),
  };
}

function laterBracket(state: EventState): Paired | null {
  const last = state.rounds.at(-1)!;
  if (last.tables.length === 1) return null;
  const here = new Set(present(state));
  const winners = last.tables.map(table => {
    const winner = winnerOf(table);
    return winner !== null && here.has(winner) ? winner : null;
  });
  return { type: 'paired', round: last.round + 1, stage: 'bracket', pairings: bracketTables(nextRound(winners, state.seeds)) };
}

const winnerOf = ({ seats, result }: EventTable): string | null =>
  result?.winner === 0 ? seats[0] : result?.winner === 1 ? seats[1] : null;

const bracketTables = (pairs: readonly BracketPair[]): Pairing[] => pairs.map((seats, i) => ({ table: i + 1, seats }));

/** Round robin and league: players who dropped are met no more, and their remaining opponents have won. */
function robin(state: EventState, lot: string): Paired | null {
  const round = state.rounds.length + 1;
  const first = state.rounds.length === 0;
  const groups = first ? groupsOf(state, lot) : state.groups;
  const rounds = Math.max(...groups.map(group => robinRounds(group.length)));
  if (round > rounds) return null;
  const here = new Set(present(state));
  const pairings: Pairing[] = [];
  groups.forEach((group, i) => {
    if (round > robinRounds(group.length)) return;
    for (const [a, b] of robinRound(group, round)) {
      const seats: Pairing['seats'] = here.has(a) && here.has(b) ? [a, b] : here.has(a) ? [a, null] : [b, null];
      if (here.has(a) || here.has(b)) pairings.push({ table: pairings.length + 1, seats, group: i });
    }
  });
  return {
    type: 'paired',
    round,
    stage: 'robin',
    pairings,
    ...(first && { groups, plan: { rounds, cut: 0 } }),
  };
}

/** The first season's groups are at random; later ones follow the order in which the players were taken over. */
function groupsOf(state: EventState, lot: string): readonly (readonly string[])[] {
  const players = [...present(state)];
  const { kind, follows, group } = state.settings;
  if (kind === 'league' && follows !== null) return leagueGroups(players, group);
  players.sort();
  new Random(seeded(lot)).shuffle(players);
  return kind === 'league' ? leagueGroups(players, group) : [players];
}
