import type { Selectable } from 'kysely';
import type {
  OrderFulfilmentLinesTable,
  OrderFulfilmentsTable,
  OrderReturnLinesTable,
  OrderReturnsTable,
} from '#platform/database/order-tables.ts';
import type { Db } from '#platform/database/transaction.ts';

export type FulfilmentRow = Selectable<OrderFulfilmentsTable>;
export type FulfilmentLineRow = Selectable<OrderFulfilmentLinesTable>;
export type ReturnRow = Selectable<OrderReturnsTable>;
export type ReturnLineRow = Selectable<OrderReturnLinesTable>;

/** Whether it is in; it is not when the store has a return with this id already. */
export async function insertReturn(
  db: Db,
  row: ReturnRow,
  lines: readonly Omit<ReturnLineRow, 'store_id' | 'return_id'>[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('order_returns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('order_return_lines')
    .values(lines.map((line) => ({ ...line, store_id: row.store_id, return_id: row.id })))
    .execute();
  return true;
}
