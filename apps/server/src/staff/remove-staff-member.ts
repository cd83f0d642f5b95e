import type { Role } from '@sokoni/rules/roles';
import type { Db } from '#platform/database/transaction.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { deleteMember } from './queries.ts';

/**
 * Takes a member out of the store.
 * @returns the role that the member had
 * @throws DomainError `not_found`, `creator_stays`, `last_admin`
 */
export async function removeMember(db: Db, storeId: string, userId: string): Promise<Role> {
  const formerRole = await keepAnAdmin(db, storeId, userId, null);
  await deleteMember(db, storeId, userId);
  return formerRole;
}
