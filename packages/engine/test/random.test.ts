import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DesignError, Random, scripted, ScriptError, seeded, sha256Words, type RandomState } from '../src/index.ts';

const from = (key: readonly number[], drawn = 0): Random => new Random({ key, drawn, script: null });
const words = (random: Random, n: number): number[] => Array.from({ length: n }, () => random.integer(0x1_0000_0000));
/** Words as the bytes of a key stream, little-endian. */
function hex(stream: readonly number[]): string {
  const bytes = Buffer.alloc(stream.length * 4);
  stream.forEach((word, i) => bytes.writeUInt32LE(word, i * 4));
  return bytes.toString('hex');
}

/** ChaCha written from its definition and for clarity, with any number of rounds: an opinion to compare with. */
function chacha(key: readonly number[], counter: number, rounds: number): number[] {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, 0, 0, 0].map(word => word >>> 0);
  const s = [...start];
  const rotate = (x: number, n: number) => ((x << n) | (x >>> (32 - n))) >>> 0;
  const mix = (a: number, b: number, c: number, d: number) => {
    for (const [x, y, z, n] of [
      [a, b, d, 16],
      [c, d, b, 12],
      [a, b, d, 8],
      [c, d, b, 7],
    ] as const) {
      s[x] = (s[x]! + s[y]!) >>> 0;
      s[z] = rotate((s[z]! ^ s[x]) >>> 0, n);
    }
  };
  for (let i = 0; i < rounds; i += 2) {
    for (const column of [0, 1, 2, 3]) mix(column, 4 + column, 8 + column, 12 + column);
    for (const row of [0, 1, 2, 3]) mix(row, 4 + ((row + 1) % 4), 8 + ((row + 2) % 4), 12 + ((row + 3) % 4));
  }
  return s.map((word, i) => (word + start[i]!) >>> 0);
}

