/** Files that set a table: read, set up, asked whether something holds. Nothing here needs a disk. */
export { holds } from './expectations.ts';
export type { Expectation, GivenTable, Named } from './given.ts';
export { entryOf, ScenarioError, type Entry, type Located } from './located.ts';
export { findKey } from './match.ts';
export { FileReader, type InBoth } from './reader.ts';
export { ScenarioTable } from './scenario-table.ts';
