/** One match (`match/`), and the host that every driver of a table uses (`host/`). No I/O, and no clock of its own. */
export * from './match/change.ts';
export * from './match/clock.ts';
export * from './match/fairness.ts';
export * from './match/header.ts';
export * from './match/input.ts';
export * from './match/match.ts';
export * from './match/record.ts';
export * from './host/ports.ts';
export type { HostSettings } from './host/state.ts';
export * from './host/table-host.ts';
export * from './host/memory-log.ts';
