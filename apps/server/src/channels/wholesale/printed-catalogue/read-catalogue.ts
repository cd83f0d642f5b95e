import { categoryAndBelow } from '#catalogue/categories/save-category.ts';
import type { Db } from '#core/database/access/transaction.ts';
import {
  anyProduct,
  findOffered,
  type OfferedProduct,
  ofCategories,
} from '../buying/suppliers/supplier-queries.ts';
import { findPriceList } from '../price-lists/queries.ts';
import { readSettings } from '../supplying/settings.ts';

/** What is printed; as a signed link keeps it. */
export interface CatalogueInput {
  store_id: string;
  price_list_id: string | null;
  /** Whose companies read it; null: all. */
  group_id: string | null;
  category_id: string | null;
  with_prices: boolean;
  order_form: boolean;
}

/** What is offered to every company, or to those of a group, by title, with the terms of its prices. */
export async function readCatalogue(
  db: Db,
  { store_id: storeId, price_list_id, group_id, category_id }: CatalogueInput,
  limit: number,
): Promise<{
  products: OfferedProduct[];
  pricing: { price_list_id: string | null; percent_off: string | null };
}> {
  const list = price_list_id === null ? undefined : await findPriceList(db, storeId, price_list_id);
  const pricing = { price_list_id: list?.id ?? null, percent_off: list?.percent_off ?? null };
  const { offers } = await readSettings(db, storeId);
  const where =
    category_id === null ? anyProduct : ofCategories(await categoryAndBelow(db, storeId, category_id));
  const offered = { ...pricing, store_id: storeId, group_id, offers };
  return { products: await findOffered(db, offered, where, { limit, offset: 0 }), pricing };
}
