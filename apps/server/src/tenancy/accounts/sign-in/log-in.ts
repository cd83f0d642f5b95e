import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { hashOfToken } from '#core/security/secrets.ts';
import { lockUser, type UserRow } from '#tenancy/accounts/queries.ts';
import { type Device, openSession } from '#tenancy/accounts/sessions/open-session.ts';
import { takeHandOff } from '#tenancy/accounts/sessions/session-queries.ts';

/** The effect of a call that signs in; a retry of the call finds it and mints a token of its own. */
export interface Opened {
  user_id: string;
  session_id: string;
}

/**
 * Opens a session for a user whose password was right a moment ago.
 * @throws DomainError `wrong_credentials` when the password was changed meanwhile
 */
export async function logIn(
  db: Db,
  compared: Pick<UserRow, 'id' | 'password_hash'>,
  device: Device,
  lifetime: number,
  now: Date,
): Promise<Opened> {
  const user = await lockUser(db, compared.id);
  if (user?.password_hash !== compared.password_hash) throw new DomainError('wrong_credentials');
  const sessionId = await openSession(db, user.id, device, lifetime, now);
  return { user_id: user.id, session_id: sessionId };
}

/**
 * Opens a session for the mobile app with the code that a browser has handed it. The caller returns the error, so that
 * an expired code is gone.
 * @returns DomainError `code_expired` when the code is wrong, used or older than 60 seconds
 */
export async function logInByHandOff(
  db: Db,
  code: string,
  device: Device,
  now: Date,
): Promise<Opened | DomainError> {
  const handOff = await takeHandOff(db, hashOfToken(code));
  if (!handOff || handOff.expires_at <= now) return new DomainError('code_expired');
  const sessionId = await openSession(db, handOff.user_id, device, handOff.lifetime_seconds, now);
  return { user_id: handOff.user_id, session_id: sessionId };
}
