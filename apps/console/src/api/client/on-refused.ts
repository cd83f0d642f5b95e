import { loginPathFor, paths } from '#paths.ts';
import type { OriginState } from '#session/origin.ts';
import { sessionCleared } from '#session/session.ts';

/** What the one client hook needs of the router. */
export interface Navigator {
  location(): { pathname: string; search: string };
  go(to: string, state?: OriginState): void;
}

let navigator: Navigator | null = null;

/** The router registers itself here, once. */
export function sendRefusedTo(registered: Navigator): void {
  navigator = registered;
}

/**
 * SPEC section 8. A 401 clears all stored session data and goes to /login (/login/ios if the path contains ios),
 * unless already there; a 403 goes to /unauthorized. Any other failure is the caller's.
 */
export function onRefused(status: number): void {
  if (status === 401) {
    sessionCleared();
    if (!navigator) return;
    const { pathname, search } = navigator.location();
    const isThere = pathname === paths.login || pathname === paths.loginIos;
    if (!isThere) navigator.go(loginPathFor(pathname), { from: `${pathname}${search}` });
  }
  if (status === 403) navigator?.go(paths.unauthorized);
}
