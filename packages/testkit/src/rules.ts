/**
 * The rules a test guards, declared beside it: `it('a shield stops the attack', rules('SCW 3.5.2.6', 'SCW R-41'), () => …)`.
 * A citation that no book has does not compile. `npm run rules` reads the declarations.
 */
import type { Citation } from '@kolbiste/rulebooks';

declare module 'vitest' {
  interface TaskMeta {
    rules?: readonly string[];
  }
}

/** Options of a vitest test. With other options: `{ ...rules('SCW 3.5.2.6'), timeout: 60_000 }`. */
export function rules(...citations: readonly Citation[]): { meta: { rules: readonly string[] } } {
  return { meta: { rules: citations } };
}
