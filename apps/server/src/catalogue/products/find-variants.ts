import type { Db } from '#core/database/access/transaction.ts';
import { findByIdOrCode } from './code-queries.ts';

/** What variants of the store are looked up by: ids, SKUs and barcodes as they are compared. */
export interface WantedVariants {
  ids: readonly string[];
  skuKeys?: readonly string[];
  barcodes?: readonly string[];
}

/** The variants of the store that have one of these ids, SKUs or barcodes. */
export async function findVariants(
  db: Db,
  storeId: string,
  { ids, skuKeys = [], barcodes = [] }: WantedVariants,
): Promise<{ id: string; sku_key: string | null; barcode: string | null }[]> {
  return findByIdOrCode(db, storeId, { ids, skuKeys, barcodes });
}
