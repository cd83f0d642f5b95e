import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What a store sells, in which currency and mode; it is held, so that two do not fill it at once. */
export async function findTrade(db: Db, storeId: string) {
  return db
    .selectFrom('stores')
    .select(['mode', 'product_type_id', 'currency_code'])
    .where('id', '=', storeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Whether sample products are there or on their way. */
export async function hasSamples(db: Db, storeId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from products where store_id = ${storeId} and is_sample)
        or exists (
          select 1 from store_jobs
          where store_id = ${storeId} and kind = 'sample_products' and state in ('waiting', 'running')
        ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function findListedSamples(db: Db, storeId: string): Promise<number> {
  const { listed } = await db
    .selectFrom('products')
    .select((count) => count.fn.countAll<number>().as('listed'))
    .where('store_id', '=', storeId)
    .where('is_sample', '=', true)
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return listed;
}

export async function findSamples(db: Db, storeId: string) {
  return db
    .selectFrom('products')
    .select(['id', 'status'])
    .where('store_id', '=', storeId)
    .where('is_sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether the sample could be taken out of the books. */
export async function forgetSample(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`select forget_sample(${id}) as gone`.execute(db);
  return rows[0]?.gone ?? false;
}
