import { currentLanguage } from '@sokoni/messages/current-language';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import { limits } from '@sokoni/rules/limits';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { addUser } from '#tenancy/accounts/add-user.ts';
import { deleteCodesAndLinks } from '#tenancy/accounts/codes/code-queries.ts';
import {
  lockUserByEmail,
  lockUserByGoogle,
  reassignUser,
  setGoogleSubject,
  type UserRow,
} from '#tenancy/accounts/queries.ts';
import { say } from '#tenancy/accounts/sentences.ts';
import { deleteSessions } from '#tenancy/accounts/sessions/session-queries.ts';
import type { GooglePerson } from './provider.ts';

/** How a Google account came to its user here; for the audit row and the greeting. */
export type GoogleArrival = 'known' | 'linked' | 'taken_over' | 'added';

/**
 * The user behind a Google account. A verified account with the same address is linked; an unverified one may have been
 * opened by somebody else, so its password, sessions, codes and links are discarded before it becomes the Google user's.
 * @throws DomainError `google_sign_in_failed` when Google has not verified the address, or another Google account has
 * it here
 */
export async function findOrAddUser(
  db: Db,
  person: GooglePerson,
  device: { timezone: string | null },
  now: Date,
): Promise<{ userId: string; arrival: GoogleArrival }> {
  const known = await lockUserByGoogle(db, person.subject);
  if (known) return { userId: known.id, arrival: 'known' };
  if (!person.emailVerified || person.email === '') {
    throw new DomainError('google_sign_in_failed', {
      message: say('googleEmailUnverified'),
    });
  }
  const emailKey = normaliseEmail(person.email);
  const names = namesOf(person);
  const sameAddress = await lockUserByEmail(db, emailKey);
  if (sameAddress) return adopt(db, sameAddress, person, names, now);

  const added = await addUser(
    db,
    {
      email: person.email,
      email_key: emailKey,
      email_verified_at: now,
      password_hash: null,
      google_subject: person.subject,
      first_name: names.firstName,
      last_name: names.lastName,
      phone: '',
      referred_by_code: null,
      reg_channel: 'web',
      platform: 'web',
      timezone: device.timezone,
      language: currentLanguage(),
    },
    now,
  );
  if (added) return { userId: added, arrival: 'added' };
  return findOrAddUser(db, person, device, now);
}

async function adopt(
  db: Db,
  user: UserRow,
  person: GooglePerson,
  names: { firstName: string; lastName: string },
  now: Date,
): Promise<{ userId: string; arrival: GoogleArrival }> {
  if (!user.email_verified_at) {
    await deleteSessions(db, user.id, null);
    await deleteCodesAndLinks(db, user.id);
    await reassignUser(db, user.id, { email: person.email, googleSubject: person.subject, ...names }, now);
    return { userId: user.id, arrival: 'taken_over' };
  }
  // Arrived at the same moment by another browser.
  if (user.google_subject === person.subject) return { userId: user.id, arrival: 'known' };
  if (user.google_subject) {
    throw new DomainError('google_sign_in_failed', {
      message: say('googleOtherAccount'),
    });
  }
  await setGoogleSubject(db, user.id, person.subject);
  return { userId: user.id, arrival: 'linked' };
}

/** A Google account may have one name only, or none: then the address speaks for the person. */
function namesOf(person: GooglePerson): { firstName: string; lastName: string } {
  const [local = ''] = person.email.split('@');
  return {
    firstName: (person.firstName || local).slice(0, limits.personNameLength),
    lastName: person.lastName.slice(0, limits.personNameLength),
  };
}
