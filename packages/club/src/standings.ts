/** The table of an event: points, then the strength of the opponents, then the player's own games. Everything in whole-number fractions. */
import type { EventState, EventTable, MatchResult, Share, Standing } from './event.ts';
import { asNumber, compare, fraction, mean, written, type Fraction } from './fraction.ts';

const WIN = 3;
const DRAW = 1;
/** A player who lost nearly everything counts for this much. */
const FLOOR = fraction(33, 100);

/** What one did in a round. */
interface Turn {
  /** Null: a bye, a bot, or a round one was not there for. */
  readonly opponent: string | null;
  readonly points: number;
  readonly outcome: 'won' | 'drawn' | 'lost' | 'bye';
  /** Points of games, and how many there were. */
  readonly gamePoints: number;
  readonly games: number;
}
interface Account {
  readonly player: string;
  readonly points: number;
  readonly turns: readonly Turn[];
  /** Of all points there were to win. */
  readonly matches: Fraction;
  readonly games: Fraction;
}

/** Everybody in order, the best first; in a league group by group. The rounds of a bracket come after the others: they place those who got there. */
export function standingsOf(state: EventState): readonly Standing[] {
  const accounts = new Map(state.entrants.map(({ player }) => [player, accountOf(state, player)]));
  const groups = state.groups.length > 0 ? state.groups : [state.entrants.map(({ player }) => player)];
  const grouped = state.settings.kind === 'league';
  return groups.flatMap((players, group) => {
    const rows = players.map(player => rowOf(state, accounts, player, grouped ? group : null));
    return placed(state, inOrder(rows, accounts));
  });
}

type Row = Omit<Standing, 'place'> & { readonly exact: Readonly<Record<'omw' | 'gw' | 'ogw', Fraction>> };

function rowOf(state: EventState, accounts: ReadonlyMap<string, Account>, player: string, group: number | null): Row {
  const entrant = state.entrants.find(other => other.player === player)!;
  const account = accounts.get(player)!;
  const opponents = account.turns.flatMap(({ opponent }) => (opponent === null ? [] : [accounts.get(opponent)!]));
  const count = (outcome: Turn['outcome']): number => account.turns.filter(turn => turn.outcome === outcome).length;
  const omw = shareOf(opponents.map(({ player: of, matches }) => ({ of, value: matches })));
  const gw = shareOf([{ of: player, value: account.games }]);
  const ogw = shareOf(opponents.map(({ player: of, games }) => ({ of, value: games })));
  return {
    player,
    name: entrant.name,
    state: entrant.state,
    group,
    points: account.points,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    byes: count('bye'),
    omw: omw.share,
    gw: gw.share,
    ogw: ogw.share,
    lot: entrant.lot,
    exact: { omw: omw.exact, gw: gw.exact, ogw: ogw.exact },
  };
}

/** The mean of some shares, none of them less than the floor. */
function shareOf(parts: readonly { readonly of: string; readonly value: Fraction }[]): { readonly exact: Fraction; readonly share: Share } {
  const floored = parts.map(({ of, value }) => ({ of, value, low: compare(value, FLOOR) < 0 }));
  const exact = parts.length === 0 ? FLOOR : mean(floored.map(({ value, low }) => (low ? FLOOR : value)));
  const how = floored.map(({ of, value, low }) => ({ of, exact: written(value), floored: low }));
  return { exact, share: { exact: written(exact), value: asNumber(exact), how } };
}

function inOrder(rows: readonly Row[], accounts: ReadonlyMap<string, Account>): Row[] {
  const strength = (a: Row, b: Row): number =>
    b.points - a.points || compare(b.exact.omw, a.exact.omw) || compare(b.exact.gw, a.exact.gw) || compare(b.exact.ogw, a.exact.ogw);
  const sorted = rows.toSorted((a, b) => strength(a, b) || a.lot - b.lot || (a.player < b.player ? -1 : 1));
  const ordered: Row[] = [];
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && strength(sorted[from]!, sorted[to]!) === 0) to++;
    ordered.push(...byMeetings(sorted.slice(from, to), accounts));
    from = to;
  }
  return ordered;
}

