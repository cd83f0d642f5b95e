import type { Db } from '#core/database/access/transaction.ts';
import { rollUpStockOf, type StockLocation, subtractReserved } from '#stock/queries.ts';
import { deleteLapsedHolds } from './hold-queries.ts';

/**
 * Gives back what was held at these levels for longer than was said. The levels must be locked.
 * @returns whether there was anything
 */
export async function freeLapsed(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
): Promise<boolean> {
  const lapsed = await deleteLapsedHolds(db, storeId, stockLocations);
  if (lapsed.length === 0) return false;
  await subtractReserved(db, storeId, lapsed);
  await rollUpStockOf(
    db,
    storeId,
    lapsed.map(({ variantId }) => variantId),
  );
  return true;
}
