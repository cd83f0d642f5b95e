import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { forgetBuyers, moveBuyers } from '../buyers/queries.ts';
import {
  type CompanyRow,
  deleteCompany,
  insertCompany,
  lockCompany,
  moveOrders,
  updateCompany,
} from './company-queries.ts';
import { forgetRequests } from './request-queries.ts';
import { saySupplying } from './sentences.ts';

/**
 * Two records of one customer became one: what was agreed goes with it. Where something was agreed with both, what was agreed with
 * the one that stays holds, and it buys with the store of the other one where it had none.
 * @throws DomainError `invalid_fields` where each buys with a store of its own: those are two companies
 */
export async function takeOverCompany(
  db: Db,
  storeId: string,
  { from, to, field }: CustomerMerge,
): Promise<void> {
  const gone = await lockCompany(db, storeId, from.id);
  await moveOrders(db, storeId, from.id, to.id);
  await moveBuyers(db, storeId, from.id, to.id);
  if (!gone) return;
  const kept = await lockCompany(db, storeId, to.id);
  if (gone.buyer_store_id !== null && kept && kept.buyer_store_id !== null)
    throw invalidField(field, saySupplying('merge.twoStores'));
  await deleteCompany(db, storeId, from.id);
  if (!kept) await insertCompany(db, movedTo(gone, to.id));
  else if (gone.buyer_store_id !== null)
    await updateCompany(db, kept, { buyer_store_id: gone.buyer_store_id });
  publishChange(db, 'wholesale', [from.id, to.id]);
}

function movedTo(row: CompanyRow, customerId: string): CompanyRow {
  return { ...row, customer_id: customerId, version: row.version + 1 };
}

/** Who is erased buys no more, and what it, or its store, told of itself when it asked is forgotten, and who ordered for it. */
export async function forgetCompany(db: Db, storeId: string, customerId: string): Promise<void> {
  const row = await lockCompany(db, storeId, customerId);
  await forgetBuyers(db, storeId, customerId);
  if (!row) return;
  await deleteCompany(db, storeId, customerId);
  if (row.buyer_store_id !== null) await forgetRequests(db, storeId, row.buyer_store_id);
  publishChange(db, 'wholesale', [customerId]);
}
