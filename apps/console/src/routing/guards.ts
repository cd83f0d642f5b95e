import { paths } from '#paths.ts';
import { type OriginState, originOf } from '#session/origin.ts';
import { isAdminLoggedIn, isEmailVerified, type Session } from '#session/session.ts';

/** Who wants to see what: all that a guard may look at. */
export interface Visit {
  session: Session;
  location: { pathname: string; search: string; state: unknown };
}

export interface Redirect {
  to: string;
  state?: OriginState;
}

/** Answers where to send the visit instead, or null to let it in. */
export type Guard = (visit: Visit) => Redirect | null;

/** SPEC section 2: not logged in goes to /login and passes the origin location. */
const loggedIn: Guard = ({ session, location }) => {
  if (isAdminLoggedIn(session)) return null;
  return session.hasLoggedOut ? { to: paths.login } : { to: paths.login, state: originState(location) };
};

/** SPEC section 2: a logged-in admin whose e-mail is not verified is sent to /verify. */
export const emailVerified: Guard = ({ session, location }) =>
  isEmailVerified(session) ? null : { to: paths.verify, state: originState(location) };

/** SPEC section 2: /verify sends a verified user to `/`. */
const emailNotVerified: Guard = ({ session }) => (isEmailVerified(session) ? { to: paths.home } : null);

/** SPEC section 2: a logged-in admin with no active store is sent to /select-store. */
const storeActive: Guard = ({ session, location }) =>
  session.activeStore === null ? { to: paths.selectStore, state: originState(location) } : null;

/** For /verify and /verify/ios. */
export const verifyGuards: readonly Guard[] = [loggedIn, emailNotVerified];

/** For what a user does before entering a store. */
export const accountGuards: readonly Guard[] = [loggedIn, emailVerified];

/** For every page of a store; `role-guard.ts` then says which of them the role opens. */
export const storeGuards: readonly Guard[] = [loggedIn, emailVerified, storeActive];

/** The first redirect that a guard asks for, in the order in which they stand. */
export function firstRedirect(guards: readonly Guard[], visit: Visit): Redirect | null {
  for (const guard of guards) {
    const redirect = guard(visit);
    if (redirect) return redirect;
  }
  return null;
}

/** The page itself is the origin, unless the visit comes from one that is still waiting. */
function originState({ pathname, search, state }: Visit['location']): OriginState {
  return { from: originOf(state) ?? `${pathname}${search}` };
}
