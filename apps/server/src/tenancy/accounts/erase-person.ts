import type { Db } from '#core/database/access/transaction.ts';
import { deleteCodesAndLinks } from './codes/code-queries.ts';
import { eraseUser, findMemberships, findOwnStores, lockUser } from './queries.ts';
import { deleteSessions } from './sessions/session-queries.ts';

/** Where a user works; nothing of the user changes until the end of the transaction. */
export async function lockMemberships(
  db: Db,
  userId: string,
): Promise<{ storeId: string; role: string; isCreator: boolean }[]> {
  await lockUser(db, userId);
  const created = new Set(await findOwnStores(db, userId));
  const memberships = await findMemberships(db, userId);
  return memberships.map(({ store_id: storeId, role }) => ({
    storeId,
    role,
    isCreator: created.has(storeId),
  }));
}

/** Rows that refer to the user stay, for the books; the address is free for a new registration. */
export async function erasePerson(db: Db, userId: string, now: Date): Promise<void> {
  await deleteSessions(db, userId, null);
  await deleteCodesAndLinks(db, userId);
  await eraseUser(db, userId, now);
}
