import { limits } from '@sokoni/rules/limits';
import { tokenIn } from '#channels/storefront/web/cookies.ts';

const name = 'account';

/** The session that a buyer shows, right or wrong; null for none. */
export function accountTokenIn(cookies: string | undefined): string | null {
  return tokenIn(cookies, name);
}

/** @param token null to forget it */
export function accountCookie(token: string | null, isSecure: boolean): string {
  const seconds = token === null ? 0 : limits.buyerSessionSeconds;
  return `${name}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
