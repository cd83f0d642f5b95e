import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hashOfToken, type Secrets } from '#core/security/secrets.ts';
import {
  deleteCode,
  deleteCodesAndLinks,
  deleteLinks,
  takeLink,
} from '#tenancy/accounts/codes/code-queries.ts';
import { spendCode } from '#tenancy/accounts/codes/spend-code.ts';
import { findUserByEmail, markEmailVerified, setPasswordHash } from '#tenancy/accounts/queries.ts';
import { deleteSessions } from '#tenancy/accounts/sessions/session-queries.ts';

/** What proves the address: the code with the address it was mailed to, or the token of the mailed link. */
export type ResetProof = { kind: 'code'; emailKey: string; digits: string } | { kind: 'link'; token: string };

/**
 * Sets a new password and ends every session of the user. Who holds the mail holds the address, so it counts as
 * verified from now on. The caller returns an error from its command, so that a wrong code stays counted.
 * @returns the user, or DomainError `wrong_code`, `code_attempts_used`, `too_many_attempts`, `link_expired`
 */
export async function replacePassword(
  db: Db,
  secrets: Secrets,
  proof: ResetProof,
  change: { passwordHash: string; networkAddress: string },
  now: Date,
): Promise<string | DomainError> {
  const userId = await proveAddress(db, secrets, proof, change.networkAddress, now);
  if (userId instanceof DomainError) return userId;
  await setPasswordHash(db, userId, change.passwordHash);
  await markEmailVerified(db, userId, now);
  await deleteSessions(db, userId, null);
  await deleteCodesAndLinks(db, userId);
  return userId;
}

async function proveAddress(
  db: Db,
  secrets: Secrets,
  proof: ResetProof,
  networkAddress: string,
  now: Date,
): Promise<string | DomainError> {
  if (proof.kind === 'link') {
    const link = await takeLink(db, hashOfToken(proof.token), 'reset_password', now);
    return link?.user_id ?? new DomainError('link_expired');
  }
  const user = await findUserByEmail(db, proof.emailKey);
  const refusal = await spendCode(
    db,
    secrets,
    {
      purpose: 'reset_password',
      emailKey: proof.emailKey,
      userId: user?.id ?? null,
      digits: proof.digits,
      networkAddress,
    },
    now,
  );
  return refusal ?? user?.id ?? new DomainError('wrong_code');
}

/** A password that was changed or first set by its signed-in owner: no other session and no mailed reset outlives it. */
export async function changeOwnPassword(
  db: Db,
  userId: string,
  sessionId: string,
  passwordHash: string,
): Promise<void> {
  await setPasswordHash(db, userId, passwordHash);
  await deleteSessions(db, userId, sessionId);
  await deleteCode(db, userId, 'reset_password');
  await deleteLinks(db, userId, 'reset_password');
}
