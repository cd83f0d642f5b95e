import { mayOpen } from '@sokoni/rules/navigation/navigation';
import { paths } from '#paths.ts';
import { rolesHere } from '#session/session.ts';
import type { Guard } from './guards.ts';

/**
 * CONTRACT "Guards and landings": another role than admin sells instead of opening `/`; elsewhere it is refused. Apart from the other
 * guards, since the first visit does without the table of who opens what.
 */
export const roleAdmitted: Guard = ({ session, location }) => {
  const roles = rolesHere(session);
  if (mayOpen(roles, location.pathname)) return null;
  return { to: location.pathname === paths.home ? paths.sell : paths.unauthorized };
};
