/** Where a request comes from, and whether a page of ours sent it. */
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const firstOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.[0]);

/** The address at the other end; behind a trusted proxy, the one that the proxy saw. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const forwarded = config.TRUST_PROXY ? firstOf(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return forwarded || request.socket.remoteAddress || 'unknown';
}

export function isSecure(request: IncomingMessage, config: Config): boolean {
  if (config.PUBLIC_URL) return config.PUBLIC_URL.startsWith('https:');
  return config.TRUST_PROXY && firstOf(request.headers['x-forwarded-proto']) === 'https';
}

/** Whether the request's origin is this server's own page. Programs send none; browsers always do, where it matters. */
export function originAllowed(request: IncomingMessage, config: Config): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return firstOf(request.headers['sec-fetch-site']) !== 'cross-site';
  const allowed = config.ALLOWED_ORIGINS.split(/[\s,]+/).filter(Boolean);
  if (config.PUBLIC_URL) allowed.push(new URL(config.PUBLIC_URL).origin);
  if (allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const forwarded = config.TRUST_PROXY ? firstOf(request.headers['x-forwarded-host']) : undefined;
  return new URL(origin).host === (forwarded ?? host);
}

/** A cookie's value by its name. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}
