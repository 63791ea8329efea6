/** The cookie that says who somebody is. Scripts cannot read it, other sites cannot send it. */
export const COOKIE = 'kolbiste';

export function cookieHeader(value: string, { maxAge, secure }: { readonly maxAge: number; readonly secure: boolean }): string {
  return `${COOKIE}=${value}; Path=/; Max-Age=${Math.floor(maxAge / 1000)}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