/** Of players equal in everything else, first the one who made more points against the others of them. */
function byMeetings(equal: readonly Row[], accounts: ReadonlyMap<string, Account>): readonly Row[] {
  if (equal.length === 1) return equal;
  const names = new Set(equal.map(({ player }) => player));
  const among = ({ player }: Row): number =>
    accounts.get(player)!.turns.reduce((sum, { opponent, points }) => sum + (opponent !== null && names.has(opponent) ? points : 0), 0);
  return equal.toSorted((a, b) => among(b) - among(a));
}

/** A bracket's players first: the later they lost, the higher; the disqualified last. */
function placed(state: EventState, rows: readonly Row[]): Standing[] {
  const reached = reachedOf(state);
  const rank = ({ player, state: there }: Row): number => (there === 'disqualified' ? -1 : (reached.get(player) ?? 0));
  return rows.toSorted((a, b) => rank(b) - rank(a)).map(({ exact: _exact, ...row }, i) => ({ place: i + 1, ...row }));
}

/** How far everybody came in the bracket: rounds, and one more for who won the last. */
function reachedOf({ rounds }: EventState): ReadonlyMap<string, number> {
  const reached = new Map<string, number>();
  const bracket = rounds.filter(({ stage }) => stage === 'bracket');
  bracket.forEach(({ tables }, i) => {
    for (const { seats, result } of tables)
      seats.forEach((player, seat) => {
        if (player !== null) reached.set(player, result?.winner === seat ? i + 1.5 : i + 1);
      });
  });
  return reached;
}

/** Everything that counts for a player's table: the rounds before a bracket, or a knock-out's own. */
export function accountOf(state: EventState, player: string): Account {
  const turns = turnsOf(state, player);
  const points = turns.reduce((sum, turn) => sum + turn.points, 0);
  const games = turns.reduce((sum, turn) => sum + turn.games, 0);
  const gamePoints = turns.reduce((sum, turn) => sum + turn.gamePoints, 0);
  return {
    player,
    points,
    turns,
    matches: fraction(points, Math.max(1, WIN * turns.length)),
    games: fraction(gamePoints, Math.max(1, WIN * games)),
  };
}

function turnsOf(state: EventState, player: string): Turn[] {
  const rounds = state.rounds.filter(
    ({ stage, phase }) => phase !== 'paired' && (stage !== 'bracket' || state.settings.kind === 'knockout'),
  );
  const tables = rounds.map(({ tables: all }) => all.find(({ seats }) => seats.includes(player)));
  const present = state.entrants.find(entrant => entrant.player === player)?.state === 'in';
  const last = present ? tables.length : tables.findLastIndex(table => table !== undefined) + 1;
  return tables.slice(0, last).flatMap((table, i) => {
    // Missed: lost, without a game. In a round robin somebody rests, and a knock-out is over for who lost.
    if (!table) return rounds[i]!.stage === 'swiss' ? [MISSED] : [];
    return table.result === null ? [] : [turnAt(table, table.result, table.seats[0] === player ? 0 : 1)];
  });
}
const MISSED: Turn = { opponent: null, points: 0, outcome: 'lost', gamePoints: 0, games: 0 };

function turnAt({ seats, source }: EventTable, { wins, draws, winner, unplayed }: MatchResult, seat: 0 | 1): Turn {
  if (source === 'bye') return { opponent: null, points: WIN, outcome: 'bye', gamePoints: WIN * 2, games: 2 };
  const outcome = winner === seat ? 'won' : winner === 'draw' ? 'drawn' : 'lost';
  const games = wins[0] + wins[1] + draws;
  return {
    opponent: seats[seat === 0 ? 1 : 0],
    points: outcome === 'won' ? WIN : outcome === 'drawn' ? DRAW : 0,
    outcome,
    ...(unplayed ? { gamePoints: 0, games: 0 } : { gamePoints: WIN * wins[seat] + DRAW * draws, games }),
  };
}
