import { type AuditRow, writeAuditRow } from '#platform/database/audit.ts';
import { setLocal } from '#platform/database/settings.ts';
import type { Db } from '#platform/database/transaction.ts';
import { removeMember } from '#staff/remove-staff-member.ts';
import { closeStore } from '#stores/close-store.ts';
import { deleteCodesAndLinks } from './code-queries.ts';
import { eraseUser, findMemberships, findOwnStores, lockUser } from './queries.ts';
import { deleteSessions } from './session-queries.ts';

/**
 * Closes the stores that the user has created, takes the user out of all others, and erases the person. Rows that refer
 * to the user stay, for the books; the address is free for a new registration.
 * @param origin what the audit rows of the stores name
 */
export async function eraseAccount(
  db: Db,
  userId: string,
  origin: Pick<AuditRow, 'networkAddress' | 'requestId'>,
  now: Date,
): Promise<void> {
  await lockUser(db, userId);
  const created = new Set(await findOwnStores(db, userId));
  for (const { store_id: storeId, role } of await findMemberships(db, userId)) {
    if (role === 'super_admin' && !created.has(storeId)) continue;
    await setLocal(db, 'app.store_id', storeId);
    const closes = created.has(storeId);
    if (closes) await closeStore(db, storeId, now);
    else await removeMember(db, storeId, userId);
    await writeAuditRow(db, {
      ...origin,
      action: closes ? 'close_store' : 'leave_store',
      subject: closes ? `store:${storeId}` : `user:${userId}`,
      storeId,
      actorUserId: userId,
      at: now,
    });
  }
  await setLocal(db, 'app.store_id', '');
  await deleteSessions(db, userId, null);
  await deleteCodesAndLinks(db, userId);
  await eraseUser(db, userId, now);
}
