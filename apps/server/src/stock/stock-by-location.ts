import type { Db } from '#core/database/access/transaction.ts';
import { findLocations, findOpenLocationIds, type LocationRow } from './locations/location-queries.ts';
import { findLevels, type LevelRow, lockLevels, type StockLocation } from './queries.ts';

/** The places where stock can go, in the order of the store. */
export async function openPlaces(db: Db, storeId: string): Promise<LocationRow[]> {
  return (await findLocations(db, storeId)).filter(({ closed_at }) => closed_at === null);
}

/** Which of these places are open; none of them is closed before the transaction ends. */
export async function holdPlaces(db: Db, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set(ids.length === 0 ? [] : await findOpenLocationIds(db, storeId, ids));
}

/** What lies at these spots; held until the end of the transaction when it is to be changed. */
export async function stockAt(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
  held: boolean,
): Promise<LevelRow[]> {
  if (stockLocations.length === 0) return [];
  return held ? lockLevels(db, storeId, stockLocations) : findLevels(db, storeId, stockLocations);
}
