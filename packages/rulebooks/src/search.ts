/**
 * Full-text search over rules and rulings: without diacritics, forgiving about endings, ranked.
 *
 * Both languages are searched; words found in the reader's language count in full, in the other by less, because
 * players mix them. Entries with all the words come alone if there are any, otherwise those with the most of them.
 */
import { spellCitation } from './citation.ts';
import { profilesOf } from './rule-book.ts';
import type { BookId, Language, Profile, RuleBook, RuleEntry, Ruling } from './rule-book.ts';

export interface SearchOptions {
  readonly game?: BookId;
  /** Only rules that hold in this profile of Doomtrooper; rules of other games and rulings are not touched by it. */
  readonly profile?: Profile;
  readonly limit?: number;
}

export type Found = {
  readonly game: BookId;
  readonly cite: string;
  readonly score: number;
  /** What to show: the rule's paraphrase, or the question of the ruling. */
  readonly text: string;
} & ({ readonly kind: 'rule'; readonly rule: RuleEntry } | { readonly kind: 'ruling'; readonly ruling: Ruling });

/** Lower case without diacritics: "Štít" → "stit". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function words(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const OTHER_LANGUAGE = 0.4;
const HEADING = 0.6;
const QUESTION = 1.3;
const REASON = 0.5;
const FULL_ID = 1000;

/** Endings of Czech and English words after folding, the longest first. */
const endings =
  /(?:ovani|ovat|ovych|oveho|ovymi|aci|ace|ani|eni|eho|emu|ych|ymi|ich|imi|ami|ech|ach|ove|ovi|ing|ed|es|em|um|am|ou|ym|im|ho|mu|mi|s|a|e|i|o|u|y)$/;

/** A rough stem: "ziveho" and "zivy" → "ziv", "meditovat" and "meditaci" → "medit". Short words stay whole. */
function stem(word: string): string {
  const short = word.replace(endings, '');
  return short.length >= 3 ? short : word;
}

/** How well a word of a text answers a word asked for, from 0 to 1. Czech and English inflect at the end, so beginnings decide. */
export function likeness(asked: string, written: string): number {
  if (asked === written) return 1;
  if (asked.length < 3 || written.length < 3 || asked[0] !== written[0]) return 0;
  if (written.startsWith(asked)) return written.length - asked.length <= 3 ? 0.8 : 0.5;
  return stem(asked) === stem(written) || sharedBeginning(asked, written) >= Math.max(4, Math.ceil(asked.length * 0.75)) ? 0.6 : 0;
}

/** How many letters two words have in common at their beginning; none when the rest is too long to be an ending. */
function sharedBeginning(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return b.length - shared <= 3 ? shared : 0;
}

interface Document {
  readonly game: BookId;
  readonly cite: string;
  readonly profiles: readonly Profile[];
  readonly source: { readonly rule: RuleEntry } | { readonly ruling: Ruling };
  readonly weights: Record<Language, ReadonlyMap<string, number>>;
  readonly length: Record<Language, number>;
}

function weigh(...fields: readonly (readonly [text: string | undefined, weight: number])[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [text, weight] of fields) {
    for (const word of words(text ?? '')) weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
  return weights;
}

function documentsOf(book: RuleBook): readonly Document[] {
  const headings = new Map(book.headings.sections.map(heading => [heading.section, heading]));
  const rules = book.rules.map((rule): Document => {
    const heading = headings.get(rule.section);
    return {
      game: book.game,
      cite: rule.id,
      profiles: profilesOf(book, rule),
      source: { rule },
      weights: { cs: weigh([rule.cs, 1], [heading?.cs, HEADING]), en: weigh([rule.en, 1], [heading?.en, HEADING]) },
      length: { cs: words(rule.cs).length, en: words(rule.en).length },
    };
  });
  const rulings = book.rulings.map((ruling): Document => {
    const { question, open, decision, reason, cs } = ruling;
    return {
      game: book.game,
      cite: ruling.cite,
      profiles: [],
      source: { ruling },
      weights: {
        cs: weigh([cs?.question, QUESTION], [cs?.decision, 1]),
        en: weigh([question, QUESTION], [decision, 1], [open, REASON], [reason, REASON]),
      },
      length: { cs: words(`${cs?.question} ${cs?.decision}`).length, en: words(`${question} ${decision}`).length },
    };
  });
  return [...rules, ...rulings];
}

const indexed = new WeakMap<RuleBook, readonly Document[]>();

function documents(book: RuleBook): readonly Document[] {
  const known = indexed.get(book) ?? documentsOf(book);
  indexed.set(book, known);
  return known;
}

/** The best answer of one document to one word. */
function answer(document: Document, asked: string, language: Language): number {
  const other = language === 'cs' ? 'en' : 'cs';
  let best = 0;
  for (const [word, weight] of document.weights[language]) best = Math.max(best, weight * likeness(asked, word));
  for (const [word, weight] of document.weights[other]) best = Math.max(best, OTHER_LANGUAGE * weight * likeness(asked, word));
  return best;
}

function isCited(document: Document, typed: string): boolean {
  const numbers = document.cite.slice(document.cite.indexOf(' ') + 1);
  return document.cite === typed || numbers === typed || document.cite.startsWith(`${typed}.`) || numbers.startsWith(`${typed}.`);
}

function found(document: Document, score: number, language: Language): Found {
  const { game, cite, source } = document;
  if ('rule' in source) return { kind: 'rule', game, cite, score, text: source.rule[language], rule: source.rule };
  const { ruling } = source;
  const text = language === 'cs' ? (ruling.cs?.question ?? ruling.question) : ruling.question;
  return { kind: 'ruling', game, cite, score, text, ruling };
}

export function searchBooks(books: readonly RuleBook[], asked: string, language: Language, options: SearchOptions = {}): readonly Found[] {
  const { game, profile, limit = 50 } = options;
  const candidates = books
    .filter(book => game === undefined || book.game === game)
    .flatMap(documents)
    .filter(({ profiles }) => profile === undefined || profiles.length === 0 || profiles.includes(profile));

  const citation = spellCitation(asked);
  if (citation !== null) {
    const exact = candidates.filter(document => isCited(document, citation));
    if (exact.length > 0) return exact.slice(0, limit).map(document => found(document, FULL_ID, language));
  }

  const askedWords = [...new Set(words(asked))];
  if (askedWords.length === 0) return [];
  const answers = candidates.map(document => askedWords.map(word => answer(document, word, language)));
  // A word that stands in few entries says more than one that stands in many.
  const rarity = askedWords.map((_, i) => Math.log(1 + candidates.length / (1 + answers.filter(values => values[i]! > 0).length)));
  const ranked = candidates
    .map((document, i) => {
      const values = answers[i]!;
      const sum = values.reduce((total, value, word) => total + value * rarity[word]!, 0);
      const brevity = 1 / (1 + document.length[language] / 60);
      return { document, hits: values.filter(value => value > 0).length, score: sum * (0.5 + brevity) };
    })
    .filter(({ hits }) => hits > 0);
  const most = ranked.reduce((best, { hits }) => Math.max(best, hits), 0);
  return ranked
    .filter(({ hits }) => hits === most)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ document, score }) => found(document, score, language));
}
