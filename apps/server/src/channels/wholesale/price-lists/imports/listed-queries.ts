import type { ExportedPrices } from '@sokoni/rules/imports/price-export';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { sql } from 'kysely';
import type { ImportKey } from '#catalogue/imports/import-items.ts';
import type { Db } from '#core/database/access/transaction.ts';

interface Place {
  storeId: string;
  listId: string;
}

/** What a list says of variants, each by minimum; variants without a price in it are left out. */
export async function findBreaks(
  db: Db,
  { storeId, listId }: Place,
  variantIds: readonly string[],
): Promise<Map<string, PriceBreak[]>> {
  const { rows } = await sql<{ variant_id: string; breaks: PriceBreak[] }>`
    select variant_id, json_agg(json_build_object('minimum', minimum, 'unit_price', unit_price) order by minimum) as breaks
    from price_list_prices
    where store_id = ${storeId} and price_list_id = ${listId} and variant_id = any (${[...variantIds]}::uuid[])
    group by variant_id`.execute(db);
  return new Map(rows.map(({ variant_id, breaks }) => [variant_id, breaks]));
}

/**
 * The variants with a price in the list that no row of the file is about, as items without prices.
 * @returns how many there are
 */
export async function stageUnnamed(
  db: Db,
  { storeId, importId }: ImportKey,
  listId: string,
): Promise<number> {
  const staged = await sql`
    insert into import_items (store_id, import_id, first_row, key, rows, action, record_id, draft)
    select ${storeId}::uuid, ${importId}::uuid, ${behindRows} + row_number() over (order by listed.variant_id),
           'variant:' || listed.variant_id, 0, 'update', listed.variant_id,
           jsonb_build_object('row', 0, 'variant_id', listed.variant_id, 'breaks', '[]'::jsonb)
    from (
      select distinct variant_id from price_list_prices where store_id = ${storeId} and price_list_id = ${listId}
    ) listed
    where not exists (
      select from import_items item
      where item.store_id = ${storeId} and item.import_id = ${importId} and item.key = 'variant:' || listed.variant_id
    )`.execute(db);
  return Number(staged.numAffectedRows ?? 0);
}

/** Larger than the number of any row of a file. */
const behindRows = sql.lit(1_000_000);

/** The next variants of a list, or of all that is not archived, in the order in which they were made. */
export async function findExported(
  db: Db,
  { storeId, listId }: Place,
  all: boolean,
  after: string,
  limit: number,
): Promise<ExportedPrices[]> {
  const listed = sql`variant.id in (
    select variant_id from price_list_prices where store_id = ${storeId} and price_list_id = ${listId} and variant_id > ${after}::uuid
  )`;
  const offered = sql`variant.product_id in (select id from products where store_id = ${storeId} and status <> 'archived')`;
  const { rows } = await sql<ExportedPrices>`
    with page as materialized (
      select variant.id, variant.product_id, variant.name, variant.sku, variant.barcode
      from variants variant
      where variant.store_id = ${storeId} and variant.id > ${after}::uuid and ${all ? offered : listed}
      order by variant.id limit ${limit}
    )
    select page.id as variant_id, page.sku, coalesce(page.barcode, '') as barcode, product.title as product, page.name as variant,
           coalesce(
             (select json_agg(json_build_object('minimum', kept.minimum, 'unit_price', kept.unit_price) order by kept.minimum)
              from price_list_prices kept
              where kept.store_id = ${storeId} and kept.price_list_id = ${listId} and kept.variant_id = page.id),
             '[]'
           ) as breaks
    from page join products product on product.store_id = ${storeId} and product.id = page.product_id
    order by page.id`.execute(db);
  return rows;
}
