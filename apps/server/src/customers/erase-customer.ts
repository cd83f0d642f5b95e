import { erasedCustomerName } from '@sokoni/rules/customer-check';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { eraseRow, lockCustomer } from './queries.ts';

/**
 * Takes away what names a person; the orders and what they came to stay in the books. Who owes money must be known.
 * @throws DomainError `not_found`, `customer_erased`, `customer_owes`
 */
export async function eraseCustomer(
  db: Db,
  storeId: string,
  id: string,
  by: { userId: string; now: Date },
): Promise<void> {
  const row = await lockCustomer(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  if (row.erased_at) throw new DomainError('customer_erased');
  if (row.owed > 0) throw new DomainError('customer_owes');
  await eraseRow(db, row, erasedCustomerName, by);
  await announce(db, 'customer', [id]);
}
