import { cookieIn } from '#channels/storefront/web/cookies.ts';
import { readId } from '#core/ids.ts';

const name = 'wishes';
const seconds = 365 * 24 * 60 * 60;
/** A cookie has room for so many. */
const most = 50;

/** The products that a visitor wants to remember, the newest first. */
export function wishesIn(cookies: string | undefined): string[] {
  const value = cookieIn(cookies, name);
  const ids = (value ?? '').split('.').flatMap((id) => readId(id) ?? []);
  return [...new Set(ids)].slice(0, most);
}

export function wishCookie(ids: readonly string[], isSecure: boolean): string {
  const value = [...new Set(ids)].slice(0, most).join('.');
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
