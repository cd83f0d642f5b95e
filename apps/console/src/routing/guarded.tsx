import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#session/session.ts';
import { firstRedirect, type Guard } from './guards.ts';

interface GuardedProps {
  guards: readonly Guard[];
}

/** Lets its routes show only while the guards agree; a session that ends, here or in another tab, is noticed at once. */
export function Guarded({ guards }: GuardedProps) {
  const session = useSession((whole) => whole);
  const location = useLocation();
  const redirect = firstRedirect(guards, { session, location });
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Outlet />;
}

/**
 * Asks its guards at the door only: the screen itself changes what they look at, and knows where that leads. A component
 * of its own, so that a redirect from a guarded page to here arrives at a new door, not at the answer of the old one.
 */
export function GuardedDoor({ guards }: GuardedProps) {
  const session = useSession((whole) => whole);
  const location = useLocation();
  const [redirect] = useState(() => firstRedirect(guards, { session, location }));
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Outlet />;
}
