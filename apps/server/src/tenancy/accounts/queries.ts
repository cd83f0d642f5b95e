import type { Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Users } from '#core/database/tables.ts';

const userColumns = [
  'id',
  'email',
  'email_key',
  'email_verified_at',
  'password_hash',
  'google_subject',
  'first_name',
  'last_name',
  'phone',
  'referral_code',
  'rows_per_page',
  'language',
] as const;

/** A user as the account operations see one. */
export type UserRow = Pick<Selectable<Users>, (typeof userColumns)[number]>;

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export async function findUserByEmail(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(userColumns).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Holds the row until the end of the transaction. */
export async function lockUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockUserByGoogle(db: Db, googleSubject: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('google_subject', '=', googleSubject)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockUserByEmail(db: Db, emailKey: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(userColumns)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
}

export interface NewUser extends Omit<UserRow, 'rows_per_page'> {
  referred_by_code: string | null;
  reg_channel: string;
  platform: string;
  timezone: string | null;
}

/**
 * The user and the account that the user's stores are billed to.
 * @returns false when the address, the Google account or the referral code belongs to someone else
 */
export async function insertUser(db: Db, user: NewUser, accountId: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({ ...user, accepted_terms_at: now, created_at: now, erased_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      owner_user_id: user.id,
      trial_started_at: null,
      trial_ends_at: null,
      created_at: now,
    })
    .execute();
  return true;
}

export async function markEmailVerified(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function setPasswordHash(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function setGoogleSubject(db: Db, userId: string, googleSubject: string): Promise<void> {
  await db.updateTable('users').set({ google_subject: googleSubject }).where('id', '=', userId).execute();
}

/** Makes an unverified account the one of the person who has just proven the address. */
export async function reassignUser(
  db: Db,
  userId: string,
  person: { email: string; googleSubject: string; firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: person.email,
      email_verified_at: now,
      password_hash: null,
      google_subject: person.googleSubject,
      first_name: person.firstName,
      last_name: person.lastName,
      phone: '',
      referred_by_code: null,
    })
    .where('id', '=', userId)
    .execute();
}

export async function updateNames(
  db: Db,
  userId: string,
  names: Pick<UserRow, 'first_name' | 'last_name' | 'phone'>,
): Promise<void> {
  await db.updateTable('users').set(names).where('id', '=', userId).execute();
}

export async function updatePreferences(
  db: Db,
  userId: string,
  preferences: { rows_per_page?: number | undefined; language?: string | undefined },
): Promise<void> {
  await db.updateTable('users').set(preferences).where('id', '=', userId).execute();
}

/** Nothing of the person stays; the row does, because orders and audit rows refer to its id. */
export async function eraseUser(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email: '',
      email_key: `erased:${userId}`,
      email_verified_at: null,
      password_hash: null,
      google_subject: null,
      first_name: '',
      last_name: '',
      phone: '',
      referred_by_code: null,
      timezone: null,
      language: null,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Where the current user works; row-level security shows no one else's. */
export async function findMemberships(db: Db, userId: string): Promise<{ store_id: string; role: string }[]> {
  return db
    .selectFrom('staff')
    .select(['store_id', 'role'])
    .where('user_id', '=', userId)
    .orderBy('store_id')
    .execute();
}

/** The open stores that the current user has created; looked for among the staff, where there is an index. */
export async function findOwnStores(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('stores', 'stores.id', 'staff.store_id')
    .select('stores.id')
    .where('staff.user_id', '=', userId)
    .where('stores.created_by', '=', userId)
    .where('stores.closed_at', 'is', null)
    .orderBy('stores.id')
    .execute();
  return rows.map((row) => row.id);
}
