/** How a break by hand is written. */
import type { DoomtrooperCitation } from '@kolbiste/rulebooks';

type Rules = DoomtrooperCitation | readonly DoomtrooperCitation[];

export interface Break {
  readonly rule: Rules;
  /** From the folder of the game, or from `packages/`. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What is wrong then. */
  readonly why: string;
}
type Row = readonly [rule: Rules, find: string, replace: string, why: string];

export const breaksIn = (file: string, rows: readonly Row[]): Break[] =>
  rows.map(([rule, find, replace, why]) => ({ rule, file, find, replace, why }));
