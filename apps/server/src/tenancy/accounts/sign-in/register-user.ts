import { currentLanguage } from '@sokoni/messages/current-language';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import { addUser } from '#tenancy/accounts/add-user.ts';
import { insertAttempt, lockSubject, triesFromNetwork } from '#tenancy/accounts/codes/attempt-queries.ts';
import { caps, secondsBefore, secondsUntilFree } from '#tenancy/accounts/codes/caps.ts';
import { accountSubject, networkOf, networkSubject } from '#tenancy/accounts/codes/subjects.ts';

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
      language: currentLanguage(),
    },
    now,
  );
  if (userId === null) {
    const subject = accountSubject(secrets, emailKey);
    await insertAttempt(db, { id: newId(), kind: 'register', subject, networkAddress: network }, now);
    return new DomainError('email_taken');
  }
  // Outside of the caps on mail: without this one the new account is a dead end.
  await enqueue(db, 'send_account_mail', { template: 'verify_email', email_key: emailKey });
  return userId;
}
