/**
 * Stones: the smallest game that has a turn, a choice, a refusal, a die and a secret. docs/writing-a-game.md walks through it.
 *
 * TOY 1  The seat that takes the last stone wins.
 * TOY 2  In your turn take one, two or three stones, never more than there are.
 * TOY 3  At the start each rolls a die in secret. Once in the game you may show it and take that many instead.
 */
import { createGame, keyOf, number, proceduresOf, schema, won, InputError } from '../../src/index.ts';
import { draft } from '../../src/draft.ts';
import type { Frame, GameModule, Plain, Random, Refusal, Scope, Seat, Viewer } from '../../src/index.ts';

// The world: plain data and nothing else, read-only for everybody but the atoms.
export interface World {
  readonly stones: number;
  readonly turn: Seat;
  readonly dice: readonly { readonly value: number; readonly shown: boolean }[];
}

type Rule = 'TOY 1' | 'TOY 2' | 'TOY 3';

// What can happen, in the past tense, each with the rule it follows from.
type Event = { readonly rule: Rule; readonly seat: Seat } & (
  | { readonly type: 'rolled'; readonly value: number }
  | { readonly type: 'showed'; readonly value: number }
  | { readonly type: 'took'; readonly stones: number }
);

export interface Stones {
  readonly world: World;
  readonly event: Event;
  readonly rule: Rule;
}

// Atoms: each changes the world, tells what happened and cites its rule, together. In a game of its own they are rules/atoms.ts.
function roll({ world, random, emit }: Scope<Stones>, seat: Seat): void {
  draft(world).dice[seat]!.value = random.die();
  emit({ type: 'rolled', seat, value: world.dice[seat]!.value, rule: 'TOY 3' });
}
function show({ world, emit }: Scope<Stones>, seat: Seat): void {
  draft(world).dice[seat]!.shown = true;
  emit({ type: 'showed', seat, value: world.dice[seat]!.value, rule: 'TOY 3' });
}
function take({ world, emit }: Scope<Stones>, seat: Seat, stones: number, rule: Rule): void {
  draft(world).stones -= stones;
  emit({ type: 'took', seat, stones, rule });
}
// Bookkeeping without an event: whose turn it is shows in the next question.
function passTurn({ world }: Scope<Stones>): void {
  draft(world).turn = (world.turn + 1) % world.dice.length;
}
function rollAgainUnseen(world: World, viewer: Viewer, random: Random): void {
  draft(world).dice.forEach((die, seat) => {
    if (!sees(world, viewer, seat)) die.value = random.die();
  });
}

// Legality: the refusal, or null. One truth, used for the options and for "why can't I?".
type Move = 'show' | { readonly take: number };
const MOVES: readonly Move[] = [{ take: 1 }, { take: 2 }, { take: 3 }, 'show'];
function refusal(world: World, seat: Seat, move: Move): Refusal<Rule> | null {
  const { value, shown } = world.dice[seat]!;
  if (move === 'show' && shown) return { rule: 'TOY 3', why: 'shown' };
  const stones = move === 'show' ? value : move.take;
  return stones <= world.stones ? null : { rule: 'TOY 2', why: 'few', params: { stones: world.stones } };
}

// The flow: steps that end with ask, call, go or done. The types say what each step is resumed with.
const { define } = proceduresOf<Stones>();
const play = define<object, { roll: null; ask: null; move: Move }, null>('play', {
  roll(g) {
    g.world.dice.forEach((_, seat) => roll(g, seat));
    return g.go('ask', null);
  },
  ask(g) {
    const { turn } = g.world;
    const options = MOVES.filter(move => refusal(g.world, turn, move) === null);
    return g.ask('move', turn, 'TOY 2', options);
  },
  move(g, _, move) {
    const { world } = g;
    const seat = world.turn;
    if (move === 'show') show(g, seat);
    if (move === 'show') take(g, seat, world.dice[seat]!.value, 'TOY 3');
    else take(g, seat, move.take, 'TOY 2');
    if (world.stones > 0) passTurn(g);
    return g.go('ask', null);
  },
});

// Who sees what: one function.
const sees = (world: World, viewer: Viewer, seat: Seat): boolean => viewer === seat || world.dice[seat]!.shown;

export const stones: GameModule<Stones, { stones: number }> = {
  id: 'stones',
  version: 1,
  seats: { min: 2, max: 7 },
  options: schema<{ stones: number }>({ stones: number(1, 99, 15) }),
  setup: (options, seats, random) => ({
    world: {
      stones: options.stones,
      turn: random.integer(seats),
      dice: Array.from({ length: seats }, () => ({ value: 0, shown: false })),
    },
    first: play({}),
  }),
  procedures: [play],
  clone: ({ stones, turn, dice }) => ({ stones, turn, dice: dice.map(({ value, shown }) => ({ value, shown })) }),
  outcome: w => (w.stones === 0 ? won([w.turn], w.dice.length, 'TOY 1', 'last stone') : null),

  view: (w, viewer) => ({
    stones: w.stones,
    turn: w.turn,
    dice: w.dice.map(({ value, shown }, seat) => ({ value: sees(w, viewer, seat) ? value : null, shown })),
  }),
  redact: (w, event, viewer) => (event.type === 'rolled' && !sees(w, viewer, event.seat) ? { ...event, value: null } : { ...event }),
  reveals: event => event.type !== 'took',
  redeal: rollAgainUnseen,

  explain: ({ world }, seat) => MOVES.map(move => ({ key: keyOf(move), option: move, refusal: refusal(world, seat, move) })),
  mind: { weights: { stones: 1 }, measure: (w, seat) => [(w.stones % 4 === 0) === (w.turn === seat) ? -1 : 1], horizon: 4 },
  invariants: w => (w.stones < 0 ? ['there are fewer stones than none'] : []),
  scenario: { read: readScenario },
};

export const stonesGame = createGame(stones);

/** `{ stones: 5, turn: Jana, dice: { Jana: 4, Petr: 2 } }` */
function readScenario(given: Plain, options: { stones: number }, seatNames: readonly string[]) {
  const { stones = options.stones, turn = seatNames[0], dice = {}, ...rest } = given as { [key: string]: Plain };
  for (const word of Object.keys(rest)) throw new InputError('scenario', `there is no "${word}" here; there is stones, turn, dice`);
  const values = dice as { [name: string]: number };
  const world: World = {
    stones: stones as number,
    turn: seatNames.indexOf(turn as string),
    dice: seatNames.map(name => ({ value: values[name] ?? 1, shown: false })),
  };
  const frame: Frame = { ...play({}), step: 'ask' };
  const paths = Object.fromEntries(seatNames.map((name, seat) => [name, ['dice', seat]]));
  return { world, stack: [frame], names: {}, paths };
}
