import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { lockViews, renameCustomer } from './queries.ts';

/** Two records of one customer became one: views that were narrowed to the one are narrowed to the other. */
export async function takeOverViews(db: Db, storeId: string, { from, to }: CustomerMerge): Promise<void> {
  await lockViews(db, storeId);
  const changed = await renameCustomer(db, storeId, { from: from.id, to: to.id });
  if (changed.length > 0) publishChange(db, 'view', changed);
}
