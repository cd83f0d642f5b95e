import type { CommandNotes } from '#core/command.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { errorSentence } from '#core/errors/sentences.ts';
import { addStaffMember } from '#tenancy/staff/add-staff-member.ts';
import { findInbox, takeInvite, worksFor } from './queries.ts';

export interface InviteAnswer {
  inviteId: string;
  businessCode: string;
  accepted: boolean;
}

const ever = new Date(0);

/**
 * Accepts or declines an invite of the transaction's user. The transaction goes on in that store, once
 * the inbox has shown that the invite is the user's.
 * @throws DomainError `not_found` for an invite that is not the user's, `invite_closed` for one that was
 * accepted already or is too old
 */
export async function answerStoreInvite(
  db: Db,
  notes: Pick<CommandNotes, 'store' | 'audit'>,
  answer: InviteAnswer,
  userId: string,
  now: Date,
): Promise<{ businessName: string }> {
  const inbox = await findInbox(db, ever);
  const invite = inbox.find((row) => row.invite_id === answer.inviteId);
  if (!invite) {
    const accepted = await worksFor(db, userId, answer.businessCode);
    throw new DomainError(accepted ? 'invite_closed' : 'not_found', {
      message: errorSentence('invite_closed'),
    });
  }
  if (invite.business_code !== answer.businessCode) throw new DomainError('not_found');
  if (invite.expires_at <= now) throw new DomainError('invite_closed');

  await notes.store(invite.store_id);
  const taken = await takeInvite(db, invite.store_id, invite.invite_id);
  if (!taken) throw new DomainError('invite_closed');
  publishChange(db, 'invite', []);
  if (answer.accepted) {
    publishChange(db, 'staff', []);
    await addStaffMember(db, { storeId: invite.store_id, userId, role: taken.role }, now);
  }
  notes.audit({
    subject: `invite:${invite.invite_id}`,
    after: answer.accepted ? { accepted: true, role: taken.role } : { accepted: false },
  });
  return { businessName: invite.business_name };
}
