import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { DB } from '#core/database/tables.ts';

export type ViewRow = Selectable<DB['views']>;

/** Those of the store, then those of this person. */
export async function findViews(
  db: Db,
  storeId: string,
  list: ViewRow['list'],
  userId: string,
): Promise<ViewRow[]> {
  return db
    .selectFrom('views')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('list', '=', list)
    .where((is) => is.or([is('owner_id', 'is', null), is('owner_id', '=', userId)]))
    .orderBy(sql`owner_id is not null`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** A view that this person may see. */
export async function findView(
  db: Db,
  storeId: string,
  id: string,
  userId: string,
): Promise<ViewRow | undefined> {
  return db
    .selectFrom('views')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where((is) => is.or([is('owner_id', 'is', null), is('owner_id', '=', userId)]))
    .executeTakeFirst();
}

/** The views of a store change one at a time, so that their order has no gaps and no doubles. */
export async function lockViews(db: Db, storeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${storeId}`}, 0))`.execute(db);
}

/** Whether the row is in; it is not when there is a view of this name, or the id is taken. */
export async function insertView(db: Db, row: ViewRow): Promise<boolean> {
  const inserted = await db
    .insertInto('views')
    .values({ ...row, query: JSON.stringify(row.query) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function updateView(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<DB['views']>,
): Promise<void> {
  await db.updateTable('views').set(values).where('store_id', '=', storeId).where('id', '=', id).execute();
}

export async function deleteView(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('views').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** Which views were narrowed to the one customer, and are to the other now. */
export async function renameCustomer(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update views set query = jsonb_set(query, '{customer_id}', to_jsonb(${to}::text))
    where store_id = ${storeId} and list = 'orders' and lower(query ->> 'customer_id') = ${from}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
