type Game = 'scratch-wars' | 'summoner-wars' | 'dice-throne' | 'doomtrooper';
type Profile = 'tournament' | 'standard';

/** What the coverage needs of a book. */
export interface SurveyedBook {
  readonly rules: readonly { readonly id: string; readonly category: string; readonly profile?: Profile | 'both' }[];
  readonly rulings: readonly { readonly cite: string }[];
  readonly headings?: { readonly chapters: readonly { readonly number: string; readonly en: string }[] };
  readonly inheritance?: { readonly intoStandard: readonly string[]; readonly intoTournament: readonly string[] };
}

/** A passing test or scenario (or, without results, one that stands in the sources) and what it names. */
export interface Evidence {
  readonly kind: 'test' | 'scenario';
  readonly file: string;
  /** A scenario's is in both languages. */
  readonly title: string | { readonly cs: string; readonly en: string };
  readonly cites: readonly string[];
  readonly profiles: readonly Profile[];
}

export interface Survey {
  readonly books: Readonly<Record<Game, SurveyedBook>>;
  /** Engine rule → why a program has no counterpart of it. */
  readonly notApplicable: Readonly<Record<string, string>>;
  /** Whether the evidence comes from test results. */
  readonly verified: boolean;
  /** What the code that plays cites. */
  readonly code: readonly string[];
  /** Every citation found anywhere; in comments a chapter may be named instead of a rule. */
  readonly citations: readonly { readonly cite: string; readonly file: string; readonly line: number; readonly chapterAllowed: boolean }[];
  /** Citations in titles of tests: they belong into `rules(…)`. */
  readonly tagged: readonly { readonly tag: string; readonly file: string; readonly line: number }[];
  /** Files that could not be read, each as a sentence. */
  readonly unreadable: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly notices: readonly string[];
}

export function survey(root: string): Survey;
export function declared(root: string): Evidence[];
