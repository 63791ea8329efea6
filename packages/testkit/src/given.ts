/** What files of a table say: who sits there with what, and what is expected. Types only. */
import type { Plain } from '@kolbiste/engine';
import type { Located } from './located.ts';

export interface Named {
  readonly id: string;
  readonly line: number;
}

/** What every file that sets a table says: a scenario, a lesson, a puzzle. */
export interface GivenTable {
  readonly file: string;
  readonly game: Named;
  readonly options: Plain;
  /** As the file says, or null when it leaves them to first use. */
  readonly seats: readonly Named[] | null;
  readonly given: Plain;
  readonly random: readonly Plain[];
  /** The file with its lines, for errors found later. */
  readonly source: Located;
}

/** A field and the value it must have; for events, whether any field will do. */
export interface ExpectedEvent {
  readonly line: number;
  readonly type: string;
  /** One field of the event has this value. */
  readonly any: Plain | undefined;
  readonly fields: { readonly [field: string]: Plain };
}

export type Expectation = { readonly line: number } & (
  | { readonly kind: 'path'; readonly path: string; readonly value: Plain }
  | {
      readonly kind: 'outcome';
      /** Null: not over. */
      readonly outcome:
        | null
        | 'draw'
        | { readonly winners: readonly string[] | null; readonly rule: string | null; readonly why: string | null };
    }
  | { readonly kind: 'asked'; readonly seat: string | null }
  | { readonly kind: 'options'; readonly keys: readonly Named[] }
  | { readonly kind: 'events'; readonly events: readonly ExpectedEvent[] }
);
