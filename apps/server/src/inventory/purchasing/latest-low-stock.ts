import type { Db } from '#core/database/access/transaction.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { findLatestLow, type LowRow, sumUpLowStock } from './reordering/low-stock-queries.ts';

export interface LatestLowStock {
  low: number;
  out: number;
  first: (Omit<LowRow, 'image_id'> & { image: string | null })[];
}

/** How much is low or out, and what ran low last. */
export async function latestLowStock(db: Db, storeId: string, count: number): Promise<LatestLowStock> {
  const rows = await findLatestLow(db, storeId, count);
  return {
    ...(await sumUpLowStock(db, storeId)),
    first: rows.map(({ image_id, ...row }) => ({ ...row, image: smallPicture(storeId, image_id) })),
  };
}
