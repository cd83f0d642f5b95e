import type { Secrets } from '#core/security/secrets.ts';
import { tokenIn } from './cookies.ts';

const name = 'pass';
const seconds = 30 * 24 * 60 * 60;

/** What whoever knows the password of a shop is let in by. Another password is another pass. */
export function passOf(secrets: Secrets, storeId: string, passwordHash: string): string {
  return secrets.sign('shop-pass', `${storeId}.${passwordHash}`).subarray(0, 16).toString('base64url');
}

/** The pass that a visitor shows, right or wrong. */
export function shownPass(cookies: string | undefined): string | null {
  return tokenIn(cookies, name);
}

export function passCookie(pass: string, isSecure: boolean): string {
  return `${name}=${pass}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
