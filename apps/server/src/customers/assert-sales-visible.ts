import { type Actor, can } from '@sokoni/rules/access/actor';
import { DomainError } from '#core/errors/domain-error.ts';

/** Order and filter tell figures as well as a column does. */
const ofSales: readonly string[] = ['outstanding', 'spent', 'last_order'];

/** @throws DomainError `not_allowed` */
export function assertSalesSeen(
  actor: Actor,
  { unpaid }: { unpaid?: boolean | undefined },
  sortKey = 'name',
): void {
  if (can(actor, 'seeAllSales')) return;
  if (unpaid !== undefined || ofSales.includes(sortKey)) throw new DomainError('not_allowed');
}
