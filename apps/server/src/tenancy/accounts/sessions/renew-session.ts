import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { secondsAfter, secondsBefore } from '#tenancy/accounts/codes/caps.ts';
import { deleteDeadTokens, retireTokens, slideSession } from './session-queries.ts';

/**
 * Begins the life of a session anew and retires its tokens: they work for 30 seconds more. What another refresh has
 * handed out in the last 30 seconds stays, so that two refreshes at once log nobody out.
 * @param presented hash of the token that the call came with; null when it came with a business token
 * @throws DomainError `not_signed_in` when the session has just ended
 */
export async function renewSession(
  db: Db,
  sessionId: string,
  presented: Buffer | null,
  now: Date,
): Promise<void> {
  if (!(await slideSession(db, sessionId, now))) throw new DomainError('not_signed_in');
  await deleteDeadTokens(db, sessionId, now);
  await retireTokens(db, sessionId, presented, {
    spareSince: secondsBefore(now, limits.oldTokenSeconds),
    diesAt: secondsAfter(now, limits.oldTokenSeconds),
  });
}
