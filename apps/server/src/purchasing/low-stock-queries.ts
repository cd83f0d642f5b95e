import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

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
