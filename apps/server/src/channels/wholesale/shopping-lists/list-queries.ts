import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ShoppingLists } from '#core/database/tables.ts';
import type { OrderedLine } from '../buying/ordering/cart-queries.ts';

export type ShoppingListRow = Omit<Selectable<ShoppingLists>, 'lines'> & { lines: OrderedLine[] };

/** A list without its lines. */
export interface ListedShoppingList {
  id: string;
  name: string;
  items: number;
  updated_at: Date;
}

/** Whose list it is, and where it is ordered from. */
interface Place {
  storeId: string;
  supplierId: string;
}

export async function findShoppingLists(
  db: Db,
  { storeId, supplierId }: Place,
): Promise<ListedShoppingList[]> {
  return db
    .selectFrom('shopping_lists')
    .select(['id', 'name', sql<number>`jsonb_array_length(lines)`.as('items'), 'updated_at'])
    .where('store_id', '=', storeId)
    .where('supplier_store_id', '=', supplierId)
    .orderBy(sql`name collate names`)
    .orderBy('id')
    .execute();
}

export async function findShoppingList(
  db: Db,
  { storeId, supplierId }: Place,
  id: string,
): Promise<ShoppingListRow | undefined> {
  const row = await db
    .selectFrom('shopping_lists')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('supplier_store_id', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, lines: row.lines as unknown as OrderedLine[] };
}

/** Whether the row is in; it is not where the supplier has a list of this name, or the store one with this id. */
export async function insertShoppingList(db: Db, row: ShoppingListRow): Promise<boolean> {
  const inserted = await db
    .insertInto('shopping_lists')
    .values({ ...row, lines: sql`${JSON.stringify(row.lines)}::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Whether there was one. */
export async function replaceLines(
  db: Db,
  { storeId, supplierId }: Place,
  { id, lines, now }: { id: string; lines: readonly OrderedLine[]; now: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('shopping_lists')
    .set({ lines: sql`${JSON.stringify(lines)}::jsonb`, updated_at: now })
    .where('store_id', '=', storeId)
    .where('supplier_store_id', '=', supplierId)
    .where('id', '=', id)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function deleteShoppingList(db: Db, { storeId, supplierId }: Place, id: string): Promise<void> {
  await db
    .deleteFrom('shopping_lists')
    .where('store_id', '=', storeId)
    .where('supplier_store_id', '=', supplierId)
    .where('id', '=', id)
    .execute();
}
