import type { Db } from '#platform/database/transaction.ts';
import { type LevelRow, lockLevels, type Spot } from './queries.ts';

/** The stock of these spots, which nobody else changes before the transaction ends. */
export async function holdLevels(db: Db, storeId: string, spots: readonly Spot[]): Promise<LevelRow[]> {
  return spots.length === 0 ? [] : lockLevels(db, storeId, spots);
}
