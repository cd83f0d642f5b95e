import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { PriceLists } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type PriceListRow = Selectable<PriceLists>;

/** A price list with who buys by it. */
export interface ListedPriceList extends PriceListRow {
  group_ids: string[];
  company_count: number;
}

const groupIds = sql<string[]>`array(
  select buying.id from customer_groups buying
  where buying.store_id = list.store_id and buying.price_list_id = list.id order by buying.name collate app.names, buying.id
)`.as('group_ids');

const companies = sql<number>`(
  select count(*)::int from wholesale_companies company
  where company.store_id = list.store_id and company.price_list_id = list.id
)`.as('company_count');

const byName: RawBuilder<unknown> = sql`list.name collate app.names`;

export async function findPriceLists(
  db: Db,
  storeId: string,
  search: string,
  window: { limit: number; offset: number },
): Promise<Page<ListedPriceList>> {
  const found = db
    .selectFrom('price_lists as list')
    .where('list.store_id', '=', storeId)
    .$if(search !== '', (query) =>
      query.where(
        sql<string>`search_key(list.name)`,
        'like',
        sql<string>`'%' || search_key(${likeText(search)}) || '%'`,
      ),
    );
  const page = found
    .selectAll('list')
    .orderBy(byName)
    .orderBy('list.id')
    .limit(window.limit)
    .offset(window.offset);
  // Apart, so that nobody counts for the lists on other pages.
  const rows = await db
    .selectFrom(page.as('list'))
    .selectAll('list')
    .select([groupIds, companies])
    .orderBy(byName)
    .orderBy('list.id')
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export async function findPriceList(
  db: Db,
  storeId: string,
  id: string,
): Promise<ListedPriceList | undefined> {
  return db
    .selectFrom('price_lists as list')
    .selectAll('list')
    .select([groupIds, companies])
    .where('list.store_id', '=', storeId)
    .where('list.id', '=', id)
    .executeTakeFirst();
}

export async function lockPriceList(db: Db, storeId: string, id: string): Promise<PriceListRow | undefined> {
  return db
    .selectFrom('price_lists')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the list is there; it stays until the end of the transaction. */
export async function holdPriceList(db: Db, storeId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('price_lists')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countPriceLists(db: Db, storeId: string): Promise<number> {
  const { total } = await db
    .selectFrom('price_lists')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Puts a list in. Where its name is taken the transaction is lost. */
export async function insertPriceList(
  db: Db,
  row: Insertable<PriceLists>,
): Promise<'made' | 'id_taken' | 'name_taken'> {
  try {
    const inserted = await db
      .insertInto('price_lists')
      .values(row)
      .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n ? 'made' : 'id_taken';
  } catch (error) {
    if (isTaken(error)) return 'name_taken';
    throw error;
  }
}

/** Whether it is changed; it is not when another one has this name, and the transaction is lost then. */
export async function updatePriceList(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<PriceLists>,
): Promise<boolean> {
  try {
    await db
      .updateTable('price_lists')
      .set(values)
      .where('store_id', '=', storeId)
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Its prices go with it; companies and groups have no list afterwards. */
export async function deletePriceListRow(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('price_lists').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/** Into which list an import has brought prices; null once it is deleted. */
export async function findImportedList(db: Db, storeId: string, importId: string): Promise<string | null> {
  const row = await db
    .selectFrom('imports')
    .select('price_list_id')
    .where('store_id', '=', storeId)
    .where('id', '=', importId)
    .executeTakeFirst();
  return row?.price_list_id ?? null;
}
