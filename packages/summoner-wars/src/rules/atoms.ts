/** The verbs of the game: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
export * from './atoms/arrivals.ts';
export * from './atoms/harm.ts';
export { handBits, seatBits } from './atoms/known.ts';
export * from './atoms/movement.ts';
export {
  buildMagic,
  collect,
  discardEvent,
  discardTop,
  discardUnder,
  drawUpTo,
  lookAt,
  moveMagic,
  pay,
  playEvent,
  putBack,
  recover,
  reveal,
  save,
  shuffle,
  take,
} from './atoms/piles.ts';
export * from './atoms/setup.ts';
export * from './atoms/turn.ts';
