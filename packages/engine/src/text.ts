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

/** A game's dictionary in one language. Everything a player reads about the game comes from here. */
export interface GameText {
  readonly title: string;
  /** One line for the tile on the first page. */
  readonly tagline: string;
  /** What happened, in one sentence. */
  event(event: Plain, context: TextContext): string;
  /** What is asked. */
  question(question: string, about: Plain, context: TextContext): string;
  /** One answer to it; `about` is what the question was asked with. */
  option(option: Option, question: string, context: TextContext, about: Plain): string;
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
}
