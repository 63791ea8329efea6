/** What tests import beside vitest: the matchers (added to `expect`) and the rules a test declares. Boards' tests too: no Node here. */
import './matchers.ts';

export { rules } from './rules.ts';
