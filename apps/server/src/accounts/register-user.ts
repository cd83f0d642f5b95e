import { normaliseEmail } from '@sokoni/rules/email';
import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import type { Secrets } from '#platform/secrets.ts';
import { addUser } from './add-user.ts';
import { insertAttempt, lockSubject, triesFromNetwork } from './attempt-queries.ts';
import { caps, secondsBefore, secondsUntilFree } from './caps.ts';
import { accountSubject, networkOf, networkSubject } from './subjects.ts';

export interface Registration {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** Kept as given. */
  referralCode: string | null;
  regChannel: string;
  platform: string;
  timezone: string | null;
  networkAddress: string;
}

/**
 * Adds the user and has the verification mail sent. That an address is taken is told 20 times per network address and
 * hour; after that no registration from there is looked at, so that the refusal tells nothing. The caller returns the
 * error from its command, so that the count is kept.
 * @returns the id, or DomainError `email_taken`, `too_many_attempts`
 */
export async function registerUser(
  db: Db,
  secrets: Secrets,
  person: Registration,
  now: Date,
): Promise<string | DomainError> {
  const emailKey = normaliseEmail(person.email);
  const network = networkOf(person.networkAddress);
  await lockSubject(db, networkSubject(secrets, network));
  const taken = await triesFromNetwork(db, 'register', network, secondsBefore(now, caps.windowSeconds));
  if (taken.count >= caps.emailTakenPerNetwork) {
    const retryAfterSeconds = secondsUntilFree(taken.first, caps.windowSeconds, now);
    return new DomainError('too_many_attempts', { retryAfterSeconds });
  }
  const userId = await addUser(
    db,
    {
      email: person.email,
      email_key: emailKey,
      email_verified_at: null,
      password_hash: person.passwordHash,
      google_subject: null,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      referred_by_code: person.referralCode,
      reg_channel: person.regChannel,
      platform: person.platform,
      timezone: person.timezone,
    },
    now,
  );
  if (userId === null) {
    const subject = accountSubject(secrets, emailKey);
    await insertAttempt(db, { id: newId(), kind: 'register', subject, networkAddress: network }, now);
    return new DomainError('email_taken');
  }
  // Outside of the caps on mail: without this one the new account is a dead end.
  await enqueue(db, 'send_mail', { template: 'verify_email', email_key: emailKey });
  return userId;
}
