import type { productFilter } from '@sokoni/contract/products';
import type { z } from 'zod';
import { categoryAndBelow } from '#categories/keep-category.ts';
import type { ProductFilter } from '#platform/database/product-filter.ts';
import type { Db } from '#platform/database/transaction.ts';

/** The filters of a list as the queries take them: a category stands for everything below it. */
export async function readFilter(
  db: Db,
  storeId: string,
  { search, status, category_id, brand, tag, stock, sample }: z.output<typeof productFilter>,
): Promise<ProductFilter> {
  const categoryIds = category_id && (await categoryAndBelow(db, storeId, category_id));
  return {
    search,
    status,
    categoryIds: categoryIds || undefined,
    brand,
    tag: tag?.toLowerCase(),
    stock,
    sample,
  };
}
