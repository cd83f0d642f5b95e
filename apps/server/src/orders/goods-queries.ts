import { type Selectable, sql } from 'kysely';
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

/** Whether it is in; it is not when the store has a fulfilment with this id already. */
export async function insertFulfilment(
  db: Db,
  row: FulfilmentRow,
  lines: readonly Omit<FulfilmentLineRow, 'store_id' | 'fulfilment_id'>[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('order_fulfilments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('order_fulfilment_lines')
    .values(lines.map((line) => ({ ...line, store_id: row.store_id, fulfilment_id: row.id })))
    .execute();
  return true;
}

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

export async function findFulfilments(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<(FulfilmentRow & { by: string })[]> {
  return db
    .selectFrom('order_fulfilments as fulfilment')
    .leftJoin('users as hand', 'hand.id', 'fulfilment.fulfilled_by')
    .selectAll('fulfilment')
    .select(sql<string>`coalesce(hand.first_name || ' ' || hand.last_name, '')`.as('by'))
    .where('fulfilment.store_id', '=', storeId)
    .where('fulfilment.order_id', '=', orderId)
    .orderBy('fulfilment.at')
    .orderBy('fulfilment.id')
    .execute();
}

export async function findFulfilmentLines(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<FulfilmentLineRow[]> {
  return db
    .selectFrom('order_fulfilment_lines as part')
    .innerJoin('order_fulfilments as fulfilment', (join) =>
      join
        .onRef('fulfilment.store_id', '=', 'part.store_id')
        .onRef('fulfilment.id', '=', 'part.fulfilment_id'),
    )
    .selectAll('part')
    .where('part.store_id', '=', storeId)
    .where('fulfilment.order_id', '=', orderId)
    .execute();
}

export async function findReturns(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<(ReturnRow & { by: string })[]> {
  return db
    .selectFrom('order_returns as taken')
    .leftJoin('users as hand', 'hand.id', 'taken.returned_by')
    .selectAll('taken')
    .select(sql<string>`coalesce(hand.first_name || ' ' || hand.last_name, '')`.as('by'))
    .where('taken.store_id', '=', storeId)
    .where('taken.order_id', '=', orderId)
    .orderBy('taken.at')
    .orderBy('taken.id')
    .execute();
}

export async function findReturnLines(db: Db, storeId: string, orderId: string): Promise<ReturnLineRow[]> {
  return db
    .selectFrom('order_return_lines as part')
    .innerJoin('order_returns as taken', (join) =>
      join.onRef('taken.store_id', '=', 'part.store_id').onRef('taken.id', '=', 'part.return_id'),
    )
    .selectAll('part')
    .where('part.store_id', '=', storeId)
    .where('taken.order_id', '=', orderId)
    .execute();
}
