/**
 * Finds puzzles in games that were played: moments at which somebody can win within the turn whatever the others do, by few of the answers
 * there are. It looks at everything, hidden cards too: anyone who makes a puzzle of it shows them. Writing it stays a person's work.
 */
import { scripted, type AnyGame, type AnyPosition, type Plain, type Seat } from '@kolbiste/engine';
import { idle, keysOf, Search, type State } from './search.ts';

export interface Candidate {
  readonly seat: Seat;
  /** The first answers that win within this turn, of all there are. */
  readonly wins: readonly string[];
  readonly offers: readonly string[];
  readonly nodes: number;
}

export interface Mining {
  /** How all chance falls; null: a player who needs luck has not won. */
  readonly luck: number | null;
  /** More positions are not looked at for one moment. */
  readonly most: number;
}

/** Of this many answers at most one in this many wins, or it is no riddle. */
const FEW = 3;
/** So often chance may fall in one line. */
const ROLLS = 200;

class TooWide extends Error {}

/** Whose turn it is, and which: every game's world says so. */
export const turnOf = ({ world }: AnyPosition): string => {
  const { active, turn, round } = world as unknown as Record<string, Plain | undefined>;
  return JSON.stringify([active, turn, round]);
};

/** A puzzle in this moment, or null. */
export function candidateIn(game: AnyGame, at: AnyPosition, { luck, most }: Mining): Candidate | null {
  const { decision } = at;
  if (!decision || decision.options.length < FEW) return null;
  const position = game.clone(at) as AnyPosition;
  position.random = scripted(luck === null ? [] : Array.from({ length: ROLLS }, () => luck));
  const me = decision.seat;
  const turn = turnOf(position);
  const state = (now: AnyPosition): State => {
    if (now.outcome) return now.outcome.places[me] === 1 && now.outcome.places.some(place => place !== 1) ? 'solved' : 'failed';
    return turnOf(now) === turn ? 'open' : 'failed';
  };
  const search = new Search(game, {
    me,
    state,
    most,
    tooWide: () => {
      throw new TooWide();
    },
  });
  try {
    const wins = search.winning(position);
    const offers = keysOf(position);
    return wins.length > 0 && wins.length * FEW <= offers.length && !wins.includes(idle(position))
      ? { seat: me, wins, offers, nodes: search.nodes }
      : null;
  } catch (error) {
    if (error instanceof TooWide) return null;
    throw error;
  }
}
