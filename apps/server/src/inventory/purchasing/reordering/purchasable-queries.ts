import { type SqlBool, sql } from 'kysely';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** A variant as somebody who orders items needs it. */
export interface ItemRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  barcode: string | null;
  image_id: string | null;
  weight_grams: number | null;
  available: number;
  incoming: number;
  supplier_sku: string;
  last_cost: number | null;
}

const mostItems = 20;

const byTitle = sql`product.title collate app.names, product.id, variant.position, variant.id`;

/** What is shown of the variants of `page`; `figures` is their stock. */
const itemColumns = sql`
  variant.id as variant_id, product.id as product_id, product.title as product_title, variant.name as variant_name, variant.sku,
  variant.barcode, coalesce(variant.image_id, product.first_image_id) as image_id, variant.weight_grams,
  figures.on_hand - figures.reserved as available, figures.ordered as incoming`;

function itemsOfPage(storeId: string) {
  return sql`
    page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    join stock_figures(array(select id from page), null) figures on figures.variant_id = variant.id`;
}

/** The same, with what this supplier has taken for each the last time and calls it. */
function supplied(storeId: string, supplierId: string | undefined) {
  return {
    columns: sql`${itemColumns}, coalesce(known.supplier_sku, '') as supplier_sku, known.last_cost`,
    items: sql`
      ${itemsOfPage(storeId)}
      left join supplier_variants known
        on known.store_id = ${storeId} and known.supplier_id = ${supplierId ?? null}::uuid and known.variant_id = variant.id`,
  };
}

/** Variants of products that a search finds, as it ranks them. */
export async function searchItems(
  db: Db,
  storeId: string,
  search: string,
  supplierId: string | undefined,
): Promise<ItemRow[]> {
  const found = await findRanked(db, storeId, search, mostItems, async ({ isVariant }, most) => {
    const { rows } = await sql<{ id: string }>`
      select variant.id
      from variants variant
      join products product on product.store_id = ${storeId} and product.id = variant.product_id
      where variant.store_id = ${storeId} and product.status <> 'archived' and ${isVariant}
      order by ${byTitleWords}, variant.position, variant.id limit ${sql.lit(most)}`.execute(keeping(db));
    return rows;
  });
  const { columns, items } = supplied(storeId, supplierId);
  const { rows } = await sql<ItemRow>`
    with page as materialized (
      select * from unnest(${found.map(({ id }) => id)}::uuid[]) with ordinality as page (id, place)
    )
    select ${columns} from ${items} order by page.place`.execute(db);
  return rows;
}

/** What the supplier has brought before, the latest first. */
export async function findUsualItems(db: Db, storeId: string, supplierId: string): Promise<ItemRow[]> {
  const { columns, items } = supplied(storeId, supplierId);
  const { rows } = await sql<ItemRow>`
    with page as materialized (
      select variant.id, known.ordered_at
      from supplier_variants known
      join variants variant on variant.store_id = ${storeId} and variant.id = known.variant_id
      join products product on product.store_id = ${storeId} and product.id = variant.product_id
      where known.store_id = ${storeId} and known.supplier_id = ${supplierId} and product.status <> 'archived'
      order by known.ordered_at desc, ${byTitle} limit ${mostItems}
    )
    select ${columns} from ${items}
    order by page.ordered_at desc, ${byTitle}`.execute(db);
  return rows;
}

/** The variants with these SKUs or barcodes; a code that two variants have, as SKU and as barcode, means the barcode. */
export async function findItemsByCode(
  db: Db,
  storeId: string,
  codes: readonly { code: string; skuKey: string; barcode: string }[],
  supplierId: string | undefined,
): Promise<(ItemRow & { code: string })[]> {
  const { columns, items } = supplied(storeId, supplierId);
  const { rows } = await sql<ItemRow & { code: string }>`
    with asked as (
      select * from unnest(
        ${codes.map(({ code }) => code)}::text[], ${codes.map(({ skuKey }) => skuKey)}::text[],
        ${codes.map(({ barcode }) => barcode)}::text[]
      ) as code (code, sku_key, barcode)
    ), found as (
      select asked.code, hit.id, 0 as rank from asked
      join variants hit on hit.store_id = ${storeId} and hit.barcode = asked.barcode
      union all
      select asked.code, hit.id, 1 from asked
      join variants hit on hit.store_id = ${storeId} and hit.sku_key = asked.sku_key
    ), page as materialized (
      select distinct on (code) code, id from found order by code, rank
    )
    select page.code, ${columns} from ${items} order by page.code`.execute(db);
  return rows;
}

