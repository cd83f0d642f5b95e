import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '#session/session.ts';
import { firstRedirect, type Guard } from './guards.ts';

/** Lets its routes show only while the guards agree; a session that ends, here or in another tab, is noticed at once. */
export function Guarded({ guards }: { guards: readonly Guard[] }) {
  const session = useSession((whole) => whole);
  const location = useLocation();
  const redirect = firstRedirect(guards, { session, location });
  return redirect ? <Navigate to={redirect.to} state={redirect.state} replace /> : <Outlet />;
}
