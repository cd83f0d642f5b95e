import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type {
  OrderFulfilmentLines,
  OrderFulfilments,
  OrderReturnLines,
  OrderReturns,
} from '#core/database/tables.ts';

export type FulfilmentRow = Selectable<OrderFulfilments>;
export type FulfilmentLineRow = Selectable<OrderFulfilmentLines>;
export type ReturnRow = Selectable<OrderReturns>;
export type ReturnLineRow = Selectable<OrderReturnLines>;

/** Whether it is in; it is not when the store has a return with this id already. */
export async function insertReturn(
  db: Db,
  row: Insertable<OrderReturns>,
  lines: readonly Omit<Insertable<OrderReturnLines>, 'store_id' | 'return_id'>[],
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
