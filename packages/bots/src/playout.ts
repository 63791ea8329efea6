/** Playing a position on, quickly, to see where it leads. */
import { worth, type AnyGame, type AnyPosition, type Random, type Seat } from '@kolbiste/engine';

/** A playout that does not settle is judged at most this many decisions late. */
const PATIENCE = 60;

/** Asked before every decision of a try, in their order: whether it has gone far enough to be judged. */
export type Horizon = (position: AnyPosition) => boolean;

/** As many decisions on as the mind says, and then at the first fair moment. */
export function decisionsOn({ module: { mind } }: AnyGame): Horizon {
  let made = -1;
  return position => ++made >= mind.horizon && (made >= mind.horizon + PATIENCE || (mind.settled?.(position) ?? true));
}

/** At the n-th fair moment. */
export function momentsOn({ module: { mind } }: AnyGame, moments: number): Horizon {
  let made = 0,
    seen = 0;
  return position => ((mind.settled?.(position) ?? true) && ++seen >= moments) || ++made >= PATIENCE * (moments + 1);
}

/** How promising the options look, by the game's mind; all alike without one. */
export const weigh = (game: AnyGame, position: AnyPosition, noise = 0): readonly number[] =>
  game.module.mind.weigh?.(position, noise) ?? position.decision!.options.map(() => 1);

/** The only promising option, or -1 where there are several. */
export function onlyOne(weights: readonly number[]): number {
  let only = -1;
  for (let i = 0; i < weights.length; i++)
    if (weights[i]! > 0)
      if (only >= 0) return -1;
      else only = i;
  return only;
}

/** A random index, likelier the more it weighs. */
export function draw(weights: readonly number[], random: Random): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let left = (sum * random.integer(0x1_0000)) / 0x1_0000;
  for (let i = 0; i < weights.length; i++) if ((left -= weights[i]!) < 0) return i;
  return weights.findIndex(weight => weight > 0);
}

/** Answers as the mind would at a glance. What is no choice takes no luck. */
function goOn(game: AnyGame, position: AnyPosition, random: Random): void {
  const { length } = position.decision!.options;
  if (length === 1) return hurry(game, position, 0);
  const weights = weigh(game, position),
    only = onlyOne(weights);
  hurry(game, position, only >= 0 ? only : draw(weights, random));
}
/** Takes an option in a try: nobody is asked at a window that they would pass in any case. */
export const hurry = (game: AnyGame, position: AnyPosition, index: number): void => game.advance(position, index, true);

/** Plays on as far as the horizon, or to the end. */
export function playOut(game: AnyGame, position: AnyPosition, random: Random, reached: Horizon): void {
  while (position.decision !== null && !reached(position)) goOn(game, position, random);
}

/** What the position is worth to a seat, from 0 to 1. */
export const judge = (game: AnyGame, { outcome, world }: AnyPosition, seat: Seat): number =>
  outcome ? worth(outcome, seat) : game.evaluate(world, seat);
