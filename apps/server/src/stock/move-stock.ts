import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { insertMovements, type Movements, rollUpStockOf } from './queries.ts';

/** Records what came and went, whatever the shelf was thought to hold. Lines of nothing are left out. */
export async function moveStock(db: Db, storeId: string, movements: Movements, now: Date): Promise<void> {
  const lines = movements.lines.filter(({ quantity }) => quantity !== 0);
  if (lines.length === 0) return;
  await insertMovements(db, storeId, { ...movements, lines }, now);
  const productIds = await rollUpStockOf(
    db,
    storeId,
    lines.map(({ variantId }) => variantId),
  );
  await announce(db, 'stock', productIds);
}
