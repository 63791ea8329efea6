/** Which tests and scenarios name which rule, as found by the last `npm run rules -- --write`. */
import data from '../data/tests-by-rule.json' with { type: 'json' };
import type { TestsByRule } from './library.ts';

export const testsByRule: TestsByRule = data;
