/** How a game's `test/breaks.ts` says by hand what `npm run mutants` breaks. */

/** A break of a rule. `find` stands exactly once in the file; without `replace` the code is broken in every way the command knows. */
export interface Break<Citation extends string> {
  readonly rule: Citation | readonly Citation[];
  readonly file: string;
  readonly find: string;
  readonly replace?: string;
  readonly why: string;
}

/** A break that no test can notice, because the broken code does the same. */
export interface Equivalent {
  readonly file: string;
  readonly was: string;
  readonly text: string;
  /** The code around it, where `was` alone is not enough. */
  readonly find?: string;
  readonly why: string;
}
