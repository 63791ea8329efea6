/**
 * Packs small numbers into base-32 symbols without wasting a bit: a number in mixed radix. One description of a layout serves both
 * directions: when writing, `put` stores the given value; when reading, it ignores that and returns the value found.
 */

export interface Wire {
  /** A whole number from 0 to radix - 1. */
  put(value: number, radix: number): number;
}

/** Symbols needed for this many different messages. */
function symbolsFor(messages: bigint): number {
  let symbols = 0;
  for (let room = 1n; room < messages; room *= 32n) symbols++;
  return symbols;
}

export class Writer implements Wire {
  #number = 0n;
  #messages = 1n;

  put(value: number, radix: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= radix) throw new RangeError(`${value} does not fit below ${radix}`);
    this.#number += BigInt(value) * this.#messages;
    this.#messages *= BigInt(radix);
    return value;
  }

  /** What was put first is in the first symbols. */
  symbols(): readonly number[] {
    const symbols: number[] = [];
    let rest = this.#number;
    for (let i = symbolsFor(this.#messages); i > 0; i--) {
      symbols.push(Number(rest % 32n));
      rest /= 32n;
    }
    return symbols;
  }
}

export class Reader implements Wire {
  readonly #length: number;
  #rest = 0n;
  #messages = 1n;

  constructor(symbols: readonly number[]) {
    this.#length = symbols.length;
    for (const symbol of symbols.toReversed()) this.#rest = this.#rest * 32n + BigInt(symbol);
  }

  put(_: number, radix: number): number {
    const value = Number(this.#rest % BigInt(radix));
    this.#rest /= BigInt(radix);
    this.#messages *= BigInt(radix);
    return value;
  }

  /** Whether all symbols were needed and nothing is left over. */
  isUsedUp(): boolean {
    return this.#rest === 0n && symbolsFor(this.#messages) === this.#length;
  }
}
