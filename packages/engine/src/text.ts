/** Words for players. Games bring dictionaries in Czech and English; this is the grammar they share. */
import type { Option, Refusal } from './decision.ts';
import type { Outcome } from './outcome.ts';
import type { Plain } from './plain.ts';

export type Language = 'cs' | 'en';
export const LANGUAGES: readonly Language[] = ['cs', 'en'];

export interface Forms {
  readonly one: string;
  /** Czech 2, 3, 4. */
  readonly few?: string;
  /** Czech fractions. */
  readonly many?: string;
  readonly other: string;
}

const rules: Record<Language, Intl.PluralRules> = { cs: new Intl.PluralRules('cs'), en: new Intl.PluralRules('en') };

/** `plural('cs', 3, { one: '# život', few: '# životy', other: '# životů' })` is "3 životy". */
export function plural(language: Language, n: number, forms: Forms): string {
  const form = rules[language].select(n) as keyof Forms;
  const number = String(n).replace('-', '−');
  return (forms[form] ?? forms.other).replaceAll('#', language === 'cs' ? number.replace('.', ',') : number);
}

/** What a sentence may need to know: who sits where, and the table as the reader sees it. */
export interface TextContext {
  /** Names by seat. */
  readonly seats: readonly string[];
  readonly view: Plain;
}

/** Something ready to play with, a deck or a hero, for a player to choose. */
export interface SideText {
  readonly name: string;
  /** What it is like, in a few words. */
  readonly about?: string;
  readonly guide?: SideGuide;
  /** Names of those it beats, and those it loses to, in at least 65 of 100 games. */
  readonly beats?: readonly string[];
  readonly losesTo?: readonly string[];
}
export interface SideGuide {
  /** How it wins. */
  readonly plan: string;
  /** Key cards, and what each is for. */
  readonly cards: readonly { readonly name: string; readonly why: string }[];
  readonly play: readonly string[];
}

/** A game's dictionary in one language. Everything a player reads about the game comes from here. */
export interface GameText {
  readonly title: string;
  /** One line for the tile on the first page. */
  readonly tagline: string;
  /** What happened, in one sentence. */
  event(event: Plain, context: TextContext): string;
  /** Events in a row, in one sentence; null where each has its own. Games that tell one thing many times have it. */
  several?(events: readonly Plain[], context: TextContext): string | null;
  /**
   * Events in a row in one sentence for those who listen, terser than the log: the moves of a turn, an attack with what came of it. Null where
   * each has its own; not null for a single one that may go on.
   */
  spoken?(events: readonly Plain[], context: TextContext): string | null;
  /** What is asked. */
  question(question: string, about: Plain, context: TextContext): string;
  /** One answer to it; `about` is what the question was asked with. */
  option(option: Option, question: string, context: TextContext, about: Plain): string;
  /** What an answer would do, for a player who is asked to respond and does not know the cards by heart; '' where its words say it. */
  detail?(option: Option, question: string, context: TextContext, about: Plain): string;
  /** Why something is not allowed. */
  refusal(refusal: Refusal, context: TextContext): string;
  outcome(outcome: Outcome, context: TextContext): string;
  /** The table in a few lines, for terminals and for those who listen: whose things are where, in which state. */
  table(context: TextContext): readonly string[];
  /** What bots count, by the names of `Mind.weights`: "lives", "cards in hand". */
  readonly features: { readonly [name: string]: string };
  /** A line of the stack: "turn.act" as a player would say it. */
  doing(step: string): string;
  /** A table option and its values. */
  readonly options: {
    readonly [name: string]: { readonly label: string; readonly help: string; readonly values?: { readonly [value: string]: string } };
  };
  /** A side that is ready to be played, by the name that options have for it. */
  side?(id: string): SideText;
}
