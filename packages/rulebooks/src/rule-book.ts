/**
 * What a rulebook is as data: its statements (rules), our decisions on what it leaves open (rulings), its chapters.
 *
 * A rule is one atomic statement of a printed book, told in our own words in both languages, with a stable id
 * ("SCW 3.4.9.3"). A ruling settles a question the book leaves open; it is cited with the book's prefix
 * ("SCW R-41", "SUM A1", "DIT R01", "DOT DR-01").
 */
import type { Citation, RuleId, RulingId } from './generated/rule-ids.ts';

export type BookId = 'scratch-wars' | 'summoner-wars' | 'dice-throne' | 'doomtrooper';
export type Language = 'cs' | 'en';

/** Only `engine` rules can be enforced by a program; the others describe components, contents, examples or the book itself. */
export type Category = 'engine' | 'meta' | 'physical' | 'content' | 'example';

/** Doomtrooper is played by one of two books. */
export type Profile = 'tournament' | 'standard';

export interface RuleEntry {
  readonly id: RuleId;
  readonly section: string;
  readonly category: Category;
  readonly en: string;
  readonly cs: string;
  /** The book (or both) that makes this statement. Doomtrooper only. */
  readonly profile?: Profile | 'both';
  /** This statement repeats that one. */
  readonly sameAs?: RuleId;
}

export type RulingKind = 'contradiction' | 'ambiguity' | 'gap' | 'digital' | 'settled' | 'scope';

/** What a ruling rests on: the rulebook's text, a card, the publisher's FAQ, our reading, our choice, the needs of a program. */
export type Basis = 'rule' | 'card' | 'faq' | 'interpretation' | 'house' | 'product';

export interface Ruling {
  /** As numbered in its own game: "R-41", "A1", "R01", "DR-01". */
  readonly id: string;
  /** As cited anywhere: "SCW R-41". */
  readonly cite: RulingId;
  readonly rules: readonly RuleId[];
  readonly kind?: RulingKind;
  readonly basis?: readonly Basis[];
  /** Players may reasonably differ: the decision is a named option. */
  readonly switch: boolean;
  readonly question: string;
  /** What exactly the book leaves open, where the question alone does not say it. */
  readonly open?: string;
  readonly decision: string;
  readonly reason: string;
  readonly cs?: { readonly question: string; readonly decision: string };
}

/** A rule of thumb by which rulings were made; rulings name it as P1, P2, … */
export interface Principle {
  readonly id: string;
  readonly en: string;
  readonly cs: string;
}

export interface Heading {
  readonly number: string;
  readonly en: string;
  readonly cs: string;
}

export interface Headings {
  readonly chapters: readonly Heading[];
  /** `section` is the name the rules of the section carry. */
  readonly sections: readonly (Heading & { readonly section: string })[];
}

/** A place where the two books of Doomtrooper say different things. */
export interface ProfileDifference {
  readonly number: number;
  readonly section: string;
  readonly topic: string;
  readonly tournament: string;
  readonly standard: string;
  /** A: who wins or what is legal in ordinary play; B: specific situations; C: clarification; same: no difference, listed to settle doubt. */
  readonly weight: 'A' | 'B' | 'C' | 'same';
  readonly rules: readonly RuleId[];
  readonly cs: { readonly topic: string; readonly tournament: string; readonly standard: string };
}

/** Rules printed in one book of Doomtrooper only: which of them hold in the other profile as well (DOT DR-01). */
export interface Inheritance {
  readonly ruling: RulingId;
  readonly intoStandard: readonly RuleId[];
  readonly intoTournament: readonly RuleId[];
  readonly onlyTournament: readonly RuleId[];
  readonly onlyStandard: readonly RuleId[];
  /** Inherited rule → the ruling or rule that limits it there. */
  readonly except: Readonly<Record<string, Citation>>;
}

export interface RuleBook {
  readonly game: BookId;
  readonly rules: readonly RuleEntry[];
  readonly rulings: readonly Ruling[];
  readonly headings: Headings;
  readonly principles: readonly Principle[];
  readonly differences?: readonly ProfileDifference[];
  readonly inheritance?: Inheritance;
}

/** The profiles in which a rule holds: those of its book, and the one that inherits it. Empty for games without profiles. */
export function profilesOf(book: RuleBook, rule: RuleEntry): readonly Profile[] {
  if (rule.profile === undefined) return [];
  if (rule.profile === 'both') return ['tournament', 'standard'];
  const inherited = rule.profile === 'tournament' ? book.inheritance?.intoStandard : book.inheritance?.intoTournament;
  return inherited?.includes(rule.id) ? ['tournament', 'standard'] : [rule.profile];
}
