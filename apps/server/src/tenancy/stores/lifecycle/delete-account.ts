import { setLocal } from '#core/database/access/settings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { type AuditRow, writeAuditRow } from '#core/database/commands/audit.ts';
import { erasePerson, lockMemberships } from '#tenancy/accounts/erase-person.ts';
import { removeMember } from '#tenancy/staff/remove-staff-member.ts';
import { closeStore } from './close-store.ts';

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
  for (const { storeId, role, isCreator: closes } of await lockMemberships(db, userId)) {
    if (role === 'super_admin' && !closes) continue;
    await setLocal(db, 'app.store_id', storeId);
    if (closes) await closeStore(db, storeId, now);
    else await removeMember(db, storeId, userId);
    await writeAuditRow(db, {
      ...origin,
      action: closes ? 'close_store' : 'leave_store',
      subject: closes ? `store:${storeId}` : `user:${userId}`,
      storeId,
      actor: { kind: 'staff', userId, role: null },
      at: now,
    });
  }
  await setLocal(db, 'app.store_id', '');
  await erasePerson(db, userId, now);
}
