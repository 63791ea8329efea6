/** Where local matches are kept: header and rows, so that a reload loses nothing. */
import type { MatchHeader, Row } from '@kolbiste/table';
import type { Control, LocalMode, LocalSummary } from './messages.ts';

export interface LocalMatch {
  readonly match: string;
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly mode: LocalMode;
  readonly control: readonly Control[];
  readonly summary: LocalSummary;
}

export interface LocalStore {
  put(match: LocalMatch): Promise<void>;
  get(match: string): Promise<LocalMatch | null>;
  all(): Promise<readonly LocalMatch[]>;
  remove(match: string): Promise<void>;
}
