import type { Db } from '#platform/database/transaction.ts';
import { noteMovements, type SpotQuantity } from '#stock/move-stock.ts';
import { type Sale, takeOffShelf } from '#stock/reserve-stock.ts';

/** A sale at a counter, written down at once. */
export async function sellAtCounter(
  db: Db,
  storeId: string,
  sale: Sale,
  lines: readonly SpotQuantity[],
  now: Date,
): Promise<void> {
  await noteMovements(db, storeId, await takeOffShelf(db, storeId, sale, lines), now);
}
