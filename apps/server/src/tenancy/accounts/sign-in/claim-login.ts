import { limits, loginDelaySeconds } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import {
  insertAttempt,
  type LoginTries,
  lockSubject,
  loginTries,
} from '#tenancy/accounts/codes/attempt-queries.ts';
import { caps, secondsAfter, secondsBefore, secondsUntilFree } from '#tenancy/accounts/codes/caps.ts';
import { accountSubject, networkOf } from '#tenancy/accounts/codes/subjects.ts';

/** A place below the cap; `busy` when others are being compared who may still turn out right. */
export type LoginClaim = { attemptId: string } | 'busy';

/**
 * Takes a place among the tries of one account before its password is compared (CONTRACT "Security": 10 failures an
 * hour per account and network address, 50 per account, with growing delay). What is being compared holds a place but
 * does not lengthen the delay, so that a person who logs in on several devices at once is not slowed down.
 * @throws DomainError `too_many_attempts`
 */
export async function claimLogin(
  db: Db,
  secrets: Secrets,
  { emailKey, networkAddress }: { emailKey: string; networkAddress: string },
  now: Date,
): Promise<LoginClaim> {
  const subject = accountSubject(secrets, emailKey);
  const network = networkOf(networkAddress);
  await lockSubject(db, subject);
  const tries = await loginTries(db, subject, network, secondsBefore(now, caps.windowSeconds));
  refuseAtCap(tries, now);
  if (
    tries.here >= limits.loginFailuresPerAccountAndAddressHour ||
    tries.everywhere >= limits.loginFailuresPerAccountHour
  ) {
    return 'busy';
  }
  const attemptId = newId();
  await insertAttempt(
    db,
    { id: attemptId, kind: 'login', subject, networkAddress: network, pending: true },
    now,
  );
  return { attemptId };
}

function refuseAtCap(tries: LoginTries, now: Date): void {
  const refuse = (retryAfterSeconds: number) => {
    throw new DomainError('too_many_attempts', { retryAfterSeconds });
  };
  if (tries.failed_here >= limits.loginFailuresPerAccountAndAddressHour) {
    refuse(secondsUntilFree(tries.first_here, caps.windowSeconds, now));
  }
  if (tries.failed_everywhere >= limits.loginFailuresPerAccountHour) {
    refuse(secondsUntilFree(tries.first, caps.windowSeconds, now));
  }
  const delay = loginDelaySeconds(tries.failed_here);
  if (tries.last_failed_here && secondsAfter(tries.last_failed_here, delay) > now) {
    refuse(secondsUntilFree(tries.last_failed_here, delay, now));
  }
}
