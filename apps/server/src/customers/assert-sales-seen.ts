import { allows, type Role } from '@sokoni/rules/roles';
import { DomainError } from '#platform/domain-error.ts';

/** Order and filter tell figures as well as a column does. */
const ofSales: readonly string[] = ['owed', 'spent', 'last_order'];

/** @throws DomainError `not_allowed` */
export function assertSalesSeen(
  role: Role,
  { owing }: { owing?: boolean | undefined },
  sortKey = 'name',
): void {
  if (allows(role, 'seeAllSales')) return;
  if (owing !== undefined || ofSales.includes(sortKey)) throw new DomainError('not_allowed');
}
