/** One-time passwords by time (RFC 6238: HMAC-SHA-1, six digits, thirty seconds), as every authenticator knows them. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP = 30_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += LETTERS[(held >> (bits - 5)) & 31]!;
  }
  return bits > 0 ? text + LETTERS[(held << (5 - bits)) & 31]! : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    held = ((held << 5) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

/** 160 random bits, as the RFC wants them. */
export const newTotpSecret = (): string => base32(randomBytes(20));

export const totpUri = (secret: string, name: string): string =>
  `otpauth://totp/${encodeURIComponent(`Kolbiště:${name}`)}?secret=${secret}&issuer=${encodeURIComponent('Kolbiště')}`;

export const stepAt = (now: number): number => Math.floor(now / STEP);

/** The code of a step. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The step whose code this is: now, or one before or after, for clocks that differ; null when of none. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (const step of [stepAt(now), stepAt(now) - 1, stepAt(now) + 1]) {
    const right = Buffer.from(totpAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found ??= step;
  }
  return found;
}
