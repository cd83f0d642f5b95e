import type { Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { keepAnAdmin } from './assert-admin-remains.ts';
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
