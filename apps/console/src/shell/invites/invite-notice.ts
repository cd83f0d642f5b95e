import { listText } from '@sokoni/messages/list-text';
import { isRole } from '@sokoni/rules/access/roles';
import type { InboxInvite } from '#contract-types.ts';
import { roleLabel } from '#sentences/roles.ts';
import { sayStoreFrame } from '#sentences/shell/store-frame.ts';

/** What is said of the invites that wait, or null while none is new. */
export function inviteNotice(
  invites: readonly InboxInvite[],
  dismissed: readonly string[],
): { title: string; body: string; ids: string[] } | null {
  const fresh = invites.filter(({ invite_id }) => !dismissed.includes(invite_id));
  const [first] = fresh;
  if (!first) return null;
  const ids = fresh.map(({ invite_id }) => invite_id);
  if (fresh.length > 1) {
    const names = fresh.map(({ business_name }) => business_name);
    return { title: sayStoreFrame('invites.several', { count: fresh.length }), body: listText(names), ids };
  }
  return {
    title: sayStoreFrame('invites.one', { store: first.business_name }),
    body: isRole(first.role)
      ? sayStoreFrame('invites.role', { role: roleLabel(first.role) })
      : sayStoreFrame('invites.join'),
    ids,
  };
}
