import type { AssignableRole } from '@sokoni/rules/access/roles';
import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { claimInviteMail } from '#tenancy/accounts/codes/claim-invite-mail.ts';
import { sayStaff } from '#tenancy/staff/sentences.ts';
import {
  countOpenInvites,
  countSentInvites,
  type InviteRow,
  insertInvite,
  isStaffByEmail,
  lockStoreForInviting,
} from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A store has no need of more, and its invites go out as mail in our name. */
const openAtOnce = 50;
const sentPerDay = 100;

export interface InviteDraft {
  email: string;
  /** The address as it is compared. */
  emailKey: string;
  role: AssignableRole;
  message: string;
}

/**
 * Invites someone to the store that the transaction is in, for 7 days (CONTRACT "invites").
 * @throws DomainError `already_staff`, `already_invited`, `too_many_attempts`
 */
export async function inviteToStore(
  db: Db,
  secrets: Secrets,
  storeId: string,
  draft: InviteDraft,
  inviter: { userId: string; networkAddress: string },
  now: Date,
): Promise<InviteRow> {
  await lockStoreForInviting(db, storeId);
  if (await isStaffByEmail(db, storeId, draft.emailKey)) throw new DomainError('already_staff');
  const invite = await insertInvite(db, {
    id: newId(),
    store_id: storeId,
    email: draft.email,
    email_key: draft.emailKey,
    role: draft.role,
    message: draft.message,
    invited_by: inviter.userId,
    sent_at: now,
    expires_at: new Date(now.getTime() + limits.inviteSeconds * 1000),
  });
  if (!invite) throw new DomainError('already_invited');
  await refuseFlood(db, storeId, now);
  await claimInviteMail(db, secrets, inviter, now);
  await enqueue(db, 'send_invite', { store_id: storeId, invite_id: invite.id });
  return invite;
}

/** Counts with the new invite in place; its own audit row comes later. */
async function refuseFlood(db: Db, storeId: string, now: Date): Promise<void> {
  if ((await countOpenInvites(db, storeId, now)) > openAtOnce) {
    throw new DomainError('too_many_attempts', {
      message: sayStaff('invitesOpen', { max: openAtOnce }),
    });
  }
  if ((await countSentInvites(db, storeId, new Date(now.getTime() - dayMs))) >= sentPerDay) {
    throw new DomainError('too_many_attempts', {
      message: sayStaff('invitesPerStore', { max: sentPerDay }),
      retryAfterSeconds: dayMs / 1000,
    });
  }
}
