/**
 * Two check symbols over base-32 symbols: a Reed-Solomon code on the field of 32 elements. It finds every single wrong symbol and
 * every swap of neighbours at any length, and all but one in 1024 of other errors.
 */

/** Powers of the generator of the field, from x^5 = x^2 + 1; listed twice so that exponents need no remainder. */
const POWER: readonly number[] = (() => {
  const powers: number[] = [];
  for (let i = 0, x = 1; i < 62; i++) {
    powers.push(x);
    x = x & 16 ? (x << 1) ^ 0b100101 : x << 1;
  }
  return powers;
})();

const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : POWER[POWER.indexOf(a) + POWER.indexOf(b)]!);

/** (x - p)(x - p²) = x² + (p + p²)x + p³, where adding and subtracting are the same. */
const MIDDLE = POWER[1]! ^ POWER[2]!;
const LAST = POWER[3]!;

export const CHECK_SYMBOLS = 2;

/** The symbols to append so that the whole is valid. */
export function checkSymbols(symbols: readonly number[]): readonly [number, number] {
  let high = 0;
  let low = 0;
  for (const symbol of symbols) {
    const lead = high ^ symbol;
    high = low ^ times(lead, MIDDLE);
    low = times(lead, LAST);
  }
  return [high, low];
}

export function isSound(symbols: readonly number[]): boolean {
  const [high, low] = checkSymbols(symbols.slice(0, -CHECK_SYMBOLS));
  return symbols.at(-2) === high && symbols.at(-1) === low;
}
