import type { Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { keepAnAdmin } from './assert-admin-remains.ts';
import { findMember, type MemberRow, setRole } from './queries.ts';

/**
 * Gives a member another role; it counts from the member's next request on.
 * @throws DomainError `not_found`, `creator_stays`, `last_admin`
 */
export async function changeStaffRole(
  db: Db,
  storeId: string,
  userId: string,
  role: Role,
): Promise<{ member: MemberRow; formerRole: Role }> {
  const formerRole = await keepAnAdmin(db, storeId, userId, role);
  await setRole(db, storeId, userId, role);
  const member = await findMember(db, storeId, userId);
  if (!member) throw new DomainError('not_found');
  return { member, formerRole };
}
