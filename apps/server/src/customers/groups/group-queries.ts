import { type Insertable, type Selectable, sql } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerGroups } from '#core/database/tables.ts';

export type GroupRow = Selectable<CustomerGroups>;

export interface CountedGroup extends GroupRow {
  customers: number;
}

const members = sql<number>`(
  select count(*)::int from customers customer
  where customer.store_id = customer_groups.store_id and customer.group_id = customer_groups.id
)`.as('customers');

export async function findGroups(db: Db, storeId: string): Promise<CountedGroup[]> {
  return db
    .selectFrom('customer_groups')
    .selectAll()
    .select(members)
    .where('store_id', '=', storeId)
    .orderBy(sql`name collate app.names`)
    .orderBy('id')
    .execute();
}

export async function findGroup(db: Db, storeId: string, id: string): Promise<CountedGroup | undefined> {
  return db
    .selectFrom('customer_groups')
    .selectAll()
    .select(members)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the group is there; it stays until the end of the transaction. */
export async function holdGroup(db: Db, storeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of these groups are there; they stay until the end of the transaction. */
export async function holdGroups(db: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customer_groups')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
  return rows.map(({ id }) => id);
}

/** Has these groups, and no others, buy by a price list. Answers the groups that did not before, or do no more. */
export async function replaceGroupsOfPriceList(
  db: Db,
  storeId: string,
  priceListId: string,
  groupIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update customer_groups set price_list_id = case when id = any (${[...groupIds]}::uuid[]) then ${priceListId}::uuid end
    where store_id = ${storeId}
      and (price_list_id = ${priceListId} or id = any (${[...groupIds]}::uuid[]))
      and (price_list_id = ${priceListId} and id = any (${[...groupIds]}::uuid[])) is not true
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countGroups(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('customer_groups')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the row is in; it is not when a group has this name or this id. */
export async function insertGroup(db: Db, group: Insertable<CustomerGroups>): Promise<boolean> {
  const inserted = await db
    .insertInto('customer_groups')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** What the group was called; undefined when it is not there, null when another one has the name, and the transaction is lost then. */
export async function renameGroup(
  db: Db,
  storeId: string,
  id: string,
  name: string,
): Promise<string | null | undefined> {
  const before = await lockName(db, storeId, id);
  if (before === undefined) return undefined;
  try {
    await db
      .updateTable('customer_groups')
      .set({ name })
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute();
    return before;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** Its customers are in no group afterwards. Answers its name; undefined when it is not there. */
export async function removeGroup(db: Db, storeId: string, id: string): Promise<string | undefined> {
  const before = await lockName(db, storeId, id);
  if (before === undefined) return undefined;
  await db
    .updateTable('customers')
    .set({ group_id: null })
    .where('store_id', '=', storeId)
    .where('group_id', '=', id)
    .execute();
  await db.deleteFrom('customer_groups').where('store_id', '=', storeId).where('id', '=', id).execute();
  return before;
}

/** What the group is called, held until the end of the transaction; undefined when it is not there. */
async function lockName(db: Db, storeId: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('customer_groups')
    .select('name')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.name;
}
