import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#session/session.ts';
import { firstRedirect, type Guard } from './guards.ts';

interface GuardedProps {
  guards: readonly Guard[];
  /** Asked at the door only: the screen itself changes what the guards look at, and knows where that leads. */
  once?: boolean;
}

/** Lets its routes show only while the guards agree; a session that ends, here or in another tab, is noticed at once. */
export function Guarded({ guards, once = false }: GuardedProps) {
  const session = useSession((whole) => whole);
  const location = useLocation();
  const [atTheDoor] = useState(() => firstRedirect(guards, { session, location }));
  const redirect = once ? atTheDoor : firstRedirect(guards, { session, location });
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Outlet />;
}
