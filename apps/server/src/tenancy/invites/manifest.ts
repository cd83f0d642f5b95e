import { staff, verified } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { mailInvite } from './mail-invite.ts';
import { purgeInvites } from './purge-queries.ts';
import { answerInvite, listInbox, listInvites, sendInvite, withdrawInvite } from './routes.ts';

export const invites = {
  routes: {
    'GET /accounts/api/v1/users/invites/inbox': verified(listInbox),
    'POST /accounts/api/v1/users/invites/update': verified(answerInvite),
    'POST /marketplace/v1/stores/{id}/invites': staff('manageStaff', sendInvite),
    'GET /marketplace/v1/stores/{id}/invites': staff('manageStaff', listInvites),
    'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}': staff('manageStaff', withdrawInvite),
  },
  tasks: {
    send_invite: mailInvite,
  },
  purge: purgeInvites,
} satisfies Manifest;
