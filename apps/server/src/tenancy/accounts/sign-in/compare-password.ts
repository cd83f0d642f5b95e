import { setTimeout as wait } from 'node:timers/promises';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { deleteAttempt, markFailed } from '#tenancy/accounts/codes/attempt-queries.ts';
import { findUserByEmail, lockUser, setPasswordHash, type UserRow } from '#tenancy/accounts/queries.ts';
import { claimLogin } from './claim-login.ts';

const nobody = { userId: null, storeId: null };
const turnsMs = [50, 100, 200, 400, 800, 1600, 3200];

export interface PasswordTry {
  emailKey: string;
  password: string;
  networkAddress: string;
}

/**
 * Compares a password below the caps; a failure stays counted. Unlike an operation it opens transactions, short ones,
 * because the comparison between them takes long and must hold no connection. An unknown address costs the same
 * work as a known one.
 * @returns the user, or null when address or password is wrong
 * @throws DomainError `too_many_attempts`
 */
export async function comparePassword(
  services: Services,
  tried: PasswordTry,
  now: Date,
): Promise<UserRow | null> {
  const { user, attemptId } = await claimInTurn(services, tried, now);
  const verdict = await services.passwords.verify(user?.password_hash ?? null, tried.password);
  const settle = verdict === 'wrong' ? markFailed : deleteAttempt;
  await transaction(services.pool, nobody, (db) => settle(db, attemptId));
  if (verdict === 'wrong' || !user) return null;
  return verdict === 'outdated' ? hashAnew(services, user, tried.password) : user;
}

/** Nothing is lost when two do it at once, or when the password is changed meanwhile: what is kept then is compared. */
async function hashAnew(services: Services, user: UserRow, password: string): Promise<UserRow | null> {
  const password_hash = await services.passwords.hash(password);
  const kept = await transaction(services.pool, nobody, async (db) => {
    const current = await lockUser(db, user.id);
    if (!current || current.password_hash !== user.password_hash) return current;
    await setPasswordHash(db, user.id, password_hash);
    return { ...current, password_hash };
  });
  if (!kept || kept.password_hash === password_hash) return kept ?? null;
  return (await services.passwords.verify(kept.password_hash, password)) === 'wrong' ? null : kept;
}

/** With all places below the cap taken by tries that are not decided yet, waits a little for one to come free. */
async function claimInTurn(services: Services, tried: PasswordTry, now: Date) {
  for (const pause of [...turnsMs, null]) {
    const claimed = await transaction(services.pool, nobody, async (db) => {
      const claim = await claimLogin(db, services.secrets, tried, now);
      return claim === 'busy'
        ? null
        : { attemptId: claim.attemptId, user: await findUserByEmail(db, tried.emailKey) };
    });
    if (claimed) return claimed;
    if (pause !== null) await wait(pause);
  }
  throw new DomainError('too_many_attempts', { retryAfterSeconds: 1 });
}
