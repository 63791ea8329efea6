/** Names that cannot be guessed, and secrets that need not be stored. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 72 random bits: short enough for a link. */
export const newId = (): string => randomBytes(9).toString('base64url');
/** 192 random bits, for tokens. */
export const newToken = (): string => randomBytes(24).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const signatureOf = (token: string, secret: string): string => createHmac('sha256', secret).update(token).digest('base64url');

export const signed = (token: string, secret: string): string => `${token}.${signatureOf(token, secret)}`;

/** The token of a signed value, or null when the signature is not ours. */
export function unsigned(value: string, secret: string): string | null {
  const dot = value.lastIndexOf('.');
  if (dot <= 0) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const right = Buffer.from(signatureOf(token, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}
