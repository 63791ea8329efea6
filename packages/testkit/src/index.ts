/** The test kit: everything that plays a game to see whether it is right. What needs vitest is in `@kolbiste/testkit/vitest`. */
export * from './any-game.ts';
export * from './invariants.ts';
export * from './same.ts';
