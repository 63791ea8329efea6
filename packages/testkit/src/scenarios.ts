/** Reading and playing scenario files, for programs that are no tests: nothing here needs a disk. */
export { readScenario } from './scenario.ts';
export { runScenario } from './run-scenario.ts';
