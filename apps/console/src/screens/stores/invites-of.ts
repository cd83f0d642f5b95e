import type { InboxInvite } from '#contract-types.ts';

/** The invites that the login passed along in the navigation state (SPEC section 2, Login), if there are any. */
export function invitesOf(state: unknown): InboxInvite[] | undefined {
  const invites =
    typeof state === 'object' && state !== null ? (state as { invites?: unknown }).invites : undefined;
  return Array.isArray(invites) ? invites : undefined;
}
