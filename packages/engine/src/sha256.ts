/** SHA-256 (FIPS 180-4), synchronous and without dependencies: seeds, commitments and position hashes are the same everywhere. */
const PRIMES = firstPrimes(64);
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
const K = Int32Array.from(PRIMES, p => fraction(Math.cbrt(p)));
const H0 = Int32Array.from(PRIMES.slice(0, 8), p => fraction(Math.sqrt(p)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every(p => n % p !== 0)) primes.push(n);
  return primes;
}

/** Texts of some length are hashed all the time: positions. */
let buffer = new Uint8Array(1 << 14);
const LONGEST_KEPT = 1 << 20;

/** The text in UTF-8, filled up to whole blocks: a one, zeros, and the length in bits. Good until the next text. */
function blocksOf(text: string): Uint8Array {
  const most = text.length * 3 + 72;
  let bytes = buffer;
  if (bytes.length < most) {
    bytes = new Uint8Array(most);
    if (most <= LONGEST_KEPT) buffer = bytes;
  }
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes[length++] = code;
    else {
      const point = text.codePointAt(i)!;
      if (point >= 0x1_0000) i++;
      length = encode(point, bytes, length);
    }
  }
  const bits = length * 8;
  const end = Math.ceil((length + 9) / 64) * 64;
  bytes[length] = 0x80;
  bytes.fill(0, length + 1, end);
  const view = new DataView(bytes.buffer);
  view.setUint32(end - 8, Math.floor(bits / 0x1_0000_0000));
  view.setUint32(end - 4, bits >>> 0);
  return bytes.subarray(0, end);
}

/** Writes a code point above 0x7f; gives where the next one goes. */
function encode(code: number, bytes: Uint8Array, at: number): number {
  if (code < 0x800) bytes[at++] = 0xc0 | (code >> 6);
  else {
    if (code < 0x1_0000) bytes[at++] = 0xe0 | (code >> 12);
    else {
      bytes[at++] = 0xf0 | (code >> 18);
      bytes[at++] = 0x80 | ((code >> 12) & 63);
    }
    bytes[at++] = 0x80 | ((code >> 6) & 63);
  }
  bytes[at++] = 0x80 | (code & 63);
  return at;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

const w = new Int32Array(64);

/** The digest as eight 32-bit integers. */
export function sha256Words(text: string): number[] {
  const bytes = blocksOf(text);
  const h = Int32Array.from(H0);
  for (let at = 0; at < bytes.length; at += 64) {
    for (let i = 0, b = at; i < 16; i++, b += 4) w[i] = (bytes[b]! << 24) | (bytes[b + 1]! << 16) | (bytes[b + 2]! << 8) | bytes[b + 3]!;
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!,
        b = w[i - 2]!;
      w[i] = (w[i - 16]! + (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) + w[i - 7]! + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10))) | 0;
    }
    let a = h[0]!,
      b = h[1]!,
      c = h[2]!,
      d = h[3]!,
      e = h[4]!,
      f = h[5]!,
      g = h[6]!,
      z = h[7]!;
    for (let i = 0; i < 64; i++) {
      const t1 = (z + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      z = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    h[0]! += a;
    h[1]! += b;
    h[2]! += c;
    h[3]! += d;
    h[4]! += e;
    h[5]! += f;
    h[6]! += g;
    h[7]! += z;
  }
  return Array.from(h, x => x >>> 0);
}

/** The digest in hexadecimal. */
export const sha256 = (text: string): string => digest(text);

const inScript = (text: string): string =>
  sha256Words(text)
    .map(word => word.toString(16).padStart(8, '0'))
    .join('');
let digest = inScript;
const SURROGATE = /[\ud800-\udfff]/;

/** A machine that hashes texts faster may bring its own: a server hashes whole positions. Throws if that hashes differently. */
export function hashWith(faster: (text: string) => string): void {
  for (const text of ['', 'abc', 'Kolbiště', '\u{1f3b2}'.repeat(100)])
    if (faster(text) !== inScript(text)) throw new Error(`this is not SHA-256: ${JSON.stringify(text.slice(0, 10))}`);
  // Half a character has no UTF-8, and others put something else in its place.
  digest = text => (SURROGATE.test(text) ? inScript(text) : faster(text));
}
