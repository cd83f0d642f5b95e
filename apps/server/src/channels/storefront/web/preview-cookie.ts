import { previewParameter } from '@sokoni/themes/document/preview-link.ts';
import { tokenIn } from './cookies.ts';

const name = 'preview';
const isToken = /^[A-Za-z0-9_-]{22}$/;

/** A preview that an address begins (`/?preview=TOKEN`) or, with anything else in its place, ends; null for every other address. */
export function askedPreview(address: string): { token: string | null; path: string } | null {
  const [path = '/', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  const token = query.get(previewParameter);
  if (token === null) return null;
  query.delete(previewParameter);
  const rest = query.toString();
  // Two slashes at the beginning would be the host of another server.
  const own = path.replace(/^[/\\]+/, '/');
  return { token: isToken.test(token) ? token : null, path: rest === '' ? own : `${own}?${rest}` };
}

/** The preview that a visitor follows, as their cookies say; whether it is one, only the shop knows. */
export function followedPreview(cookies: string | undefined): string | null {
  return tokenIn(cookies, name);
}

/** For this host alone, until the browser closes; null ends it. */
export function previewCookie(token: string | null, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${token ?? ''}; Path=/; HttpOnly; SameSite=Lax${secure}${token === null ? '; Max-Age=0' : ''}`;
}
