/** The verbs of the game: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
export * from './atoms/actions.ts';
export * from './atoms/card.ts';
export * from './atoms/combat.ts';
export * from './atoms/dealing.ts';
export * from './atoms/effects.ts';
export * from './atoms/facing.ts';
export * from './atoms/happenings.ts';
export * from './atoms/losses.ts';
export { pose } from './atoms/posing.ts';
export * from './atoms/harm.ts';
export * from './atoms/judge.ts';
export * from './atoms/moving.ts';
export {
  bringFromOutside,
  bury,
  discard,
  discardFromHand,
  draw,
  handOver,
  look,
  showTo,
  putBack,
  sacrifice,
  showHands,
  shuffleLibrary,
  shuffleLibraryBut,
  stake,
  stopLooking,
  store,
  toHand,
  toLibrary,
  tradeHand,
} from './atoms/piles.ts';
export * from './atoms/playing.ts';
export * from './atoms/points.ts';
export * from './atoms/turn.ts';
export { actionsLeft, destinyOf, isLocked } from './queries.ts';
