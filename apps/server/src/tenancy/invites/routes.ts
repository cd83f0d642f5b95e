import type { sentInvite } from '@sokoni/contract/tenancy/invites';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import type * as z from 'zod';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreHandler, UserHandler } from '#core/http/route.ts';
import { readId } from '#core/ids.ts';
import { sayStaff } from '#tenancy/staff/sentences.ts';
import { answerStoreInvite } from './answer-invite.ts';
import { listInbox as inboxOf } from './list-inbox.ts';
import { findInvites, type InviteRow, takeInvite } from './queries.ts';
import { inviteToStore } from './send-invite.ts';

function inviteView(row: InviteRow, now: Date): z.output<typeof sentInvite> {
  return {
    invite_id: row.id,
    email: row.email,
    role: row.role,
    message: row.message,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    status: row.expires_at > now ? 'open' : 'expired',
  };
}

export const listInbox: UserHandler<'GET /accounts/api/v1/users/invites/inbox'> = async (call) => ({
  data: await call.read((db) => inboxOf(db, call.services.config.publicUrl, call.now)),
});

export const answerInvite: UserHandler<'POST /accounts/api/v1/users/invites/update'> = async (call) => {
  const { accepted, business_code } = call.body;
  const inviteId = readId(call.body.invite_id) ?? '';
  const answer = { inviteId, businessCode: business_code, accepted };
  const data = await call.command(accepted ? 'accept_invite' : 'decline_invite', async (db, notes) => {
    const { businessName } = await answerStoreInvite(db, notes, answer, call.caller.userId, call.now);
    const message = sayStaff(accepted ? 'joined' : 'declined', { store: businessName });
    return { accepted, invite_id: inviteId, business_code, message };
  });
  return { data };
};

export const sendInvite: StoreHandler<'POST /marketplace/v1/stores/{id}/invites'> = async (call) => {
  const { email, role, message } = call.body;
  const draft = { email, emailKey: normaliseEmail(email), role, message };
  const inviter = { userId: call.caller.userId, networkAddress: call.networkAddress };
  const data = await call.command('send_invite', async (db, notes) => {
    const invite = await inviteToStore(db, call.services.secrets, call.storeId, draft, inviter, call.now);
    publishChange(db, 'invite', []);
    notes.audit({ subject: `invite:${invite.id}`, after: { role } });
    return inviteView(invite, call.now);
  });
  return { data, message: sayStaff('inviteSent', { email: data.email }) };
};

export const listInvites: StoreHandler<'GET /marketplace/v1/stores/{id}/invites'> = async (call) => {
  const sort = readSort(call.query.sort || '-sent_at', ['sent_at', 'email', 'role', 'expires_at']);
  const page = await call.read((db) =>
    findInvites(db, call.storeId, call.query.search, sort, pageWindow(call.query)),
  );
  return { data: pageAnswer(call.query, page, (row) => inviteView(row, call.now)) };
};

export const withdrawInvite: StoreHandler<'DELETE /marketplace/v1/stores/{id}/invites/{invite_id}'> = async (
  call,
) => {
  const inviteId = call.params.invite_id;
  await call.command('withdraw_invite', async (db, notes) => {
    const taken = await takeInvite(db, call.storeId, inviteId);
    if (!taken) throw new DomainError('not_found');
    publishChange(db, 'invite', []);
    notes.audit({ subject: `invite:${inviteId}`, before: { role: taken.role } });
  });
  return { data: { message: sayStaff('inviteWithdrawn') } };
};
