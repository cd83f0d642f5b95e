import { allows } from '@sokoni/rules/access/roles';
import type { SavedView } from '#api/insights/views.ts';
import { rolesHere, useSession } from '#session/session.ts';

/** Which views somebody keeps: their own, and with some roles those of the store. */
export function useViewRights() {
  const mayShare = useSession((session) => allows(rolesHere(session), 'editStore'));
  return { mayShare, mayChange: ({ store_wide }: SavedView) => !store_wide || mayShare };
}
