import type { StockLevel } from '@sokoni/rules/stock/stock';
import { type RawBuilder, sql } from 'kysely';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { plannedOnce } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** What a list of stock is narrowed to. */
export interface StockFilter {
  search: string;
  locationId?: string | undefined;
  /** A category with everything below it. */
  categoryIds?: readonly string[] | undefined;
  state?: 'low' | 'out' | 'negative' | 'oversold' | undefined;
}

/** A variant with its stock at all places, or at the one that is asked for. */
export interface StockRow extends StockLevel {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  barcode: string | null;
  image_id: string | null;
  active: boolean;
  tracked: boolean;
  low_stock_at: number | null;
  incoming: number;
  levels: (StockLevel & { location_id: string })[];
}

const byTitle = sql`product.title collate app.names, product.id, variant.position, variant.id`;

/** A page of the variants by title, or as a search ranks them; their ids are found before anything else is read. */
export async function findPageOfStock(
  db: Db,
  storeId: string,
  filter: StockFilter,
  window: { limit: number; offset: number },
): Promise<StockRow[]> {
  const { ids, order } = await pageOf(db, storeId, filter, window);
  const listed = sql<StockRow>`
    with page as materialized (${ids})
    select variant.id as variant_id, variant.product_id, product.title as product_title, variant.name as variant_name,
           variant.sku, variant.barcode, coalesce(variant.image_id, product.first_image_id) as image_id, variant.active,
           variant.track_quantity as tracked, variant.low_stock_at,
           figures.on_hand, figures.reserved, figures.levels, figures.sent + figures.ordered as incoming
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    join stock_figures(array(select id from page), ${filter.locationId ?? null}::uuid) figures on figures.variant_id = variant.id
    order by ${order}`;
  // However deep the page lies, the way to it is the same.
  const { rows } = isFiltered(filter)
    ? await listed.execute(db)
    : await plannedOnce(db, (kept) => listed.execute(kept));
  return rows;
}

/** The ids of a page, and what they are put in order by. */
async function pageOf(
  db: Db,
  storeId: string,
  filter: StockFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: RawBuilder<unknown>; order: RawBuilder<unknown> }> {
  if (filter.search === '') {
    const ids = isFiltered(filter)
      ? sql`select variant.id ${fromAndWhere(storeId, filter)} order by ${byTitle} limit ${limit} offset ${offset}`
      : pageOfAll(storeId, { limit, offset });
    return { ids, order: byTitle };
  }
  const found = await findRanked(db, storeId, filter.search, offset + limit, async ({ isVariant }, most) => {
    const { rows } = await sql<{ id: string }>`
      select variant.id ${fromAndWhere(storeId, filter, { isFound: isVariant })}
      order by ${byTitleWords}, variant.position, variant.id limit ${sql.lit(most)}`.execute(db);
    return rows;
  });
  const ids = sql`${found.slice(offset).map(({ id }) => id)}::uuid[]`;
  return { ids: sql`select unnest(${ids}) as id`, order: sql`array_position(${ids}, variant.id)` };
}

/** A page of all variants. The products before it are passed over by how many variants each has, without a look at those. */
function pageOfAll(storeId: string, { limit, offset }: { limit: number; offset: number }) {
  return sql`
    with walked as (
      select product.id, product.title, product.variant_count,
             sum(product.variant_count) over (order by product.title collate app.names, product.id rows unbounded preceding) as upto
      from products product
      where product.store_id = ${storeId} and product.variant_count > 0
    ), product as (
      select id, title, upto - variant_count as before from walked
      where upto > ${offset} order by title collate app.names, id limit ${limit}
    )
    select variant.id
    from product join variants variant on variant.store_id = ${storeId} and variant.product_id = product.id
    order by ${byTitle} limit ${limit} offset ${offset} - (select min(before) from product)`;
}

/** Whether more than words narrows the list. */
function isFiltered({ locationId, categoryIds, state }: StockFilter): boolean {
  return Boolean(locationId || categoryIds || state);
}

/** The exact number of variants that a filter leaves. */
export async function countStock(db: Db, storeId: string, filter: StockFilter): Promise<number> {
  const isFound = filter.search === '' ? undefined : (await searchProducts(db, filter.search)).isVariant;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${fromAndWhere(storeId, filter, { isFound, counts: true })}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface Asked {
  isFound?: RawBuilder<unknown> | undefined;
  counts?: boolean;
}

/** What is counted or paged. A level is never without its variant, nor a variant without its product: who only counts need not look. */
function fromAndWhere(storeId: string, filter: StockFilter, { isFound, counts = false }: Asked = {}) {
  const { locationId, categoryIds, state } = filter;
  const standing = standingOf(storeId, filter);
  const conditions: RawBuilder<unknown>[] = [];
  if (categoryIds) conditions.push(sql`product.category_id = any (${[...categoryIds]}::uuid[])`);
  if (isFound) conditions.push(isFound);
  if (counts && standing && conditions.length === 0) return sql`from ${standing}`;
  if (state === 'negative' || state === 'oversold') conditions.push(isAnyBelow(storeId, locationId, state));
  const needsProduct = !counts || categoryIds || isFound;
  return sql`
    from variants variant
    ${needsProduct ? sql`join products product on product.store_id = ${storeId} and product.id = variant.product_id` : sql``}
    ${standing ? sql`join (select * from ${standing}) standing on standing.variant_id = variant.id` : sql``}
    where ${sql.join([sql`variant.store_id = ${storeId}`, ...conditions], sql` and `)}`;
}

/** The rows of one table of which each stands for a variant of the list; null where all variants do. */
function standingOf(storeId: string, { locationId, state }: StockFilter): RawBuilder<unknown> | null {
  const here = locationId ? sql`and location_id = ${locationId}` : sql``;
  if (state === 'low' || state === 'out') {
    return sql`${sql.table(locationId ? 'low_levels' : 'low_stock')} where store_id = ${storeId} ${here} and state = ${state}`;
  }
  if (locationId && !state) return sql`stock_levels where store_id = ${storeId} ${here}`;
  return null;
}

/** Few are below: their ids are found in the partial index first, so that nobody walks the whole list for them. */
function isAnyBelow(storeId: string, locationId: string | undefined, state: 'negative' | 'oversold') {
  const narrower = state === 'negative' ? sql`below.on_hand < 0` : sql`below.reserved > below.on_hand`;
  const here = locationId ? sql`and below.location_id = ${locationId}` : sql``;
  const ids = sql`array(
    select below.variant_id from stock_levels below
    where below.store_id = ${storeId} and below.is_below and ${narrower} ${here})`;
  return sql`variant.id = any (${ids}) and variant.track_quantity`;
}
