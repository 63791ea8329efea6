/** What is said of the ready decks in one language. */
export interface DeckText {
  readonly name: string;
  readonly about: string;
  /** Those of before have none. */
  readonly guide?: {
    readonly plan: string;
    /** Codes of cards, each with what it is for. */
    readonly cards: readonly (readonly [code: string, why: string])[];
    readonly play: readonly string[];
  };
}
export type DeckTexts = Readonly<Record<string, DeckText>>;
