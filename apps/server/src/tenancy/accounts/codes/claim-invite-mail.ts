import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { sayStaff } from '#tenancy/staff/sentences.ts';
import { insertAttempt, lockSubject, triesOfSubject } from './attempt-queries.ts';
import { caps, secondsBefore, secondsUntilFree } from './caps.ts';
import { inviterSubject, networkOf } from './subjects.ts';

/**
 * Counts an invite mail for the user who sends it, over all stores: who opens many stores sends no more in our name.
 * @throws DomainError `too_many_attempts`
 */
export async function claimInviteMail(
  db: Db,
  secrets: Secrets,
  inviter: { userId: string; networkAddress: string },
  now: Date,
): Promise<void> {
  const subject = inviterSubject(secrets, inviter.userId);
  await lockSubject(db, subject);
  const sent = await triesOfSubject(db, ['invite'], subject, secondsBefore(now, caps.inviteWindowSeconds));
  if (sent.count >= caps.invitesPerInviter) {
    throw new DomainError('too_many_attempts', {
      message: sayStaff('invitesPerPerson', { max: caps.invitesPerInviter }),
      retryAfterSeconds: secondsUntilFree(sent.first, caps.inviteWindowSeconds, now),
    });
  }
  const networkAddress = networkOf(inviter.networkAddress);
  await insertAttempt(db, { id: newId(), kind: 'invite', subject, networkAddress }, now);
}
