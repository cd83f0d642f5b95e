import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import type { Secrets } from '#core/security/secrets.ts';
import type { CodePurpose } from '#tenancy/accounts/codes/code-purpose.ts';
import {
  deleteAttempt,
  insertAttempt,
  lockSubject,
  triesFromNetwork,
  triesOfSubject,
} from './attempt-queries.ts';
import { caps, secondsBefore, secondsUntilFree } from './caps.ts';
import { countWrongCode, deleteCode, findCode } from './code-queries.ts';
import { codeText } from './code-text.ts';
import { accountSubject, networkOf, networkSubject } from './subjects.ts';

export interface CodeTry {
  purpose: CodePurpose;
  emailKey: string;
  /** Null for an address that nobody has: the same work is done, and the answer is no. */
  userId: string | null;
  digits: string;
  networkAddress: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';
const purposes = ['verify_email', 'reset_password', 'confirm_session'] as const;
const noCode = Buffer.alloc(32);

/**
 * Counts the try, then compares (CONTRACT "Security"): tries at one account stand in line, so of any number of guesses
 * at once no more than three are compared. A right code is used up. The caller returns the error from its command,
 * so that the count is kept.
 * @returns DomainError `wrong_code`, `code_attempts_used` or `too_many_attempts`; null for the right code
 */
export async function spendCode(
  db: Db,
  secrets: Secrets,
  guess: CodeTry,
  now: Date,
): Promise<DomainError | null> {
  const network = networkOf(guess.networkAddress);
  const subject = accountSubject(secrets, guess.emailKey);
  await lockSubject(db, networkSubject(secrets, network));
  await lockSubject(db, subject);
  const refusal = await refusalByCaps(db, guess.purpose, subject, network, now);
  if (refusal) return refusal;

  const userId = guess.userId ?? nobody;
  const code = await findCode(db, userId, guess.purpose);
  if (code && code.wrong_count >= limits.wrongPerCode) return new DomainError('code_attempts_used');
  const attemptId = newId();
  await insertAttempt(db, { id: attemptId, kind: guess.purpose, subject, networkAddress: network }, now);
  const text = codeText(userId, guess.purpose, guess.digits);
  const same = secrets.verifies('code', text, code?.code_hmac ?? noCode);
  if (!same || !code || code.expires_at <= now) {
    await countWrongCode(db, userId, guess.purpose);
    return new DomainError('wrong_code');
  }
  await deleteAttempt(db, attemptId);
  await deleteCode(db, userId, guess.purpose);
  return null;
}

/** A cheap look ahead, for calls that hash a password before they compare the code. */
export async function refuseExhaustedNetwork(
  db: Db,
  purpose: CodePurpose,
  networkAddress: string,
  now: Date,
): Promise<void> {
  const refusal = await refusalByNetwork(db, purpose, networkOf(networkAddress), now);
  if (refusal) throw refusal;
}

async function refusalByCaps(
  db: Db,
  purpose: CodePurpose,
  subject: Buffer,
  network: string,
  now: Date,
): Promise<DomainError | null> {
  const byNetwork = await refusalByNetwork(db, purpose, network, now);
  if (byNetwork) return byNetwork;
  const windows = [
    [limits.accountDaySeconds, limits.wrongPerAccountDay],
    [limits.accountMonthSeconds, limits.wrongPerAccountMonth],
  ] as const;
  for (const [seconds, cap] of windows) {
    const { count, first } = await triesOfSubject(db, purposes, subject, secondsBefore(now, seconds));
    if (count >= cap) {
      return new DomainError('code_attempts_used', {
        retryAfterSeconds: secondsUntilFree(first, seconds, now),
      });
    }
  }
  return null;
}

async function refusalByNetwork(
  db: Db,
  purpose: CodePurpose,
  network: string,
  now: Date,
): Promise<DomainError | null> {
  const cap =
    purpose === 'reset_password' ? limits.wrongResetPerAddressHour : limits.wrongVerifyPerAddressHour;
  const { count, first } = await triesFromNetwork(
    db,
    purpose,
    network,
    secondsBefore(now, caps.windowSeconds),
  );
  if (count < cap) return null;
  return new DomainError('too_many_attempts', {
    retryAfterSeconds: secondsUntilFree(first, caps.windowSeconds, now),
  });
}
