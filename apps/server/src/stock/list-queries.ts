import type { StockLevel } from '@sokoni/rules/stock';
import { type RawBuilder, sql } from 'kysely';
import { searchProducts } from '#platform/database/search-products.ts';
import type { Db } from '#platform/database/transaction.ts';

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

/** A page of the variants by title, whose ids are found before anything else is read. */
export async function findPageOfStock(
  db: Db,
  storeId: string,
  filter: StockFilter,
  window: { limit: number; offset: number },
): Promise<StockRow[]> {
  const found = isWhole(filter)
    ? pageOfAll(storeId, window)
    : sql`
        select variant.id ${await fromAndWhere(db, storeId, filter)}
        order by ${byTitle} limit ${window.limit} offset ${window.offset}`;
  const here = filter.locationId ? sql`and level.location_id = ${filter.locationId}` : sql``;
  const orderedHere = filter.locationId ? sql`and po.location_id = ${filter.locationId}` : sql``;
  const sentHere = filter.locationId ? sql`and sending.to_location_id = ${filter.locationId}` : sql``;
  const { rows } = await sql<StockRow>`
    select variant.id as variant_id, variant.product_id, product.title as product_title, variant.name as variant_name,
           variant.sku, variant.barcode, coalesce(variant.image_id, product.first_image_id) as image_id, variant.active,
           variant.track_quantity as tracked, variant.low_stock_at, summed.*,
           (select coalesce(sum(line.quantity - line.received - line.lost), 0)
            from transfer_lines line
            join transfers sending on sending.store_id = line.store_id and sending.id = line.transfer_id
              and sending.state = 'sent' ${sentHere}
            where line.store_id = ${storeId} and line.variant_id = variant.id
              and line.received + line.lost < line.quantity)::bigint
           + (select coalesce(sum(greatest(0, line.quantity - line.received)), 0)
              from purchase_order_lines line
              join purchase_orders po on po.store_id = line.store_id and po.id = line.order_id
                and po.state in ('ordered', 'part_received') ${orderedHere}
              where line.store_id = ${storeId} and line.variant_id = variant.id)::bigint as incoming
    from (${found}) page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    cross join lateral (
      select coalesce(sum(level.on_hand), 0)::bigint as on_hand, coalesce(sum(level.reserved), 0)::bigint as reserved,
             coalesce(json_agg(json_build_object(
               'location_id', level.location_id, 'on_hand', level.on_hand, 'reserved', level.reserved
             )) filter (where level.location_id is not null), '[]') as levels
      from stock_levels level
      where level.store_id = ${storeId} and level.variant_id = variant.id ${here}
    ) summed
    order by ${byTitle}`.execute(db);
  return rows;
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

/** Whether nothing narrows the list. */
function isWhole({ search, locationId, categoryIds, state }: StockFilter): boolean {
  return search === '' && !locationId && !categoryIds && !state;
}

/** The exact number of variants that a filter leaves. */
export async function countStock(db: Db, storeId: string, filter: StockFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${await fromAndWhere(db, storeId, filter, { counts: true })}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** What is counted or paged. A level is never without its variant, nor a variant without its product: who only counts need not look. */
async function fromAndWhere(db: Db, storeId: string, filter: StockFilter, { counts = false } = {}) {
  const { locationId, categoryIds, state } = filter;
  const conditions: RawBuilder<unknown>[] = [sql`variant.store_id = ${storeId}`];
  if (categoryIds) conditions.push(sql`product.category_id = any (${[...categoryIds]}::uuid[])`);
  if (filter.search !== '') conditions.push((await searchProducts(db, filter.search)).isVariant);
  if (state) conditions.push(stateCondition(storeId, state, locationId));
  const level = locationId
    ? sql`join stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
          and level.location_id = ${locationId}`
    : sql``;
  if (counts && locationId && !categoryIds && !state && filter.search === '') {
    return sql`from stock_levels level where level.store_id = ${storeId} and level.location_id = ${locationId}`;
  }
  const needsProduct = !counts || categoryIds || filter.search !== '';
  const product = needsProduct
    ? sql`join products product on product.store_id = ${storeId} and product.id = variant.product_id`
    : sql``;
  return sql`from variants variant ${product} ${level} where ${sql.join(conditions, sql` and `)}`;
}

/** At one place the level there decides; over all places low and out are what the roll-up says. */
function stateCondition(
  storeId: string,
  state: NonNullable<StockFilter['state']>,
  locationId: string | undefined,
) {
  if (locationId) {
    return {
      low: sql`variant.track_quantity and level.on_hand - level.reserved between 1 and variant.low_stock_at`,
      out: sql`variant.track_quantity and level.on_hand - level.reserved <= 0`,
      negative: isAnyBelow(storeId, sql`below.location_id = ${locationId}`, 'negative'),
      oversold: isAnyBelow(storeId, sql`below.location_id = ${locationId}`, 'oversold'),
    }[state];
  }
  if (state === 'low' || state === 'out') {
    return sql`variant.id in (select variant_id from low_stock where store_id = ${storeId} and state = ${state})`;
  }
  return isAnyBelow(storeId, sql`true`, state);
}

/** Few are below: their ids are found in the partial index first, so that nobody walks the whole list for them. */
function isAnyBelow(storeId: string, place: RawBuilder<unknown>, state: 'negative' | 'oversold') {
  const narrower = state === 'negative' ? sql`below.on_hand < 0` : sql`below.reserved > below.on_hand`;
  const ids = sql`array(
    select below.variant_id from stock_levels below
    where below.store_id = ${storeId} and (below.on_hand < 0 or below.reserved > below.on_hand) and ${narrower} and ${place})`;
  const counts = state === 'oversold' ? sql`variant.track_quantity` : sql`true`;
  return sql`variant.id = any (${ids}) and ${counts}`;
}
