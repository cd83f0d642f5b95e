import type { Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { insertMember } from './queries.ts';

/**
 * Makes a user staff of the store that the transaction is in; one who works there already keeps the role.
 * @returns whether the user is new there
 */
export async function addStaffMember(
  db: Db,
  member: { storeId: string; userId: string; role: Role },
  now: Date,
): Promise<boolean> {
  return insertMember(db, { ...member, joinedAt: now });
}
