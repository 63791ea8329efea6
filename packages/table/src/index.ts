/** Runs one match: seats, inputs, views, clocks, undo, replay, fairness. No I/O, and no clock of its own. */
export * from './clock.ts';
export * from './fairness.ts';
export * from './header.ts';
export * from './input.ts';
export * from './match.ts';
export * from './record.ts';
export { rejectionOf, type Rejection } from './rejection.ts';
export * from './response.ts';
