import { can, type Role } from '@sokoni/rules/access/roles';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockAdminsAnd } from './queries.ts';

/**
 * Makes sure that a store keeps its creator and at least one admin when a member's role changes
 * (`nextRole`) or the member goes (null), and holds the rows that this was decided on.
 * @returns the role that the member has now
 * @throws DomainError `not_found`, `creator_stays`, `last_admin`
 */
export async function keepAnAdmin(
  db: Db,
  storeId: string,
  userId: string,
  nextRole: Role | null,
): Promise<Role> {
  const locked = await lockAdminsAnd(db, storeId, userId);
  const member = locked.find((row) => row.user_id === userId);
  if (!member) throw new DomainError('not_found');
  if (member.role === 'super_admin') throw new DomainError('creator_stays');
  const stepsDown = can.manageStaff(member.role) && !(nextRole && can.manageStaff(nextRole));
  const otherAdmins = locked.filter((row) => row.user_id !== userId && can.manageStaff(row.role));
  if (stepsDown && otherAdmins.length === 0) throw new DomainError('last_admin');
  return member.role;
}