describe('the generator', () => {
  it('is ChaCha8: the published key stream of the key of zeros', () => {
    expect(hex(words(from([0, 0, 0, 0, 0, 0, 0, 0]), 16))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
  });

  it('agrees with a ChaCha that agrees with OpenSSL at twenty rounds', () => {
    for (const seed of ['a', 'b', 'c']) {
      const key = sha256Words(seed);
      for (const block of [0, 1, 2, 77]) {
        const iv = Buffer.alloc(16);
        iv.writeUInt32LE(block, 0);
        const openssl = createCipheriv('chacha20', Buffer.from(hex(key), 'hex'), iv).update(Buffer.alloc(64));
        expect(hex(chacha(key, block, 20))).toBe(openssl.toString('hex'));
        expect(words(from(key, block * 16), 16)).toEqual(chacha(key, block, 8));
      }
    }
  });

  it('is seeded by SHA-256 of the seed', () => {
    expect(seeded('match')).toEqual({ key: sha256Words('match'), drawn: 0, script: null });
  });

  it('is all in the state: key and how many were drawn', () => {
    const state = seeded('state');
    const random = new Random(state);
    const first = words(random, 40);
    expect(state.drawn).toBe(40);
    const copy = JSON.parse(JSON.stringify({ ...state, drawn: 17 })) as RandomState;
    // Two generators taking turns do not disturb each other.
    const other = from(sha256Words('other'));
    const later: number[] = [];
    const again = new Random(copy);
    for (let i = 17; i < 40; i++) {
      other.integer(6);
      later.push(again.integer(0x1_0000_0000));
    }
    expect(later).toEqual(first.slice(17));
  });
});

describe('draws', () => {
  it('are unbiased: words that would favour small numbers are drawn again', () => {
    // Of 2³² words the last 2³² mod n would come up too often. For n = 3 × 2³⁰ that is every fourth word.
    const n = 3 * 2 ** 30;
    const raw = words(new Random(seeded('reject')), 400);
    const state = seeded('reject');
    const drawn = Array.from({ length: 200 }, () => new Random(state).integer(n));
    expect(drawn).toEqual(raw.filter(word => word < n).slice(0, 200));
    expect(state.drawn).toBeGreaterThan(240);
  });

  // Limits of chi-square at 0.001 for n − 1 degrees of freedom; the seeds are fixed, so these never flicker.
  const LIMIT: Record<number, number> = { 2: 10.83, 6: 20.52, 7: 22.46, 10: 27.88, 24: 49.73, 100: 148.23 };
  const chiSquare = (counts: readonly number[]): number => {
    const expected = counts.reduce((a, b) => a + b) / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };

  it.each([2, 6, 7, 10, 100])('of a number below %i are uniform', n => {
    for (const seed of ['one', 'two', 'three']) {
      const random = new Random(seeded(`${seed}/${n}`));
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 20_000; i++) counts[random.integer(n)]!++;
      expect(chiSquare(counts)).toBeLessThan(LIMIT[n]!);
    }
  });

  it('of a die are uniform from 1 to its faces', () => {
    const random = new Random(seeded('dice'));
    const counts = Array.from({ length: 6 }, () => 0);
    for (let i = 0; i < 20_000; i++) counts[random.die() - 1]!++;
    expect(chiSquare(counts)).toBeLessThan(LIMIT[6]!);
    expect(Math.max(...Array.from({ length: 500 }, () => random.die(3)))).toBe(3);
    expect(Math.min(...Array.from({ length: 500 }, () => random.die(3)))).toBe(1);
  });

  it('of a shuffle give each of the 24 orders of four as often', () => {
    const random = new Random(seeded('shuffle'));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = ['a', 'b', 'c', 'd'];
      random.shuffle(items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(LIMIT[24]!);
  });

  it('of one thing are no draws: nothing is learned', () => {
    const state = seeded('one');
    const random = new Random(state);
    expect(random.integer(1)).toBe(0);
    random.shuffle(['a']);
    random.shuffle([]);
    expect(state.drawn).toBe(0);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1])('below %d are a fault of the rules', n => {
    expect(() => new Random(seeded('x')).integer(n)).toThrow(DesignError);
  });
});

describe('a script in the generator’s place', () => {
  const random = (...script: Parameters<typeof scripted>[0]) => new Random(scripted(script));

  it('gives its results in order', () => {
    const r = random(3, 6, 1, [2, 0, 1], 'kept');
    expect([r.integer(4), r.die(), r.integer(2)]).toEqual([3, 6, 1]);
    const items = ['a', 'b', 'c'];
    r.shuffle(items);
    expect(items).toEqual(['c', 'a', 'b']);
    r.shuffle(items);
    expect(items).toEqual(['c', 'a', 'b']);
    expect(r.state.drawn).toBe(5);
  });

  it('says when it is used up', () => {
    const r = random(3);
    r.die();
    expect(() => r.die()).toThrow(ScriptError);
    expect(() => r.die(8)).toThrow('the script is used up, and the rules draw a die of 8');
    expect(() => r.integer(5)).toThrow('the script is used up, and the rules draw a number below 5');
    expect(() => r.shuffle(['a', 'b'])).toThrow('the script is used up, and the rules draw a shuffle of 2');
  });

  it('says which entry does not fit, and what would', () => {
    expect(() => random(7).die()).toThrow('the script says 7 where the rules draw a die of 6: a whole number from 1 to 6');
    expect(() => random(0).die()).toThrow(ScriptError);
    expect(() => random(2).integer(2)).toThrow('a whole number from 0 to 1');
    expect(() => random('six').die()).toThrow('the script says "six"');
    expect(() => random(1.5).die()).toThrow(ScriptError);
    for (const order of [[0, 1], [0, 1, 1], [0, 1, 3], 'keep', 3])
      expect(() => random(order).shuffle(['a', 'b', 'c'])).toThrow(/where a shuffle of 3 needs "kept" or every index once/);
    const r = random(1, 9);
    r.die();
    let error: unknown;
    try {
      r.die();
    } catch (caught) {
      error = caught;
    }
    expect(error).toMatchObject({ entry: 1 });
  });
});
