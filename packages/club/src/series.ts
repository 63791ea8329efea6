/**
 * Several games of the same two players: the best of this many, or all of them (Kachung, DOT 40.13). How they are counted is the house's,
 * after what is usual at tournaments: wins, then game points, else nobody has won.
 */
export type SeriesKind = 'match' | 'kachung';
/** A player of the series, wherever they sit in a game of it. */
export type Side = 0 | 1;
export type BySide<T> = readonly [T, T];

export interface SeriesPlan {
  readonly kind: SeriesKind;
  /** The most games of a match; all the games of a Kachung. */
  readonly games: number;
  /** Who has lost begins the next game, or the lot decides [DR-23]. */
  readonly begins: 'loser' | 'lot';
}

/** How one game ended. */
export interface GameEnd {
  /** Who sat first. */
  readonly first: Side;
  /** 1 is first, equal places are a draw; null: it ended without a result. */
  readonly places: BySide<number> | null;
  readonly points: BySide<number>;
}

export interface SeriesScore {
  readonly wins: BySide<number>;
  readonly draws: number;
  /** What the games themselves count, of all games together. */
  readonly points: BySide<number>;
  /** Games that have ended, those without a result too. */
  readonly played: number;
}

export interface SeriesStanding {
  readonly score: SeriesScore;
  readonly over: boolean;
  /** Null: nobody, or not yet. */
  readonly winner: Side | null;
}

/** A match has an odd number of games, so that one more win decides. */
export const MATCH_GAMES: readonly number[] = [1, 3, 5];
export const KACHUNG = { least: 3, usual: 7, most: 15 } as const;

export const isPlayable = ({ kind, games }: Pick<SeriesPlan, 'kind' | 'games'>): boolean =>
  kind === 'match' ? MATCH_GAMES.includes(games) : Number.isInteger(games) && games >= KACHUNG.least && games <= KACHUNG.most;

/** Who has won a game; null: nobody. */
export function winnerOf({ places }: Pick<GameEnd, 'places'>): Side | null {
  if (places === null || places[0] === places[1]) return null;
  return places[0] < places[1] ? 0 : 1;
}

function scoreOf(ends: readonly GameEnd[]): SeriesScore {
  const count = (side: Side): number => ends.filter(end => winnerOf(end) === side).length;
  const sum = (side: Side): number => ends.reduce((all, { points }) => all + points[side], 0);
  return {
    wins: [count(0), count(1)],
    draws: ends.filter(end => end.places !== null && winnerOf(end) === null).length,
    points: [sum(0), sum(1)],
    played: ends.length,
  };
}

const ahead = ([one, other]: BySide<number>): Side | null => (one === other ? null : one > other ? 0 : 1);

/** How the series stands after its games so far. `called`: time is up, and no game begins any more. */
export function standingOf({ kind, games }: SeriesPlan, ends: readonly GameEnd[], called = false): SeriesStanding {
  const score = scoreOf(ends);
  const left = games - score.played;
  const decided = kind === 'match' && Math.abs(score.wins[0] - score.wins[1]) > left;
  const over = called || left <= 0 || decided;
  return { score, over, winner: over ? (ahead(score.wins) ?? ahead(score.points)) : null };
}

const opponent = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * Who sits first in the next game, and so begins it where the game lets a seat begin. After a draw it is the one who did not the last
 * time; where the lot decides, they take turns.
 */
export function firstOfNext({ begins }: SeriesPlan, ends: readonly GameEnd[]): Side {
  const last = ends.at(-1);
  if (!last) return 0;
  const winner = winnerOf(last);
  return begins === 'loser' && winner !== null ? opponent(winner) : opponent(last.first);
}
