import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Takes the items that are about a customer, and their rows, out of the imports; answers those imports. */
export async function removeItemsOf(
  db: Db,
  storeId: string,
  customerId: string,
  keys: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ import_id: string }>`
    with gone as (
      delete from import_items item
      where item.store_id = ${storeId}
        and item.import_id in (select id from imports where store_id = ${storeId} and kind = 'customers')
        and (item.record_id = ${customerId}::uuid or item.key = any (${[...keys]}::text[]))
      returning item.import_id, item.first_row
    ), rows_gone as (
      delete from import_rows line using gone
      where line.store_id = ${storeId} and line.import_id = gone.import_id and line.first_row = gone.first_row
    )
    select distinct import_id from gone`.execute(db);
  return rows.map(({ import_id }) => import_id);
}

/** The imports show no first rows any more; answers the keys of their files. */
export async function removeSamples(
  db: Db,
  storeId: string,
  importIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    update imports set sample = '[]'
    where store_id = ${storeId} and id = any (${[...importIds]}::uuid[])
    returning file_key`.execute(db);
  return rows.map(({ file_key }) => file_key);
}
