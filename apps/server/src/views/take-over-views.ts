import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { lockViews, renameCustomer } from './queries.ts';

/** Two records of one customer became one: views that were narrowed to the one are narrowed to the other. */
export async function takeOverViews(
  db: Db,
  storeId: string,
  between: { from: string; to: string },
): Promise<void> {
  await lockViews(db, storeId);
  const changed = await renameCustomer(db, storeId, between);
  if (changed.length > 0) await announce(db, 'view', changed);
}
