/**
 * Looking things up in one or more rulebooks. A client that must stay small loads the books it shows
 * (`@kolbiste/rulebooks/doomtrooper`, …) and opens its own library; everybody else imports `@kolbiste/rulebooks`,
 * the library of all four.
 */
import { bookOf } from './citation.ts';
import { profilesOf } from './rule-book.ts';
import type { RuleId, RulingId } from './generated/rule-ids.ts';
import type { BookId, Heading, Language, Principle, Profile, ProfileDifference, RuleBook, RuleEntry, Ruling } from './rule-book.ts';
import { searchBooks } from './search.ts';
import type { Found, SearchOptions } from './search.ts';

export type { Found };

export interface NamedIn {
  readonly file: string;
  readonly title: string;
}

/** A scenario says what it shows in both languages. */
export interface ShownIn {
  readonly file: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Which tests declare and which scenarios name a rule or ruling; `virtual:tests-by-rule` holds it. */
export type TestsByRule = Readonly<Record<string, { readonly tests: readonly NamedIn[]; readonly scenarios: readonly ShownIn[] }>>;

/** All that a page about one rule shows. */
export interface RulePage {
  readonly kind: 'rule';
  readonly game: BookId;
  readonly id: RuleId;
  readonly en: string;
  readonly cs: string;
  readonly category: RuleEntry['category'];
  readonly chapter: Heading;
  readonly section: Heading;
  /** Whose book says it, and in which profiles it holds. Doomtrooper only. */
  readonly profile?: Profile | 'both';
  readonly profiles: readonly Profile[];
  /** The same statement elsewhere in the book. */
  readonly sameAs: readonly RuleId[];
  readonly rulings: readonly Ruling[];
  readonly differences: readonly ProfileDifference[];
  readonly tests: readonly NamedIn[];
  readonly scenarios: readonly ShownIn[];
  readonly previous: RuleId | null;
  readonly next: RuleId | null;
}

/** All that a page about one ruling shows. */
export interface RulingPage {
  readonly kind: 'ruling';
  readonly game: BookId;
  readonly id: RulingId;
  readonly ruling: Ruling;
  readonly rules: readonly RuleEntry[];
  readonly principles: readonly Principle[];
  readonly tests: readonly NamedIn[];
  readonly scenarios: readonly ShownIn[];
}

export interface Library {
  readonly books: readonly RuleBook[];
  /** Throws when the library was opened without this book. */
  ruleBook(game: BookId): RuleBook;
  rule(id: string): RuleEntry | null;
  ruling(cite: string): Ruling | null;
  /** Whether a rule or ruling of this id exists. */
  exists(citation: string): boolean;
  search(asked: string, language: Language, options?: SearchOptions): readonly Found[];
  rulePage(id: string, tests?: TestsByRule): RulePage | null;
  rulingPage(cite: string, tests?: TestsByRule): RulingPage | null;
}

export function openLibrary(books: readonly RuleBook[]): Library {
  const rules = new Map<string, RuleEntry>();
  const rulings = new Map<string, Ruling>();
  for (const book of books) {
    for (const rule of book.rules) rules.set(rule.id, rule);
    for (const ruling of book.rulings) rulings.set(ruling.cite, ruling);
  }

  const ruleBook = (game: BookId): RuleBook => {
    const book = books.find(book => book.game === game);
    if (!book) throw new Error(`The library was opened without the rulebook of ${game}.`);
    return book;
  };

  const rulePage = (id: string, tests: TestsByRule = {}): RulePage | null => {
    const rule = rules.get(id);
    const game = bookOf(id);
    if (!rule || !game) return null;
    const book = ruleBook(game);
    const { chapter, section } = headingsOf(book, rule);
    const place = book.rules.indexOf(rule);
    return {
      kind: 'rule',
      game,
      id: rule.id,
      en: rule.en,
      cs: rule.cs,
      category: rule.category,
      chapter,
      section,
      ...(rule.profile === undefined ? {} : { profile: rule.profile }),
      profiles: profilesOf(book, rule),
      sameAs: restatementsOf(book, rule),
      rulings: book.rulings.filter(ruling => ruling.rules.includes(rule.id)),
      differences: book.differences?.filter(difference => difference.rules.includes(rule.id)) ?? [],
      tests: tests[id]?.tests ?? [],
      scenarios: tests[id]?.scenarios ?? [],
      previous: book.rules[place - 1]?.id ?? null,
      next: book.rules[place + 1]?.id ?? null,
    };
  };

  const rulingPage = (cite: string, tests: TestsByRule = {}): RulingPage | null => {
    const ruling = rulings.get(cite);
    const game = bookOf(cite);
    if (!ruling || !game) return null;
    return {
      kind: 'ruling',
      game,
      id: ruling.cite,
      ruling,
      rules: ruling.rules.flatMap(id => rules.get(id) ?? []),
      principles: ruleBook(game).principles.filter(({ id }) => new RegExp(`\\b${id}\\b`).test(ruling.reason)),
      tests: tests[cite]?.tests ?? [],
      scenarios: tests[cite]?.scenarios ?? [],
    };
  };

  return {
    books,
    ruleBook,
    rule: id => rules.get(id) ?? null,
    ruling: cite => rulings.get(cite) ?? null,
    exists: citation => rules.has(citation) || rulings.has(citation),
    search: (asked, language, options) => searchBooks(books, asked, language, options),
    rulePage,
    rulingPage,
  };
}

function headingsOf(book: RuleBook, rule: RuleEntry): { chapter: Heading; section: Heading } {
  const number = /\d+/.exec(rule.id)?.[0];
  const chapter = book.headings.chapters.find(heading => heading.number === number);
  const section = book.headings.sections.find(heading => heading.section === rule.section);
  if (!chapter || !section) throw new Error(`The rulebook of ${book.game} has no heading for ${rule.id}.`);
  return { chapter: plain(chapter), section: plain(section) };
}

function plain({ number, en, cs }: Heading): Heading {
  return { number, en, cs };
}

/** All statements that say the same as this one, however they are linked. */
function restatementsOf(book: RuleBook, rule: RuleEntry): readonly RuleId[] {
  const first = rule.sameAs ?? rule.id;
  return book.rules.filter(other => other.id !== rule.id && (other.sameAs ?? other.id) === first).map(other => other.id);
}
