import type { Db } from '#core/database/access/transaction.ts';
import { newId, readableCode } from '#core/ids.ts';
import { findUserByEmail, insertUser, lockUserByGoogle, type NewUser } from './queries.ts';

/**
 * Writes a new user with an account and a referral code of their own.
 * @returns the id; null when someone has the address or the Google account, also when both came at once
 */
export async function addUser(
  db: Db,
  user: Omit<NewUser, 'id' | 'referral_code'>,
  now: Date,
): Promise<string | null> {
  for (;;) {
    const id = newId();
    const added = await insertUser(db, { ...user, id, referral_code: readableCode(8) }, newId(), now);
    if (added) return id;
    if (await findUserByEmail(db, user.email_key)) return null;
    if (user.google_subject && (await lockUserByGoogle(db, user.google_subject))) return null;
  }
}
