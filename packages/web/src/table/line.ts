/** A line of the log, in the reader's language. */
import type { EmblemName } from '@kolbiste/board-kit/emblems/emblems';

export interface Line {
  readonly id: number;
  readonly seq: number;
  readonly text: string;
  readonly rule: string | null;
  readonly emblem: EmblemName | null;
  readonly undone: boolean;
  readonly heading: boolean;
  /** What the table passed for the reader, and what could have been done. */
  readonly passed?: readonly {
    readonly kind: string;
    readonly why: string;
    readonly question: string;
    readonly options: readonly string[];
  }[];
}
