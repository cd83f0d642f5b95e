import type { Db } from '#core/database/access/transaction.ts';
import { lockLevels, type StockLocationQuantity } from './queries.ts';
import { releaseStock, reserveStock } from './reserve-stock.ts';

/**
 * Promises other units than before, or leaves everything as it is. All levels are held first, in the one order: who changes two
 * baskets with the same items waits for the other.
 * @throws NotEnoughStock
 */
export async function promiseAnew(
  db: Db,
  storeId: string,
  { before, after }: { before: readonly StockLocationQuantity[]; after: readonly StockLocationQuantity[] },
): Promise<void> {
  const changes = difference(before, after);
  if (changes.length === 0) return;
  await lockLevels(db, storeId, changes);
  const fewer = changes.filter(({ quantity }) => quantity < 0);
  const more = changes.filter(({ quantity }) => quantity > 0);
  if (fewer.length > 0) {
    await releaseStock(
      db,
      storeId,
      fewer.map((stockLocation) => ({ ...stockLocation, quantity: -stockLocation.quantity })),
    );
  }
  if (more.length > 0) await reserveStock(db, storeId, more);
}

/** By how much each spot changes; what stays is left out. */
function difference(
  before: readonly StockLocationQuantity[],
  after: readonly StockLocationQuantity[],
): StockLocationQuantity[] {
  const stockLocations = new Map<string, StockLocationQuantity>();
  const add = ({ variantId, locationId, quantity }: StockLocationQuantity, sign: 1 | -1) => {
    const key = `${variantId} ${locationId}`;
    const standing = stockLocations.get(key)?.quantity ?? 0;
    stockLocations.set(key, { variantId, locationId, quantity: standing + sign * quantity });
  };
  for (const stockLocation of before) add(stockLocation, -1);
  for (const stockLocation of after) add(stockLocation, 1);
  return [...stockLocations.values()].filter(({ quantity }) => quantity !== 0);
}
