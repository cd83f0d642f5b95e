import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hashOfToken, randomToken } from '#core/security/secrets.ts';
import { makeUserToken } from '#core/security/tokens.ts';
import { secondsAfter } from '#tenancy/accounts/codes/caps.ts';
import { insertHandOff, insertToken, lockLivingSession } from './session-queries.ts';

export interface Minted {
  token: string;
  /** The hand-off code of the iOS flow: 256 bits, 60 seconds, single use; never the four digits. */
  handOff: string | undefined;
  /** Seconds that the session lives unless it is refreshed. */
  expiresIn: number;
}

/**
 * A fresh token, and a hand-off code if one is wanted, for a session that lives.
 * @throws DomainError `not_signed_in` when it has ended since, as for a retry after a log-out or a password reset
 */
export async function mintToken(
  db: Db,
  sessionId: string,
  { fromRefresh, handOff }: { fromRefresh: boolean; handOff: boolean },
  now: Date,
): Promise<Minted> {
  const session = await lockLivingSession(db, sessionId, now);
  if (!session) throw new DomainError('not_signed_in');
  const { token, tokenHash } = makeUserToken();
  await insertToken(db, { tokenHash, sessionId, fromRefresh }, now);
  const expiresIn = session.lifetime_seconds;
  if (!handOff) return { token, handOff: undefined, expiresIn };
  const code = randomToken(32);
  await insertHandOff(db, {
    codeHash: hashOfToken(code),
    userId: session.user_id,
    lifetimeSeconds: session.lifetime_seconds,
    expiresAt: secondsAfter(now, limits.handOffSeconds),
  });
  return { token, handOff: code, expiresIn };
}
