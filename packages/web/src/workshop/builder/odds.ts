/** Exact odds of drawing: whole numbers of hands, and one division at the end. */

function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

/** A fraction as the nearest number with fifteen digits. */
const quotient = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 10n ** 15n) / whole) / 1e15);

export interface Draw {
  /** Cards one draws from, and how many of them are wanted. */
  readonly library: number;
  readonly wanted: number;
  readonly drawn: number;
}

/** The chance that at least this many of the wanted cards are among those drawn. */
export function chanceOf({ library, wanted, drawn }: Draw, atLeast = 1): number {
  const cards = Math.min(drawn, library);
  let hands = 0n;
  for (let n = Math.max(0, atLeast); n <= Math.min(wanted, cards); n++) hands += choose(wanted, n) * choose(library - wanted, cards - n);
  return quotient(hands, choose(library, cards));
}

/** How many of the wanted cards to expect. */
export const expected = ({ library, wanted, drawn }: Draw): number => (library === 0 ? 0 : (wanted * Math.min(drawn, library)) / library);
