import type { Db } from '#platform/database/transaction.ts';
import { findLatestLow, type LowRow, sumUpLowStock } from './low-stock-queries.ts';
import { smallImage, type Viewer } from './order-view.ts';

export interface LatestLowStock {
  low: number;
  out: number;
  first: (Omit<LowRow, 'image_id'> & { image: string | null })[];
}

/** How much is low or out, and what ran low last. */
export async function latestLowStock(
  db: Db,
  storeId: string,
  count: number,
  viewer: Viewer,
): Promise<LatestLowStock> {
  const rows = await findLatestLow(db, storeId, count);
  return {
    ...(await sumUpLowStock(db, storeId)),
    first: rows.map(({ image_id, ...row }) => ({ ...row, image: smallImage(storeId, image_id, viewer) })),
  };
}
