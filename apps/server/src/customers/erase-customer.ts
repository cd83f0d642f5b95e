import { erasedCustomerName } from '@sokoni/rules/customer-check';
import { forgetInFiles } from '#imports/forget-in-files.ts';
import { forgetMails } from '#papers/forget-mails.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { readCredit } from '#store-credit/read-credit.ts';
import { assertThere } from './assert-there.ts';
import { eraseRow, lockCustomer } from './queries.ts';

/**
 * Takes away what names a person; the orders and what they came to stay in the books. Who owes money, or has store credit to
 * spend, must be known.
 * @throws DomainError `not_found`, `customer_erased`, `customer_merged`, `customer_owes`, `customer_has_credit`
 */
export async function eraseCustomer(
  db: Db,
  storeId: string,
  id: string,
  by: { userId: string; now: Date },
): Promise<void> {
  const row = await lockCustomer(db, storeId, id);
  assertThere(row);
  if (row.owed > 0) throw new DomainError('customer_owes');
  const credit = await readCredit(db, { storeId, customerId: id, test: false });
  if (credit > 0) throw new DomainError('customer_has_credit');
  await eraseRow(db, row, erasedCustomerName, by);
  await forgetMails(db, storeId, id);
  await forgetInFiles(db, storeId, row);
  await announce(db, 'customer', [id]);
}
