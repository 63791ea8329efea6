/** What a player at the table is told and can see: all that the second reading knows of a game. */
export interface Told {
  readonly type: string;
  readonly rule: string;
  readonly [field: string]: unknown;
}
/** A question as everybody at the table hears it. */
export interface Heard {
  readonly seat: number;
  readonly question: string;
  /** The window it is asked in, and what somebody wants to do there. */
  readonly kind: string | null;
  readonly declared: { readonly seat: number; readonly card: number | null; readonly thing: string | null } | null;
  /** The hand of the one who is asked, and the points to pay with. */
  readonly hand: readonly { readonly id: number; readonly card: string }[];
  readonly cp: number;
}
/** The damage on the table as the program counts it. */
export type Counted = readonly { readonly to: number | null; readonly final: number; readonly isolated: boolean }[];
/** The two disagree: the program did something the book does not say. */
export class Disagreement extends Error {}
export function agree(holds: boolean, why: string): asserts holds {
  if (!holds) throw new Disagreement(why);
}
export const num = (value: unknown): number => value as number;
