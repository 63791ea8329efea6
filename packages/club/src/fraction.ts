/** Whole-number fractions: a table's order must not hang on rounding. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Fraction = { n: 0n, d: 1n };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

export function fraction(n: number | bigint, d: number | bigint): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  const common = divisor(top, bottom);
  return { n: top / common, d: bottom / common };
}

export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The mean of some; zero of none. */
export function mean(all: readonly Fraction[]): Fraction {
  if (all.length === 0) return ZERO;
  const sum = all.reduce((a, b) => fraction(a.n * b.d + b.n * a.d, a.d * b.d), ZERO);
  return fraction(sum.n, sum.d * BigInt(all.length));
}

export const written = ({ n, d }: Fraction): string => `${n}/${d}`;
export const asNumber = ({ n, d }: Fraction): number => Number((n * 1_000_000n) / d) / 1_000_000;
