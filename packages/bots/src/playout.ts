/** Playing a position on, quickly and blindly, to see where it leads. */
import { worth, type AnyGame, type AnyPosition, type Random } from '@kolbiste/engine';

/** Plays at random for so many decisions or to the end. */
export function playOut(game: AnyGame, position: AnyPosition, random: Random, decisions: number): void {
  for (let i = 0; i < decisions && position.decision !== null; i++)
    game.advance(position, random.integer(position.decision.options.length));
}

/** What the position is worth to each seat, from 0 to 1. */
export function judge(game: AnyGame, position: AnyPosition): number[] {
  const { outcome, seats, world } = position;
  return Array.from({ length: seats }, (_, seat) => (outcome ? worth(outcome, seat) : game.module.evaluate(world, seat)));
}
