/**
 * The cookie that says who somebody is, and the one that says that a device has been here before. Scripts cannot read them, other
 * sites cannot send them; behind TLS the browser takes them from nobody but this very host (`__Host-`).
 */
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { cookieOf, isSecure } from './address.ts';

type CookieName = 'kolbiste' | 'kolbiste-device';

const named = (name: CookieName, secure: boolean): string => (secure ? `__Host-${name}` : name);

export function cookieHeader(
  name: CookieName,
  value: string,
  { maxAge, secure }: { readonly maxAge: number; readonly secure: boolean },
): string {
  return `${named(name, secure)}=${value}; Path=/; Max-Age=${Math.floor(maxAge / 1000)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export const cookieIn = (request: IncomingMessage, config: Config, name: CookieName): string | undefined =>
  cookieOf(request, named(name, isSecure(request, config)));
