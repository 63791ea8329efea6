/** Where a request comes from, and whether a page of ours sent it. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

const firstOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === 'string' ? value : value?.[0]);

/** The address at the other end, as limits count it; behind a trusted proxy, the one that the proxy saw. */
export function addressOf(request: IncomingMessage, config: Config): string {
  const forwarded = config.TRUST_PROXY ? firstOf(request.headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return countedAddress(forwarded || request.socket.remoteAddress || 'unknown');
}

/** Of IPv6 the first half: anyone who has one address there has all of its second half. */
function countedAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare) || bare === '::1') return bare;
  const [before = '', after] = bare.split('::', 2);
  const words = (text: string | undefined): string[] => (text ? text.split(':') : []);
  const [first, last] = [words(before), words(after)];
  // The last 32 bits may be written as an IPv4 address.
  const v4 = last.at(-1)?.includes('.') ? 1 : 0;
  const all = [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length - v4) }, () => '0'), ...last];
  const head = all.map(word => (word.includes('.') ? word : Number.parseInt(word, 16)));
  if (v4 && head.slice(0, 5).every(word => word === 0) && head[5] === 0xffff) return last.at(-1)!;
  return `${head
    .slice(0, 4)
    .map(word => Number(word).toString(16))
    .join(':')}::/64`;
}

/**
 * Whether the request is meant for this server, as far as that is known. A foreign name that points here (rebinding) would make a foreign
 * page our own; a bare address, or this machine itself, is nobody's name.
 */
export function hostAllowed(request: IncomingMessage, config: Config): boolean {
  if (!config.PUBLIC_URL) return true;
  const forwarded = config.TRUST_PROXY ? firstOf(request.headers['x-forwarded-host']) : undefined;
  const named = forwarded ?? request.headers.host;
  if (named === undefined || !URL.canParse(`http://${named}`)) return named === undefined;
  const { hostname } = new URL(`http://${named}`);
  const own = [config.PUBLIC_URL, ...config.ALLOWED_ORIGINS.split(/[\s,]+/).filter(origin => URL.canParse(origin))];
  return hostname === 'localhost' || isIP(hostname.replaceAll(/^\[|\]$/g, '')) !== 0 || own.some(url => new URL(url).hostname === hostname);
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
