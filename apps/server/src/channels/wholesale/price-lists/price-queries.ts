import { sellingPrice, type VariantPrices } from '@sokoni/rules/pricing/selling-price';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { type RawBuilder, sql } from 'kysely';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** What a list says of one variant. */
export interface ListedPriceRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  image_id: string | null;
  /** What the store asks now. */
  price: number;
  /** By their minimum. */
  breaks: PriceBreak[];
}

export interface PriceFilter {
  search: string;
  /** Only variants with a price in the list. */
  isListed: boolean;
}

interface Place {
  storeId: string;
  listId: string;
}

const byTitle = sql`product.title collate app.names, product.id, variant.position, variant.id`;

/** A page of the variants that can be sold, by title or as a search ranks them; their ids are found before anything else is read. */
export async function findPageOfPrices(
  db: Db,
  place: Place,
  filter: PriceFilter,
  window: { limit: number; offset: number },
): Promise<ListedPriceRow[]> {
  const { storeId, listId } = place;
  const { rows } = await sql<ListedPriceRow & VariantPrices>`
    with page as materialized (${await idsOf(db, place, filter, window)})
    select variant.id as variant_id, variant.product_id, product.title as product_title, variant.name as variant_name, variant.sku,
           coalesce(variant.image_id, product.first_image_id) as image_id, variant.price, variant.sales_price, variant.on_sales,
           coalesce(
             (select json_agg(json_build_object('minimum', kept.minimum, 'unit_price', kept.unit_price) order by kept.minimum)
              from price_list_prices kept
              where kept.store_id = ${storeId} and kept.price_list_id = ${listId} and kept.variant_id = variant.id),
             '[]'
           ) as breaks
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    order by page.place`.execute(db);
  return rows.map(({ sales_price, on_sales, ...row }) => ({
    ...row,
    price: sellingPrice({ price: row.price, sales_price, on_sales }).price,
  }));
}

/** The exact number of variants that a filter leaves. */
export async function countPrices(db: Db, place: Place, filter: PriceFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`${await countOf(db, place, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function countOf(db: Db, place: Place, filter: PriceFilter): Promise<RawBuilder<unknown>> {
  const { search, isListed } = filter;
  if (search === '' && !isListed) {
    // The products know how many variants each has.
    return sql`
      select coalesce(sum(product.variant_count), 0)::int as total from products product
      where product.store_id = ${place.storeId} and product.status <> 'archived'`;
  }
  const isFound = search === '' ? sql`true` : (await searchProducts(db, search)).isVariant;
  return sql`select count(*)::int as total ${sellable(place, filter)} and ${isFound}`;
}

async function idsOf(
  db: Db,
  place: Place,
  filter: PriceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<RawBuilder<unknown>> {
  if (filter.search === '') {
    const ids = filter.isListed
      ? sql`select variant.id ${sellable(place, filter)} order by ${byTitle} limit ${limit} offset ${offset}`
      : pageOfAll(place.storeId, { limit, offset });
    return sql`select id, row_number() over () as place from (${ids}) walked`;
  }
  const found = await findRanked(
    db,
    place.storeId,
    filter.search,
    offset + limit,
    async ({ isVariant }, most) => {
      const { rows } = await sql<{ id: string }>`
      select variant.id ${sellable(place, filter)} and ${isVariant}
      order by ${byTitleWords}, variant.position, variant.id limit ${sql.lit(most)}`.execute(db);
      return rows;
    },
  );
  return sql`select * from unnest(${found.slice(offset).map(({ id }) => id)}::uuid[]) with ordinality as page (id, place)`;
}

/** A page of all. The products before it are passed over by how many variants each has, without a look at those. */
function pageOfAll(storeId: string, { limit, offset }: { limit: number; offset: number }) {
  return sql`
    with walked as (
      select product.id, product.title, product.variant_count,
             sum(product.variant_count) over (order by product.title collate app.names, product.id rows unbounded preceding) as upto
      from products product
      where product.store_id = ${storeId} and product.variant_count > 0 and product.status <> 'archived'
    ), product as (
      select id, title, upto - variant_count as before from walked
      where upto > ${offset} order by title collate app.names, id limit ${limit}
    )
    select variant.id
    from product join variants variant on variant.store_id = ${storeId} and variant.product_id = product.id
    order by ${byTitle} limit ${limit} offset ${offset} - (select min(before) from product)`;
}

/** From the variants of drafts and active products to the end of what they are narrowed by. */
function sellable({ storeId, listId }: Place, { isListed }: PriceFilter): RawBuilder<unknown> {
  const listed = sql`
    and variant.id in (select variant_id from price_list_prices where store_id = ${storeId} and price_list_id = ${listId})`;
  return sql`
    from variants variant
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    where variant.store_id = ${storeId} and product.status <> 'archived' ${isListed ? listed : sql``}`;
}

/** Puts these in the place of all breaks that the variants had in the list. */
export async function replacePrices(
  db: Db,
  { storeId, listId }: Place,
  prices: readonly { variantId: string; breaks: readonly PriceBreak[] }[],
): Promise<void> {
  const lines = prices.flatMap(({ variantId, breaks }) => breaks.map((one) => ({ variantId, ...one })));
  await sql`
    delete from price_list_prices
    where store_id = ${storeId} and price_list_id = ${listId}
      and variant_id = any (${prices.map(({ variantId }) => variantId)}::uuid[])`.execute(db);
  if (lines.length === 0) return;
  await sql`
    insert into price_list_prices (store_id, price_list_id, variant_id, minimum, unit_price)
    select ${storeId}::uuid, ${listId}::uuid, line.variant_id, line.minimum, line.unit_price
    from unnest(
      ${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ minimum }) => minimum)}::int[],
      ${lines.map(({ unit_price }) => unit_price)}::bigint[]
    ) as line (variant_id, minimum, unit_price)
    order by line.variant_id, line.minimum`.execute(db);
}
