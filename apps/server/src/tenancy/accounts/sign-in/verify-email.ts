import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hashOfToken, type Secrets } from '#core/security/secrets.ts';
import { deleteCode, deleteLinks, takeLink } from '#tenancy/accounts/codes/code-queries.ts';
import { spendCode } from '#tenancy/accounts/codes/spend-code.ts';
import { findUser, markEmailVerified } from '#tenancy/accounts/queries.ts';

/**
 * Verifies the address of a signed-in user with the four digits. The caller returns an error from its command.
 * @returns null, or DomainError `email_already_verified`, `wrong_code`, `code_attempts_used`, `too_many_attempts`
 */
export async function verifyByCode(
  db: Db,
  secrets: Secrets,
  tried: { userId: string; digits: string; networkAddress: string },
  now: Date,
): Promise<DomainError | null> {
  const user = await findUser(db, tried.userId);
  if (!user) return new DomainError('not_signed_in');
  if (user.email_verified_at) return new DomainError('email_already_verified');
  const refusal = await spendCode(
    db,
    secrets,
    {
      purpose: 'verify_email',
      emailKey: user.email_key,
      userId: user.id,
      digits: tried.digits,
      networkAddress: tried.networkAddress,
    },
    now,
  );
  if (refusal) return refusal;
  await markEmailVerified(db, user.id, now);
  await deleteLinks(db, user.id, 'verify_email');
  return null;
}

/**
 * Verifies an address with the mailed link, on any device and whatever was typed wrong before.
 * @returns the user
 * @throws DomainError `link_expired`
 */
export async function verifyByLink(db: Db, token: string, now: Date): Promise<string> {
  const link = await takeLink(db, hashOfToken(token), 'verify_email', now);
  if (!link) throw new DomainError('link_expired');
  await markEmailVerified(db, link.user_id, now);
  await deleteCode(db, link.user_id, 'verify_email');
  await deleteLinks(db, link.user_id, 'verify_email');
  return link.user_id;
}
