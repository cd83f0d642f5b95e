import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { DoneItem, ImportKey } from './import-items.ts';

/** How many items an import has changed. */
export async function countDone(db: Db, { storeId, importId }: ImportKey): Promise<number> {
  const { rows } = await sql<{ done: number }>`
    select count(*)::int as done from import_items
    where store_id = ${storeId} and import_id = ${importId} and state = 'done' and changes is not null`.execute(
    db,
  );
  return rows[0]?.done ?? 0;
}

/** The next items to put back, the last one first. */
export async function findDoneItems<Changes>(
  db: Db,
  { storeId, importId }: ImportKey,
  before: number,
  limit: number,
): Promise<DoneItem<Changes>[]> {
  const { rows } = await sql<DoneItem<Changes>>`
    select first_row, record_id, changes from import_items
    where store_id = ${storeId} and import_id = ${importId} and first_row < ${before}
      and state = 'done' and changes is not null
    order by first_row desc limit ${limit}`.execute(db);
  return rows;
}

export async function markItems(
  db: Db,
  { storeId, importId }: ImportKey,
  firstRows: readonly number[],
  state: 'undone' | 'kept',
): Promise<void> {
  if (firstRows.length === 0) return;
  await sql`
    update import_items set state = ${state}
    where store_id = ${storeId} and import_id = ${importId} and first_row = any (${[...firstRows]}::int[])`.execute(
    db,
  );
}
