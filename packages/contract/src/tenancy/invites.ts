import { checkInvite } from '@sokoni/rules/access/invite-form';
import { assignableRoles } from '@sokoni/rules/access/roles';
import { limits } from '@sokoni/rules/limits';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, nothing, pageOf, pageQuery, reasoned, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';

/** SPEC section 3 "Invite", as its receiver sees it. */
export const inboxInvite = z.object({
  invite_id: id,
  business_name: z.string(),
  business_code: z.string(),
  store_logo: z.string(),
  message: z.string(),
  role: z.string(),
  expires_at: time,
});

/** An invite as the store that sent it sees it. */
export const sentInvite = z.object({
  invite_id: id,
  email: z.string(),
  role: z.string(),
  message: z.string(),
  sent_at: time,
  expires_at: time,
  status: z.enum(['open', 'expired']),
});

/** A role that can be given to someone; nobody is made super_admin. */
export const assignableRole = z.enum(assignableRoles, { error: refusal('role_required') });

export const inviteCalls = defineCalls({
  'GET /accounts/api/v1/users/invites/inbox': {
    summary: 'List pending invites of the logged-in, verified user.',
    data: z.array(inboxInvite),
  },
  'POST /accounts/api/v1/users/invites/update': {
    summary: 'Accept or decline an invite.',
    body: z.object({ invite_id: id, accepted: z.boolean(), business_code: z.string().max(40) }),
    data: z.object({ accepted: z.boolean(), invite_id: id, business_code: z.string(), message: z.string() }),
  },
  'POST /marketplace/v1/stores/{id}/invites': {
    summary: 'Invite staff to the store by email; the invite expires after 7 days.',
    body: reasoned(
      z.strictObject({ email, role: assignableRole, message: text(limits.inviteMessageLength).default('') }),
      checkInvite,
    ),
    data: sentInvite,
  },
  'GET /marketplace/v1/stores/{id}/invites': {
    summary: 'List pending invites of the store.',
    query: pageQuery,
    data: pageOf(sentInvite),
  },
  'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}': {
    summary: 'Withdraw an invite.',
    data: nothing,
  },
});
