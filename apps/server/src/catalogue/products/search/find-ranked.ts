import { barcodeKey } from '@sokoni/rules/products/barcode';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { beginsWith, firstRanked } from '#core/database/ranking.ts';
import { type ProductSearch, searchProducts } from './search-products.ts';

/** The order of hits that rank alike: by the words of their titles. */
export const byTitleWords = sql`product.title_key collate app.names, product.id`;

/**
 * The first of what a search finds, as it ranks them: what has the code itself, then what begins with the words, then all others, of
 * which those with a slip in a word come when there are no others. What begins with the words lies together in one index, so that
 * nothing is looked up for the commonest searches.
 * @param find the first rows, by `byTitleWords`, of what is found in one of these ways
 */
export async function findRanked<Row extends { id: string }>(
  db: Db,
  storeId: string,
  search: string,
  most: number,
  find: (found: ProductSearch, most: number) => Promise<Row[]>,
): Promise<Row[]> {
  const begins = beginsWith(sql`product.title_key`, search);
  const sure = async () => {
    const [own, first] = await pipelined([
      find(hasOwnCode(storeId, search), most),
      find({ isProduct: begins, isVariant: begins }, most),
    ]);
    return [...own, ...first];
  };
  const others = async () => find(await searchProducts(db, search), most);
  return firstRanked(most, ({ id }) => id, [sure, others]);
}

function hasOwnCode(storeId: string, search: string): ProductSearch {
  const own = (column: string) => sql`array(
    select ${sql.ref(column)} from variants own where own.store_id = ${storeId} and own.sku_key = ${search.toLowerCase()}
    union all
    select ${sql.ref(column)} from variants own where own.store_id = ${storeId} and own.barcode = ${barcodeKey(search)})`;
  return {
    isProduct: sql`product.id = any (${own('own.product_id')})`,
    isVariant: sql`variant.id = any (${own('own.id')})`,
  };
}
