/** The verbs of the game: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
export * from './atoms/actions.ts';
export * from './atoms/card.ts';
export * from './atoms/combat.ts';
export * from './atoms/dealing.ts';
export * from './atoms/effects.ts';
export * from './atoms/harm.ts';
export * from './atoms/judge.ts';
export * from './atoms/moving.ts';
export {
  bringFromOutside,
  discard,
  discardFromHand,
  draw,
  look,
  showTo,
  putBack,
  sacrifice,
  shuffleLibrary,
  shuffleLibraryBut,
  stake,
  stopLooking,
  toHand,
  toLibrary,
} from './atoms/piles.ts';
export * from './atoms/playing.ts';
export * from './atoms/points.ts';
export * from './atoms/turn.ts';
export { actionsLeft, destinyOf, isLocked } from './queries.ts';
