/** Breaks that no test can notice, because the broken code does the same; for `npm run mutants -- dice-throne`. */

interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly text: string;
  /** The code around it, where `was` alone is not enough. */
  readonly find?: string;
  readonly why: string;
}

export const equivalent: readonly Equivalent[] = [];