/** Of these variants, what the supplier has taken for each the last time and calls it. */
export async function findKnownItems(
  db: Db,
  storeId: string,
  lines: readonly { variantId: string; supplierId: string }[],
): Promise<{ variant_id: string; supplier_id: string; supplier_sku: string; last_cost: number | null }[]> {
  const { rows } = await sql<{
    variant_id: string;
    supplier_id: string;
    supplier_sku: string;
    last_cost: number | null;
  }>`
    select known.variant_id, known.supplier_id, known.supplier_sku, known.last_cost
    from unnest(
      ${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ supplierId }) => supplierId)}::uuid[]
    ) as line (variant_id, supplier_id)
    join supplier_variants known
      on known.store_id = ${storeId} and known.supplier_id = line.supplier_id and known.variant_id = line.variant_id`.execute(
    db,
  );
  return rows;
}

export interface LowStockRow extends Omit<ItemRow, 'supplier_sku'> {
  state: 'low' | 'out';
  low_stock_at: number | null;
  sold: number;
  supplier_id: string | null;
  supplier_name: string | null;
  lead_days: number | null;
  since: Date;
}

export interface LowStockFilter {
  search: string;
  state?: 'low' | 'out' | undefined;
  supplierId?: string | undefined;
}

/** A page of what is low or out, newest first: found in an index, then read with its figures. */
export async function findLowStock(
  db: Db,
  storeId: string,
  filter: LowStockFilter,
  soldSince: Date,
  window: { limit: number; offset: number },
): Promise<LowStockRow[]> {
  const matching = await whereLow(db, storeId, filter);
  const { rows } = await sql<LowStockRow>`
    with page as materialized (
      select low.variant_id as id, low.state, low.since from low_stock low where ${matching}
      order by low.since desc, low.variant_id desc limit ${window.limit} offset ${window.offset}
    )
    select ${itemColumns}, page.state, page.since, variant.low_stock_at,
           greatest(0, -coalesce(sold.quantity, 0))::bigint as sold,
           known.supplier_id, known.supplier_name, known.lead_days, known.last_cost
    from ${itemsOfPage(storeId)}
    cross join lateral (
      select sum(moved.quantity) as quantity from stock_movements moved
      where moved.store_id = ${storeId} and moved.variant_id = variant.id and moved.reason in ('sale', 'return')
        and moved.at >= ${soldSince}
    ) sold
    left join lateral (
      select known.supplier_id, supplier.name as supplier_name, supplier.lead_days, known.last_cost
      from supplier_variants known
      join suppliers supplier on supplier.store_id = ${storeId} and supplier.id = known.supplier_id
      where known.store_id = ${storeId} and known.variant_id = variant.id and supplier.archived_at is null
      order by (known.supplier_id = ${filter.supplierId ?? null}::uuid) is true desc, known.ordered_at desc
      limit 1
    ) known on true
    order by page.since desc, page.id desc`.execute(db);
  return rows;
}

/** The exact number of variants that are low or out. */
export async function countLowStock(db: Db, storeId: string, filter: LowStockFilter): Promise<number> {
  const matching = await whereLow(db, storeId, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from low_stock low where ${matching}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function whereLow(db: Db, storeId: string, { search, state, supplierId }: LowStockFilter) {
  const conditions = [sql<SqlBool>`low.store_id = ${storeId}`];
  if (state) conditions.push(sql<SqlBool>`low.state = ${state}`);
  if (supplierId) {
    conditions.push(sql<SqlBool>`low.variant_id in (
      select variant_id from supplier_variants where store_id = ${storeId} and supplier_id = ${supplierId}
    )`);
  }
  if (search !== '') {
    const matches = (await searchProducts(db, search)).isProduct;
    conditions.push(sql<SqlBool>`low.product_id in (
      select product.id from products product where product.store_id = ${storeId} and ${matches}
    )`);
  }
  return sql.join(conditions, sql` and `);
}
