import { type Selectable, sql } from 'kysely';
import type {
  PurchaseReceiptLinesTable,
  PurchaseReceiptsTable,
} from '#platform/database/purchasing-tables.ts';
import type { Db } from '#platform/database/transaction.ts';

export type ReceiptRow = Selectable<PurchaseReceiptsTable>;
export type ReceiptLineRow = Selectable<PurchaseReceiptLinesTable>;

/** A receipt with the names that are shown beside it. */
export interface NamedReceiptRow extends ReceiptRow {
  location_name: string;
  receiver: string;
  reverser: string;
}

/** The receipts of an order, oldest first. */
export async function findReceipts(db: Db, storeId: string, orderId: string): Promise<NamedReceiptRow[]> {
  return db
    .selectFrom('purchase_receipts as receipt')
    .innerJoin('locations as location', (join) =>
      join
        .onRef('location.store_id', '=', 'receipt.store_id')
        .onRef('location.id', '=', 'receipt.location_id'),
    )
    .innerJoin('users as receiver', 'receiver.id', 'receipt.received_by')
    .leftJoin('users as reverser', 'reverser.id', 'receipt.reversed_by')
    .selectAll('receipt')
    .select([
      'location.name as location_name',
      sql<string>`receiver.first_name || ' ' || receiver.last_name`.as('receiver'),
      sql<string>`coalesce(reverser.first_name || ' ' || reverser.last_name, '')`.as('reverser'),
    ])
    .where('receipt.store_id', '=', storeId)
    .where('receipt.order_id', '=', orderId)
    .orderBy('receipt.received_at')
    .orderBy('receipt.id')
    .execute();
}

/** The lines of all receipts of an order, oldest first. */
export async function findReceiptLines(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<(ReceiptLineRow & { reversed: boolean })[]> {
  return db
    .selectFrom('purchase_receipts as receipt')
    .innerJoin('purchase_receipt_lines as line', (join) =>
      join.onRef('line.store_id', '=', 'receipt.store_id').onRef('line.receipt_id', '=', 'receipt.id'),
    )
    .selectAll('line')
    .select(sql<boolean>`receipt.reversed_at is not null`.as('reversed'))
    .where('receipt.store_id', '=', storeId)
    .where('receipt.order_id', '=', orderId)
    .orderBy('receipt.received_at')
    .orderBy('receipt.id')
    .orderBy('line.line_id')
    .execute();
}

export async function findReceipt(
  db: Db,
  storeId: string,
  orderId: string,
  id: string,
): Promise<ReceiptRow | undefined> {
  return db
    .selectFrom('purchase_receipts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether the receipt is in; it is not when the store has one with this id already. */
export async function insertReceipt(
  db: Db,
  receipt: ReceiptRow,
  lines: readonly Omit<ReceiptLineRow, 'store_id' | 'receipt_id'>[],
): Promise<boolean> {
  const inserted = await db
    .insertInto('purchase_receipts')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('purchase_receipt_lines')
    .values(lines.map((line) => ({ ...line, store_id: receipt.store_id, receipt_id: receipt.id })))
    .execute();
  return true;
}

export async function markReversed(
  db: Db,
  { store_id, id }: ReceiptRow,
  by: { actorUserId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('purchase_receipts')
    .set({ reversed_by: by.actorUserId, reversed_at: by.at })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function updateLandedValue(
  db: Db,
  { store_id, receipt_id, line_id }: ReceiptLineRow,
  landedValue: number | null,
): Promise<void> {
  await db
    .updateTable('purchase_receipt_lines')
    .set({ landed_value: landedValue })
    .where('store_id', '=', store_id)
    .where('receipt_id', '=', receipt_id)
    .where('line_id', '=', line_id)
    .execute();
}

/** Which of these variants have come again since, in receipts of any order that were not reversed. */
export async function findReceivedSince(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
  { received_at, id }: ReceiptRow,
): Promise<Set<string>> {
  const { rows } = await sql<{ variant_id: string }>`
    select distinct line.variant_id
    from purchase_order_lines line
    join purchase_receipt_lines came on came.store_id = line.store_id and came.line_id = line.id
    join purchase_receipts receipt on receipt.store_id = came.store_id and receipt.id = came.receipt_id
    where line.store_id = ${storeId} and line.variant_id = any (${[...variantIds]}::uuid[])
      and receipt.reversed_at is null and (receipt.received_at, receipt.id) > (${received_at}, ${id}::uuid)`.execute(
    db,
  );
  return new Set(rows.map(({ variant_id }) => variant_id));
}
