import { normaliseEmail } from '@sokoni/rules/forms/email';
import type { Db } from '#core/database/access/transaction.ts';
import { findIdByEmail, findIdByPhone, findLanguage } from './queries.ts';

/**
 * The customer with this email, or else with this phone number; the one that was made first where there are several. Whose email is
 * another one is somebody else: a phone is shared, and who logs in with an email finds what was bought with it.
 */
export async function customerByContact(
  db: Db,
  storeId: string,
  { email, phone }: { email: string; phone: string },
): Promise<string | undefined> {
  const byEmail = email === '' ? undefined : await findIdByEmail(db, storeId, normaliseEmail(email));
  if (byEmail !== undefined || phone === '') return byEmail;
  return findIdByPhone(db, storeId, { phone, hasNoEmail: email !== '' });
}

/** The language that the customer with this email reads in; undefined where none is known. */
export async function languageOfCustomer(
  db: Db,
  storeId: string,
  email: string,
): Promise<string | null | undefined> {
  return findLanguage(db, storeId, normaliseEmail(email));
}
