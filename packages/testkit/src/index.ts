/** The test kit: everything that plays a game to see whether it is right. What needs vitest is in `@kolbiste/testkit/vitest`. */
export * from './any-game.ts';
export * from './census.ts';
export * from './exhaust.ts';
export * from './fixture.ts';
export * from './golden.ts';
export * from './invariants.ts';
export { ScenarioError } from './located.ts';
export * from './match.ts';
export * from './play.ts';
export * from './recording.ts';
export * from './run-scenario.ts';
export * from './same.ts';
export * from './scenario.ts';
export * from './scenario-files.ts';
