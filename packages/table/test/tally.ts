/**
 * A tiny game for two to four seats: a turn is to roll a die or to hold; a roll is announced, everyone else may raise a hidden
 * shield against it, and then it counts. First to ten wins. It has what the mini game has not: more than two seats, and windows
 * in which a seat is asked although it holds nothing.
 */
import {
  clockwise,
  createGame,
  InputError,
  keyOf,
  number,
  proceduresOf,
  schema,
  windowOf,
  type Call,
  type Game,
  type GameModule,
  type Outcome,
  type Seat,
} from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';

type Rule = `TALLY ${number}`;
export interface World {
  turn: Seat;
  target: number;
  scores: number[];
  /** Hidden: whether a seat still holds its shield. */
  shields: boolean[];
  shielded: boolean;
  /** How often each of the others is asked about a roll; once without it. */
  asks?: number;
}
type Event = { readonly rule: Rule } & (
  | { readonly type: 'rolling' | 'held' | 'shielded'; readonly seat: Seat }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly shield: boolean | null }
);
export interface Tally {
  readonly world: World;
  readonly event: Event;
  readonly rule: Rule;
}
const { define } = proceduresOf<Tally>();

const raise = define<{ readonly seat: Seat }, { raise: null }, null>('raise', {
  raise(g, { seat }) {
    const w = draft(g.world);
    w.shields[seat] = false;
    w.shielded = true;
    g.emit({ type: 'shielded', seat, rule: 'TALLY 3' });
    return g.done(null);
  },
});

const shields = windowOf<Tally>()<{ readonly roller: Seat; readonly of: 'roll' }, 'shield'>('shields', {
  reactions: (w, seat) => (w.shields[seat] && !w.shielded ? ['shield'] : []),
  mightReact: () => true,
  respond: (seat): Call<unknown> => raise({ seat }),
  rule: () => 'TALLY 3',
});

const turn = define<object, { act: null; acted: 'roll' | 'hold' | 'peek'; settle: number; next: null }, null>('turn', {
  act: g => g.ask('acted', g.world.turn, 'TALLY 1', ['roll', 'hold', 'peek']),
  acted(g, _, action) {
    const { turn: seat, scores, shields: held } = g.world;
    if (action === 'hold') g.emit({ type: 'held', seat, rule: 'TALLY 1' });
    if (action === 'peek') g.emit({ type: 'peeked', seat, shield: held[(seat + 1) % held.length]!, rule: 'TALLY 4' });
    if (action !== 'roll') return g.go('next', null);
    draft(g.world).shielded = false;
    g.emit({ type: 'rolling', seat, rule: 'TALLY 2' });
    const others = clockwise((seat + 1) % scores.length, scores.length).slice(0, -1);
    const seats = others.flatMap(other => Array.from({ length: g.world.asks ?? 1 }, () => other));
    return g.call('settle', shields.open({ kind: 'shield', subject: { roller: seat, of: 'roll' }, seats, closes: 'once' }));
  },
  settle(g) {
    const { turn: seat, scores, shielded } = draft(g.world);
    if (!shielded) {
      const die = g.random.die();
      scores[seat]! += die;
      g.emit({ type: 'rolled', seat, die, rule: 'TALLY 2' });
    }
    return g.go('next', null);
  },
  next(g) {
    draft(g.world).turn = (g.world.turn + 1) % g.world.scores.length;
    return g.go('act', null);
  },
});

interface Options {
  readonly target: number;
}
/** Equal scores share a place. */
const byScore = (scores: readonly number[]): Outcome => ({
  places: scores.map(score => 1 + scores.filter(other => other > score).length),
  rule: 'TALLY 5',
  why: 'score',
});

export const tally: GameModule<Tally, Options> = {
  id: 'tally',
  version: 1,
  seats: { min: 2, max: 4 },
  options: schema<{ target: number }>({ target: number(1, 100, 10) }),
  setup: ({ target }, seats, random) => ({
    world: {
      turn: 0,
      target,
      scores: clockwise(0, seats).map(() => 0),
      shields: clockwise(0, seats).map(() => random.integer(2) === 1),
      shielded: false,
    },
    first: turn({}),
  }),
  procedures: [turn, raise, shields.procedure],
  drafted: true,
  clone: w => ({ ...w, scores: [...w.scores], shields: [...w.shields] }),
  outcome: w => (w.scores.some(score => score >= w.target) ? byScore(w.scores) : null),
  view: (w, viewer) => ({
    turn: w.turn,
    scores: [...w.scores],
    shield: viewer === 'spectator' ? null : w.shields[viewer]!,
  }),
  redact: (_, event, viewer) => (event.type === 'peeked' && event.seat !== viewer ? { ...event, shield: null } : { ...event }),
  reveals: event => event.type === 'peeked' || event.type === 'shielded',
  redeal(w, viewer, random) {
    w.shields = w.shields.map((shield, seat) => (seat === viewer ? shield : random.integer(2) === 1));
  },
  explain: ({ decision }) => decision!.options.map(option => ({ key: keyOf(option), option, refusal: null })),
  mind: { weights: { score: 4 }, measure: (w, seat) => [w.scores[seat]! / w.target - 0.5], horizon: 8 },
  invariants: () => [],
  scenario: {
    read() {
      throw new InputError('scenario', 'tally has no scenarios');
    },
  },
};

export const tallyGame = createGame(tally);

/** The same game with the shields dealt by hand; `asks`: how often each of the others is asked about a roll. */
export const tallyWith = (shields: readonly boolean[], asks?: number): Game<Tally, Options> =>
  createGame({
    ...tally,
    setup(options, seats, random) {
      const { world, first } = tally.setup(options, seats, random);
      return { world: { ...world, shields: [...shields], ...(asks && { asks }) }, first };
    },
  });
