import type { StockTakeState } from '@sokoni/rules/stock/stock-take';
import { sql } from 'kysely';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';
import type { LineRow, StockTakeRow } from './queries.ts';

export interface ListedStockTake extends StockTakeRow {
  /** The person of the staff who began it; null without one. */
  by: string | null;
  lines: number;
  counted: number;
}

export interface Findings {
  different: number;
  quantity_over: number;
  quantity_short: number;
  value: number;
  unknown_costs: number;
  unknown: number;
}

export interface ListedLine extends LineRow {
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  barcode: string | null;
  image_id: string | null;
  cost: number | null;
}

export interface LineFilter {
  show: 'all' | 'counted' | 'different' | 'uncounted';
  search: string;
}

export async function findStockTake(
  db: Db,
  storeId: string,
  id: string,
): Promise<ListedStockTake | undefined> {
  const { rows } = await listed(storeId, sql`take.id = ${id}`, sql``).execute(db);
  return rows[0];
}

/** A page of stock-takes, newest first. */
export async function findStockTakes(
  db: Db,
  storeId: string,
  filter: {
    state?: StockTakeState | undefined;
    locationId?: string | undefined;
    number?: number | undefined;
  },
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedStockTake>> {
  const conditions = sql.join(
    [
      sql`true`,
      ...(filter.state ? [sql`take.state = ${filter.state}`] : []),
      ...(filter.locationId ? [sql`take.location_id = ${filter.locationId}`] : []),
      ...(filter.number === undefined ? [] : [sql`take.number = ${filter.number}`]),
    ],
    sql` and `,
  );
  const { rows } = await listed(
    storeId,
    conditions,
    sql`order by take.number desc limit ${limit} offset ${offset}`,
  ).execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from stock_takes take where take.store_id = ${storeId} and ${conditions}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** What a stock-take has found so far; `value` is at cost, in minor units, as far as the costs are known. */
export async function findFindings(db: Db, storeId: string, id: string): Promise<Findings> {
  const { rows } = await sql<Findings>`
    select count(*) filter (where counted <> level_then)::int as different,
           coalesce(sum(counted - level_then) filter (where counted > level_then), 0)::bigint as quantity_over,
           coalesce(sum(level_then - counted) filter (where counted < level_then), 0)::bigint as quantity_short,
           coalesce(sum((counted - level_then)::numeric * coalesce(variant.cost, 0)), 0)::float8 as value,
           count(*) filter (where counted <> level_then and variant.cost is null)::int as unknown_costs,
           (select count(distinct code)::int from stock_take_counts
            where store_id = ${storeId} and stock_take_id = ${id} and variant_id is null and code <> '') as unknown
    from stock_take_lines line
    join variants variant on variant.store_id = line.store_id and variant.id = line.variant_id
    where line.store_id = ${storeId} and line.stock_take_id = ${id} and line.counted is not null`.execute(db);
  return (
    rows[0] ?? { different: 0, quantity_over: 0, quantity_short: 0, value: 0, unknown_costs: 0, unknown: 0 }
  );
}

/** A page of the lines: by title, or those counted last first. */
export async function findLines(
  db: Db,
  storeId: string,
  id: string,
  { show, search }: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedLine>> {
  const shown = {
    all: sql`true`,
    counted: sql`line.counted is not null`,
    different: sql`line.counted is not null and line.counted <> line.level_then`,
    uncounted: sql`line.counted is null`,
  }[show];
  const found = search === '' ? sql`true` : (await searchProducts(db, search)).isVariant;
  const order =
    show === 'counted'
      ? sql`line.counted_at desc, line.variant_id`
      : sql`product.title collate app.names, product.id, variant.position, variant.id`;
  const from = sql`
    from stock_take_lines line
    join variants variant on variant.store_id = line.store_id and variant.id = line.variant_id
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    where line.store_id = ${storeId} and line.stock_take_id = ${id} and ${shown} and ${found}`;
  const { rows } = await sql<ListedLine>`
    select ${lineColumns} ${from} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The lines of these variants, with what they are called. */
export async function findLinesOf(
  db: Db,
  storeId: string,
  id: string,
  variantIds: readonly string[],
): Promise<ListedLine[]> {
  const { rows } = await sql<ListedLine>`
    select ${lineColumns}
    from stock_take_lines line
    join variants variant on variant.store_id = line.store_id and variant.id = line.variant_id
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    where line.store_id = ${storeId} and line.stock_take_id = ${id} and line.variant_id = any (${[...variantIds]}::uuid[])
    order by line.variant_id`.execute(db);
  return rows;
}

/** The codes that nothing in the store has, most scanned first. */
export async function findUnknownCodes(
  db: Db,
  storeId: string,
  id: string,
): Promise<{ code: string; units: number }[]> {
  const { rows } = await sql<{ code: string; units: number }>`
    select code, sum(units)::bigint as units from stock_take_counts
    where store_id = ${storeId} and stock_take_id = ${id} and variant_id is null and code <> ''
    group by code order by 2 desc, 1 limit 500`.execute(db);
  return rows;
}

const lineColumns = sql`
  line.*, variant.product_id, product.title as product_title, variant.name as variant_name, variant.sku, variant.barcode,
  coalesce(variant.image_id, product.first_image_id) as image_id, variant.cost`;

function listed(storeId: string, conditions: ReturnType<typeof sql>, window: ReturnType<typeof sql>) {
  return sql<ListedStockTake>`
    select take.*, summed.*, ${personName('person')} as by
    from (select take.* from stock_takes take where take.store_id = ${storeId} and ${conditions} ${window}) take
    left join users person on person.id = take.actor_user_id
    cross join lateral (
      select count(*)::int as lines, count(counted)::int as counted from stock_take_lines line
      where line.store_id = take.store_id and line.stock_take_id = take.id
    ) summed
    order by take.number desc`;
}
