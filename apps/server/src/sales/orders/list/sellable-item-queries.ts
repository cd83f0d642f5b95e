import { sellingPrice, type VariantPrices } from '@sokoni/rules/pricing/selling-price';
import { barcodeKey } from '@sokoni/rules/products/barcode';
import { sql } from 'kysely';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** A variant of an active product as it is sold at this moment. */
export interface ItemForSaleRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  image_id: string | null;
  price: number;
  exempt_vat: boolean;
  tax_percent: string | null;
  track_quantity: boolean;
  available: number;
  /** Its SKU or barcode is what was searched for. */
  is_own_code: boolean;
}

type ListedRow = ItemForSaleRow & VariantPrices;

const mostItems = 24;
/** So many of the last words of a search may be those of a kind, of so many products. */
const mostKindWords = 3;
const mostProducts = 100;
/** What was sold in so many orders says what is asked for often. */
const lastOrders = 200;

const byTitle = sql`product.title collate app.names, product.id, variant.position, variant.id`;

const items = sql`
  select variant.id as variant_id, product.id as product_id, product.title as product_title, variant.name as variant_name,
         variant.sku, coalesce(variant.image_id, product.first_image_id) as image_id,
         variant.price, variant.sales_price, variant.on_sales, product.exempt_vat, variant.track_quantity,
         coalesce(product.tax_percent, app.category_tax_percent(product.store_id, product.category_id)) as tax_percent,
         (select coalesce(sum(level.on_hand - level.reserved), 0)::bigint from stock_levels level
          where level.store_id = variant.store_id and level.variant_id = variant.id) as available`;

function onSale(storeId: string) {
  return sql`
    variants variant
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    where variant.store_id = ${storeId} and variant.active and product.status = 'active'`;
}

/** Items for sale that a search finds; those whose own code it is come first. */
export async function searchItemsForSale(db: Db, storeId: string, search: string): Promise<ItemForSaleRow[]> {
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

async function searchByTitle(db: Db, storeId: string, search: string): Promise<ItemForSaleRow[]> {
  const found = await findRanked(db, storeId, search, mostItems, async ({ isVariant }, most) => {
    const { rows } = await sql<{ id: string }>`
      select variant.id from ${onSale(storeId)} and ${isVariant}
      order by ${byTitleWords}, variant.position, variant.id limit ${sql.lit(most)}`.execute(keeping(db));
    return rows;
  });
  const { rows } = await sql<ListedRow>`
    ${items}, (variant.sku_key = ${search.toLowerCase()} or variant.barcode = ${barcodeKey(search)}) is true as is_own_code
    from unnest(${found.map(({ id }) => id)}::uuid[]) with ordinality as page (id, place)
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    order by page.place`.execute(db);
  return rows.map(priced);
}

/** The kinds whose name has these words, of the first products that a title finds. */
async function searchKinds(
  db: Db,
  storeId: string,
  title: string,
  kindWords: string[],
): Promise<ItemForSaleRow[]> {
  const { isProduct } = await searchProducts(db, title);
  const { rows } = await sql<ListedRow>`
    with named as materialized (
      select product.* from products product
      where product.store_id = ${storeId} and product.status = 'active' and ${isProduct}
      order by product.title collate app.names, product.id limit ${mostProducts}
    )
    ${items}, false as is_own_code
    from named product
    join variants variant on variant.store_id = ${storeId} and variant.product_id = product.id and variant.active
    where not exists (
      select from unnest(${kindWords}::text[]) word
      where strpos(app.search_key(variant.name), app.search_key(word)) = 0)
    order by ${byTitle} limit ${mostItems}`.execute(db);
  return rows.map(priced);
}

/** What was sold most in the last orders, and then whatever comes first by title. */
export async function findUsualItemsForSale(db: Db, storeId: string): Promise<ItemForSaleRow[]> {
  const { rows } = await sql<ListedRow>`
    with sold as materialized (
      select line.variant_id as id, sum(line.quantity) as units
      from (
        select id from orders
        where store_id = ${storeId} and test = (select mode = 'test' from stores where id = ${storeId})
          and serial is not null
        order by serial desc limit ${lastOrders}
      ) latest
      join order_lines line on line.store_id = ${storeId} and line.order_id = latest.id
      where line.variant_id is not null
      group by line.variant_id order by sum(line.quantity) desc limit ${mostItems}
    ), first as materialized (
      select variant.id from ${onSale(storeId)} order by ${byTitle} limit ${mostItems}
    ), page as (
      select id, units from sold
      union all
      select id, 0 from first where id not in (select id from sold)
    )
    ${items}, false as is_own_code
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id and variant.active
    join products product
      on product.store_id = ${storeId} and product.id = variant.product_id and product.status = 'active'
    order by page.units desc, ${byTitle} limit ${mostItems}`.execute(db);
  return rows.map(priced);
}

function priced({ sales_price, on_sales, ...row }: ListedRow): ItemForSaleRow {
  return { ...row, price: sellingPrice({ price: row.price, sales_price, on_sales }).price };
}
