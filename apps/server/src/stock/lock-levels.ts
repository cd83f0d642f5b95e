import type { Db } from '#core/database/access/transaction.ts';
import { type LevelRow, lockLevels, type StockLocation } from './queries.ts';

/** The stock of these spots, which nobody else changes before the transaction ends. */
export async function holdLevels(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
): Promise<LevelRow[]> {
  return stockLocations.length === 0 ? [] : lockLevels(db, storeId, stockLocations);
}
