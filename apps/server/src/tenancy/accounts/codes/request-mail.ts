import { isLoopback } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { CodePurpose } from '#tenancy/accounts/codes/code-purpose.ts';
import { insertAttempt, lockSubject, triesFromNetwork, triesOfSubject } from './attempt-queries.ts';
import { caps, secondsBefore } from './caps.ts';
import { accountSubject, networkOf, networkSubject } from './subjects.ts';

/**
 * Has a mail sent to an address, whether or not anybody has it here: the work and the answer are the same, and the
 * worker finds out. Above the caps nothing is sent and nobody is told. Loopback is no place of its own (a proxy that is
 * not ours, or this machine), so it has no cap.
 */
export async function requestMail(
  db: Db,
  secrets: Secrets,
  mail: { template: CodePurpose; emailKey: string; networkAddress: string },
  now: Date,
): Promise<void> {
  const network = networkOf(mail.networkAddress);
  const subject = accountSubject(secrets, mail.emailKey);
  await lockSubject(db, networkSubject(secrets, network));
  await lockSubject(db, subject);
  const since = secondsBefore(now, caps.windowSeconds);
  const fromNetwork = await triesFromNetwork(db, 'mail', network, since);
  const toSubject = await triesOfSubject(db, ['mail'], subject, since);
  const networkIsFull = fromNetwork.count >= caps.mailsPerNetwork && !isLoopback(mail.networkAddress);
  if (networkIsFull || toSubject.count >= caps.mailsPerSubject) return;
  await insertAttempt(db, { id: newId(), kind: 'mail', subject, networkAddress: network }, now);
  await enqueue(db, 'send_account_mail', { template: mail.template, email_key: mail.emailKey });
}
