/** Programs play a game against each other, and how good they are is counted. */
import { Random, seeded, winners, type AnyGame, type AnyPosition, type Brings, type Plain } from '@kolbiste/engine';
import { BUDGETS, choose } from './bot.ts';
import { draw, weigh } from './playout.ts';
import { LEVELS, unthinking, type Budget, type Choice, type Knowledge, type Level } from './knowledge.ts';

/**
 * A level, or a fixed player to compare levels with: `random` takes any option, `policy` draws one by how promising it looks,
 * `greedy` what stands best at once.
 */
export const CONTENDERS = [...LEVELS, 'random', 'policy', 'greedy'] as const;
export type Contender = (typeof CONTENDERS)[number];

/** A game as a contender thinks of it, and how long it may think. */
export interface Player {
  readonly name: Contender;
  /** The rules are the table's; a player may bring another mind. */
  readonly game: AnyGame;
  /** Iterations instead of a clock make a game repeatable. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Without the noise of its level. */
  readonly clear?: boolean;
}

function budgetOf({ name, iterations, milliseconds }: Player): Budget {
  const preset = BUDGETS[name as Level];
  if (iterations !== undefined) return { iterations };
  return { iterations: preset.iterations, until: performance.now() + (milliseconds ?? preset.milliseconds), now: () => performance.now() };
}

function choiceOf(player: Player, knowledge: Knowledge, seed: string): Choice {
  const { game, position, seat } = knowledge;
  const { options } = position.decision!;
  switch (player.name) {
    case 'random':
      return unthinking(position, new Random(seeded(seed)).integer(options.length));
    case 'policy':
      return unthinking(position, draw(weigh(game, position), new Random(seeded(seed))));
    case 'greedy': {
      const worths = options.map((_, i) => {
        const after = game.clone(position);
        game.advance(after, i);
        return game.evaluate(after.world, seat);
      });
      return unthinking(position, worths.indexOf(Math.max(...worths)));
    }
    default:
      return choose(knowledge, player.name, seed, budgetOf(player), player.clear);
  }
}

/** An observer of a game that is played. */
export interface Onlooker {
  /** A player has decided; the position is still the one in which they were asked. */
  readonly decided?: (position: AnyPosition, choice: Choice) => void;
  /** It was carried out, and this is what anybody may know of it. */
  readonly happened?: (position: AnyPosition, events: readonly Plain[]) => void;
}

/** One game: the share of the victory each seat gets (a draw is everybody's), and how many decisions it took. */
export function playMatch(
  game: AnyGame,
  players: readonly Player[],
  options: Plain,
  seed: string,
  onlooker: Onlooker = {},
): { readonly shares: readonly number[]; readonly decisions: number } {
  const position = game.start(options, players.length, seed) as AnyPosition;
  let decisions = 0;
  for (; position.decision; decisions++) {
    const { seat } = position.decision,
      player = players[seat]!,
      moment = `${seed}/${decisions}`;
    const choice = choiceOf(player, { game: player.game, position: game.redeal(position, seat, moment), seat }, moment);
    onlooker.decided?.(position, choice);
    const events: Plain[] = [];
    game.answer(
      position,
      choice.key,
      onlooker.happened ? (event, world) => events.push(game.module.redact(world, event, 'spectator')) : null,
    );
    onlooker.happened?.(
      position,
      events.filter(event => event !== null),
    );
  }
  const first = winners(position.outcome!);
  return { shares: players.map((_, seat) => (first.includes(seat) ? 1 / first.length : 0)), decisions };
}

/** The option that names a side for every seat (hero, faction or deck), with the sides there are; null without one. */
export function sidesOf(game: AnyGame): { readonly option: string; readonly sides: readonly string[] } | null {
  const field = game.module.options.fields.find(
    ({ kind, values, default: preset }) => kind === 'custom' && values && Array.isArray(preset),
  );
  return field ? { option: field.name, sides: field.values! } : null;
}

/** The table of the n-th pair of games: every pairing of sides in turn. */
export function pairing(game: AnyGame, options: object, n: number): Plain {
  const found = sidesOf(game);
  if (!found) return options as Plain;
  const { option, sides } = found;
  const first = n % sides.length,
    second = (first + 1 + (Math.floor(n / sides.length) % (sides.length - 1))) % sides.length;
  return { [option]: [sides[first]!, sides[second]!], ...options };
}

/** Tables at which players bring what they like, though that is not usual, so that both can bring the same. */
function bringing({ module }: AnyGame, options: object): { readonly brings: Brings; readonly options: Plain } | null {
  const { brings } = module;
  if (!brings) return null;
  const wishes = module.options.fields.flatMap(({ name, kind, values }) =>
    kind === 'choice' ? values!.map(value => ({ [name]: value })) : [],
  );
  for (const wish of [{}, ...wishes]) {
    const read = module.options.readNew({ ...wish, ...options }) as Plain;
    if (brings.wanted?.(read) ?? true) return { brings, options: read };
  }
  return null;
}

/** The table of the n-th pair of games on even ground: everybody has the same side, each side in turn, or has brought the same at random. */
export function mirrored(game: AnyGame, options: object, n: number, seats: number): Plain {
  const found = sidesOf(game);
  const both = <T>(one: T): T[] => Array.from({ length: seats }, () => one);
  if (found) {
    const allowed = game.module.options.fields.some(({ name }) => name === 'mirror') && { mirror: true };
    return { ...allowed, [found.option]: both(found.sides[n % found.sides.length]!), ...options };
  }
  const table = bringing(game, options);
  if (!table) return options as Plain;
  const one = table.brings.usual(table.options, 0, new Random(seeded(`mirror/${n}`)));
  return { ...(table.options as object), [table.brings.option]: both(one) };
}

/** How pairs of games on one deal, each played from both sides, went for the first of two players. */
export interface Pairs {
  readonly won: number;
  readonly split: number;
  readonly lost: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Counts pairs, each given as the share of its two games. The interval is of the mean over pairs, whose two games share their luck;
 * two pairs won and two lost are added for it, so that a handful of equal results is not taken for certainty (Agresti and Coull).
 */
export function pairsOf(scores: readonly number[]): Pairs {
  const count = (is: (score: number) => boolean): number => scores.filter(is).length;
  const sum = scores.reduce((total, score) => total + score, 0);
  const n = scores.length + 4,
    middle = (sum + 2) / n,
    variance = (scores.reduce((total, score) => total + (score - middle) ** 2, 0) + 2 * middle ** 2 + 2 * (1 - middle) ** 2) / (n - 1),
    spread = 1.96 * Math.sqrt(variance / n);
  return {
    won: count(score => score > 0.5),
    split: count(score => score === 0.5),
    lost: count(score => score < 0.5),
    share: sum / Math.max(1, scores.length),
    low: Math.max(0, middle - spread),
    high: Math.min(1, middle + spread),
  };
}

/** 95 % interval of a share (Wilson). */
export function interval(share: number, n: number): [number, number] {
  const z = 1.96,
    d = 1 + (z * z) / n,
    middle = share + (z * z) / (2 * n),
    spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [(middle - spread) / d, (middle + spread) / d];
}
