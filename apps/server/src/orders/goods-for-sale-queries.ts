import { barcodeKey } from '@sokoni/rules/barcode';
import { sql } from 'kysely';
import { searchProducts } from '#platform/database/search-products.ts';
import type { Db } from '#platform/database/transaction.ts';

/** A variant of an active product as it is sold at this moment. */
export interface GoodForSaleRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  image_id: string | null;
  price: number;
  exempt_vat: boolean;
  track_quantity: boolean;
  available: number;
  /** Its SKU or barcode is what was searched for. */
  is_own_code: boolean;
}

const mostGoods = 24;
/** So many of the last words of a search may be those of a kind, of so many products. */
const mostKindWords = 3;
const mostProducts = 100;
/** What was sold in so many orders says what is asked for often. */
const lastOrders = 200;

const byTitle = sql`product.title collate app.names, product.id, variant.position, variant.id`;

const goods = sql`
  select variant.id as variant_id, product.id as product_id, product.title as product_title, variant.name as variant_name,
         variant.sku, coalesce(variant.image_id, product.first_image_id) as image_id,
         case when variant.on_sales then coalesce(variant.sales_price, variant.price) else variant.price end as price,
         product.exempt_vat, variant.track_quantity,
         (select coalesce(sum(level.on_hand - level.reserved), 0)::bigint from stock_levels level
          where level.store_id = variant.store_id and level.variant_id = variant.id) as available`;

function onSale(storeId: string) {
  return sql`
    variants variant
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    where variant.store_id = ${storeId} and variant.active and product.status = 'active'`;
}

/** Goods for sale that a search finds; those whose own code it is come first. */
export async function searchGoodsForSale(db: Db, storeId: string, search: string): Promise<GoodForSaleRow[]> {
  const found = await searchByTitle(db, storeId, search);
  if (found.length > 0) return found;
  const words = search.split(/\s+/).filter(Boolean);
  // The longest title that the words can begin with: "shirt red m" is the kind "red m" of "shirt".
  for (let ofTitle = words.length - 1; ofTitle > 0 && ofTitle >= words.length - mostKindWords; ofTitle--) {
    const title = words.slice(0, ofTitle).join(' ');
    const kinds = await searchKinds(db, storeId, title, words.slice(ofTitle));
    if (kinds.length > 0) return kinds;
  }
  return [];
}

async function searchByTitle(db: Db, storeId: string, search: string): Promise<GoodForSaleRow[]> {
  const isOwn = sql`(variant.sku_key = ${search.toLowerCase()} or variant.barcode = ${barcodeKey(search)})`;
  const matches = (await searchProducts(db, storeId, search)).isVariant;
  // Apart, so that the many that only have the words are read in the order of an index.
  const { rows } = await sql<GoodForSaleRow>`
    with page as materialized (
      (select variant.id, true as is_own from ${onSale(storeId)} and ${isOwn} limit ${mostGoods})
      union all
      (select variant.id, false from ${onSale(storeId)} and ${matches} and ${isOwn} is not true
       order by ${byTitle} limit ${mostGoods})
    )
    ${goods}, page.is_own as is_own_code
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    order by page.is_own desc, ${byTitle} limit ${mostGoods}`.execute(db);
  return rows;
}

/** The kinds whose name has these words, of the first products that a title finds. */
async function searchKinds(
  db: Db,
  storeId: string,
  title: string,
  kindWords: string[],
): Promise<GoodForSaleRow[]> {
  const { isProduct } = await searchProducts(db, storeId, title);
  const { rows } = await sql<GoodForSaleRow>`
    with named as materialized (
      select product.* from products product
      where product.store_id = ${storeId} and product.status = 'active' and ${isProduct}
      order by product.title collate app.names, product.id limit ${mostProducts}
    )
    ${goods}, false as is_own_code
    from named product
    join variants variant on variant.store_id = ${storeId} and variant.product_id = product.id and variant.active
    where not exists (
      select from unnest(${kindWords}::text[]) word
      where strpos(app.search_key(variant.name), app.search_key(word)) = 0)
    order by ${byTitle} limit ${mostGoods}`.execute(db);
  return rows;
}

/** What was sold most in the last orders, and then whatever comes first by title. */
export async function findUsualGoodsForSale(db: Db, storeId: string): Promise<GoodForSaleRow[]> {
  const { rows } = await sql<GoodForSaleRow>`
    with sold as materialized (
      select line.variant_id as id, sum(line.quantity) as pieces
      from (
        select id from orders
        where store_id = ${storeId} and test = (select mode = 'test' from stores where id = ${storeId})
          and number is not null
        order by number desc limit ${lastOrders}
      ) latest
      join order_lines line on line.store_id = ${storeId} and line.order_id = latest.id
      where line.variant_id is not null
      group by line.variant_id order by sum(line.quantity) desc limit ${mostGoods}
    ), first as materialized (
      select variant.id from ${onSale(storeId)} order by ${byTitle} limit ${mostGoods}
    ), page as (
      select id, pieces from sold
      union all
      select id, 0 from first where id not in (select id from sold)
    )
    ${goods}, false as is_own_code
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id and variant.active
    join products product
      on product.store_id = ${storeId} and product.id = variant.product_id and product.status = 'active'
    order by page.pieces desc, ${byTitle} limit ${mostGoods}`.execute(db);
  return rows;
}
