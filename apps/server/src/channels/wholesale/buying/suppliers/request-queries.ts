import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleRequests } from '#core/database/tables.ts';

/** Whether it is in; it is not where a request of the same store is waiting. */
export async function insertRequest(db: Db, row: Insertable<WholesaleRequests>): Promise<boolean> {
  const inserted = await db
    .insertInto('wholesale_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findRequest(
  db: Db,
  storeId: string,
  id: string,
): Promise<Selectable<WholesaleRequests> | undefined> {
  return db
    .selectFrom('wholesale_requests')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}
