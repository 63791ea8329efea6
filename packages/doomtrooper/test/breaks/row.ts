/** How a break by hand is written. */
import type { DoomtrooperCitation } from '@kolbiste/rulebooks';
import type { Break as BreakOf } from '@kolbiste/testkit/breaks';

type Rules = DoomtrooperCitation | readonly DoomtrooperCitation[];

export type Break = BreakOf<DoomtrooperCitation>;
/** `find` and `replace` as in a break; `why` says what is wrong then. */
type Row = readonly [rule: Rules, find: string, replace: string, why: string];

export const breaksIn = (file: string, rows: readonly Row[]): Break[] =>
  rows.map(([rule, find, replace, why]) => ({ rule, file, find, replace, why }));
