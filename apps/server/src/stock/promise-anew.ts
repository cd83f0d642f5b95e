import type { Db } from '#platform/database/transaction.ts';
import { lockLevels, type SpotQuantity } from './queries.ts';
import { releaseStock, reserveStock } from './reserve-stock.ts';

/**
 * Promises other pieces than before, or leaves everything as it is. All levels are held first, in the one order: who changes two
 * baskets with the same goods waits for the other.
 * @throws DomainError `not_enough_stock`
 */
export async function promiseAnew(
  db: Db,
  storeId: string,
  { before, after }: { before: readonly SpotQuantity[]; after: readonly SpotQuantity[] },
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
      fewer.map((spot) => ({ ...spot, quantity: -spot.quantity })),
    );
  }
  if (more.length > 0) await reserveStock(db, storeId, more);
}

/** By how much each spot changes; what stays is left out. */
function difference(before: readonly SpotQuantity[], after: readonly SpotQuantity[]): SpotQuantity[] {
  const spots = new Map<string, SpotQuantity>();
  const add = ({ variantId, locationId, quantity }: SpotQuantity, sign: 1 | -1) => {
    const key = `${variantId} ${locationId}`;
    const standing = spots.get(key)?.quantity ?? 0;
    spots.set(key, { variantId, locationId, quantity: standing + sign * quantity });
  };
  for (const spot of before) add(spot, -1);
  for (const spot of after) add(spot, 1);
  return [...spots.values()].filter(({ quantity }) => quantity !== 0);
}
