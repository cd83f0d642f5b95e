import type { productFilter } from '@sokoni/contract/catalogue/products';
import type * as z from 'zod';
import { categoryAndBelow } from '#catalogue/categories/save-category.ts';
import type { ProductFilter } from '#catalogue/products/search/product-filter.ts';
import type { Db } from '#core/database/access/transaction.ts';

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
