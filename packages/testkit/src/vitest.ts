/** What needs vitest: the matchers (added to `expect` by importing this) and suites. */
import './matchers.ts';

export { scenarioSuite } from './scenario-suite.ts';
