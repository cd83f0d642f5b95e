import { forgetInFiles } from '#catalogue/imports/forget-in-files.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Hooks } from '#core/hooks.ts';
import { sayCustomer } from '#customers/sentences.ts';
import { assertThere } from './assert-exists.ts';
import { eraseRow, lockCustomer } from './queries.ts';

/**
 * Takes away what names a person; the orders and what they came to stay in the books. Who owes money, or has store credit to
 * spend, must be known.
 * @throws DomainError `not_found`, `customer_erased`, `customer_merged`, `customer_has_balance`, `customer_has_credit`
 */
export async function eraseCustomer(
  db: Db,
  storeId: string,
  id: string,
  action: Action,
  hooks: Hooks,
): Promise<void> {
  const row = await lockCustomer(db, storeId, id);
  assertThere(row);
  if (row.outstanding > 0) throw new DomainError('customer_has_balance');
  for (const forget of hooks.customerErased ?? []) await forget(db, storeId, id);
  await eraseRow(db, row, sayCustomer('erased.name'), action);
  await forgetInFiles(db, storeId, row);
  publishChange(db, 'customer', [id]);
}
