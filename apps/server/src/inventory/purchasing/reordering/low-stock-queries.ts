import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** How many variants are low and how many are out. */
export async function sumUpLowStock(db: Db, storeId: string): Promise<{ low: number; out: number }> {
  const rows = await db
    .selectFrom('low_stock')
    .select(['state', sql<number>`count(*)::int`.as('variants')])
    .where('store_id', '=', storeId)
    .groupBy('state')
    .execute();
  const of = (state: 'low' | 'out') => rows.find((row) => row.state === state)?.variants ?? 0;
  return { low: of('low'), out: of('out') };
}

/** Whether this person gets the mail of the day. */
export async function wantsMails(db: Db, storeId: string, userId: string): Promise<boolean> {
  const refused = await db
    .selectFrom('low_stock_mails_off')
    .select('user_id')
    .where('store_id', '=', storeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return refused === undefined;
}

export async function setWantsMails(db: Db, storeId: string, userId: string, wants: boolean): Promise<void> {
  if (wants) {
    await db
      .deleteFrom('low_stock_mails_off')
      .where('store_id', '=', storeId)
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await db
    .insertInto('low_stock_mails_off')
    .values({ store_id: storeId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface LowRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  image_id: string | null;
  available: number;
  state: 'low' | 'out';
}

/** What ran low last. */
export async function findLatestLow(db: Db, storeId: string, count: number): Promise<LowRow[]> {
  const { rows } = await sql<LowRow>`
    with page as materialized (
      select variant_id as id, state, since from low_stock where store_id = ${storeId}
      order by since desc, variant_id desc limit ${count}
    )
    select variant.id as variant_id, product.id as product_id, product.title as product_title, variant.name as variant_name,
           coalesce(variant.image_id, product.first_image_id) as image_id, figures.on_hand - figures.reserved as available, page.state
    from page
    join variants variant on variant.store_id = ${storeId} and variant.id = page.id
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    join stock_figures(array(select id from page), null) figures on figures.variant_id = variant.id
    order by page.since desc, page.id desc`.execute(db);
  return rows;
}
