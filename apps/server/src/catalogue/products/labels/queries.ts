import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Products as the part of a statement that leaves them, or variants one by one. */
export type LabelledItems = { products: RawBuilder<unknown> } | { variantIds: readonly string[] };

/** One label, and how often it is printed. */
export interface LabelLineCount {
  variant_id: string;
  copies: number;
}

/** What stands on the label of a variant; amounts in minor units. */
export interface LabelRow {
  id: string;
  title: string;
  name: string;
  sku: string;
  barcode: string | null;
  price: number;
  sales_price: number | null;
  on_sales: boolean;
}

/**
 * The variants of the items in the order of the list, and how many labels each gets.
 * @param copies null: as many as are on hand; none where none is
 * @param atMost so many variants
 */
export async function findLabelled(
  db: Db,
  storeId: string,
  items: LabelledItems,
  copies: number | null,
  atMost: number,
): Promise<LabelLineCount[]> {
  const chosen =
    'variantIds' in items
      ? sql`variant.id = any (${[...items.variantIds]}::uuid[])`
      : sql`variant.active and variant.product_id in (select product.id ${items.products})`;
  const { rows } = await sql<LabelLineCount>`
    select variant.id as variant_id, ${copies === null ? sql`greatest(coalesce(sum(level.on_hand), 0), 0)::int` : sql`${copies}::int`} as copies
    from variants variant
    join products owner on owner.store_id = variant.store_id and owner.id = variant.product_id
    left join stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = ${storeId} and ${chosen}
    group by variant.store_id, variant.id, owner.store_id, owner.id
    having ${copies === null ? sql`coalesce(sum(level.on_hand), 0) > 0` : sql`true`}
    order by owner.title collate app.names, owner.id, variant.position, variant.id
    limit ${atMost}`.execute(db);
  return rows;
}

export async function insertLabelPrint(
  db: Db,
  print: { storeId: string; id: string; input: object; now: Date },
): Promise<void> {
  await db
    .insertInto('label_prints')
    .values({
      store_id: print.storeId,
      id: print.id,
      input: JSON.stringify(print.input),
      created_at: print.now,
    })
    .execute();
}

export async function findLabelPrint(db: Db, storeId: string, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('label_prints')
    .select('input')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.input;
}

export async function findLabelRows(db: Db, storeId: string, ids: readonly string[]): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select variant.id, owner.title, variant.name, variant.sku, variant.barcode, variant.price, variant.sales_price,
           variant.on_sales
    from variants variant
    join products owner on owner.store_id = variant.store_id and owner.id = variant.product_id
    where variant.store_id = ${storeId} and variant.id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}
