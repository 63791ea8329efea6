/**
 * Randomness is integers in the position, drawn through this module and nowhere else.
 *
 * The generator is ChaCha8 in counter mode: a player who sees every die of a match still cannot compute the order of a deck,
 * and a position with its random state is the same game everywhere. A test may put a script in the generator's place.
 */
import { DesignError } from './errors.ts';
import type { Plain } from './plain.ts';
import { sha256Words } from './sha256.ts';

export interface RandomState {
  /** 256 bits. Never changed in place, so clones may share it. */
  readonly key: readonly number[];
  /** How many words (or script entries) were drawn: the whole mutable state. */
  drawn: number;
  /** Scripted results instead of the generator's, in order. */
  readonly script: readonly Plain[] | null;
}

export const seeded = (seed: string): RandomState => ({ key: sha256Words(seed), drawn: 0, script: null });
export const scripted = (script: readonly Plain[]): RandomState => ({ key: sha256Words('script'), drawn: 0, script });

/** A script did not fit what the rules drew. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError';
  /** The entry that does not fit, counted from 0; null when the script has too few or too many. */
  readonly entry: number | null;
  constructor(message: string, entry: number | null = null) {
    super(message);
    this.entry = entry;
  }
}

const block = new Int32Array(16);
const words = new Int32Array(16);
let blockKey: readonly number[] | null = null;
let blockAt = -1;

function quarter(a: number, b: number, c: number, d: number): void {
  let va = words[a]!,
    vb = words[b]!,
    vc = words[c]!,
    vd = words[d]!;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  words[a] = va;
  words[b] = vb;
  words[c] = vc;
  words[d] = vd;
}

/** Sixteen words of key stream. The last block is remembered; it is a pure function of key and counter. */
function fill(key: readonly number[], at: number): void {
  block[0] = 0x61707865;
  block[1] = 0x3320646e;
  block[2] = 0x79622d32;
  block[3] = 0x6b206574;
  for (let i = 0; i < 8; i++) block[4 + i] = key[i]!;
  block[12] = at;
  block[13] = 0;
  block[14] = 0;
  block[15] = 0;
  words.set(block);
  for (let round = 0; round < 4; round++) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (words[i]! + block[i]!) | 0;
  blockKey = key;
  blockAt = at;
}

function word(state: RandomState): number {
  const at = state.drawn >>> 4;
  if (state.key !== blockKey || at !== blockAt) fill(state.key, at);
  return words[state.drawn++ & 15]! >>> 0;
}

/** What rules may draw. Every draw is unbiased. */
export class Random {
  state: RandomState;
  constructor(state: RandomState) {
    this.state = state;
  }

  /** A whole number from 0 to below n. */
  integer(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000) || n % 1 !== 0) throw new DesignError(`there is no whole number from 0 to below ${n} to draw`);
    if (this.state.script) return this.scripted(0, n - 1, `a number below ${n}`);
    if (n === 1) return 0;
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const x = word(this.state);
      if (x < limit) return x % n;
    }
  }

  /** A die with faces 1 to `faces`. */
  die(faces = 6): number {
    return this.state.script ? this.scripted(1, faces, `a die of ${faces}`) : 1 + this.integer(faces);
  }

  /**
   * Shuffles in place. In card games shuffle the definitions among the ids of a pile, not the ids:
   * then an id tells nobody anything. A script gives the new order as indexes into the old one, or `"kept"`.
   */
  shuffle<T>(items: T[]): void {
    if (this.state.script) {
      const entry = this.next(`a shuffle of ${items.length}`);
      if (entry === 'kept') return;
      if (!Array.isArray(entry) || [...entry].sort((a, b) => a - b).some((x, i) => x !== i) || entry.length !== items.length)
        throw new ScriptError(
          `the script says ${JSON.stringify(entry)} where a shuffle of ${items.length} needs "kept" or every index once`,
          this.state.drawn - 1,
        );
      const old = [...items];
      (entry as number[]).forEach((from, to) => (items[to] = old[from]!));
      return;
    }
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.integer(i + 1);
      const item = items[i]!;
      items[i] = items[j]!;
      items[j] = item;
    }
  }

  private next(what: string): Plain {
    const { script, drawn } = this.state;
    if (drawn >= script!.length) throw new ScriptError(`the script is used up, and the rules draw ${what}`);
    this.state.drawn++;
    return script![drawn]!;
  }

  private scripted(min: number, max: number, what: string): number {
    const entry = this.next(what);
    if (typeof entry !== 'number' || !Number.isInteger(entry) || entry < min || entry > max)
      throw new ScriptError(
        `the script says ${JSON.stringify(entry)} where the rules draw ${what}: a whole number from ${min} to ${max}`,
        this.state.drawn - 1,
      );
    return entry;
  }
}
