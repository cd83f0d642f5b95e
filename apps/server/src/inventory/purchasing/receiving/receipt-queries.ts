import type { ActorKind } from '@sokoni/rules/access/actor';
import { type Selectable, sql } from 'kysely';
import type { Action } from '#core/action.ts';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { actorColumns } from '#core/database/commands/actor-columns.ts';
import type { PurchaseReceiptLines, PurchaseReceipts } from '#core/database/tables.ts';

export type ReceiptRow = Selectable<PurchaseReceipts>;
export type ReceiptLineRow = Selectable<PurchaseReceiptLines>;

/** A receipt with the names that are shown beside it. */
export interface NamedReceiptRow extends ReceiptRow {
  location_name: string;
  /** The person of the staff who counted it in; null without one. */
  by: string | null;
  /** Null unless it was taken back. */
  reverser_kind: ActorKind | null;
  /** The person of the staff who took it back; null without one. */
  reverser: string | null;
  reversed_at: Date | null;
}

const reversed = sql<boolean>`exists (
  select from purchase_receipt_reversals reversal
  where reversal.store_id = receipt.store_id and reversal.receipt_id = receipt.id)`;
const isReversed = reversed.as('reversed');

/** The receipts of an order, oldest first. */
export async function findReceipts(db: Db, storeId: string, orderId: string): Promise<NamedReceiptRow[]> {
  return db
    .selectFrom('purchase_receipts as receipt')
    .innerJoin('locations as location', (join) =>
      join
        .onRef('location.store_id', '=', 'receipt.store_id')
        .onRef('location.id', '=', 'receipt.location_id'),
    )
    .leftJoin('purchase_receipt_reversals as reversal', (join) =>
      join
        .onRef('reversal.store_id', '=', 'receipt.store_id')
        .onRef('reversal.receipt_id', '=', 'receipt.id'),
    )
    .leftJoin('users as person', 'person.id', 'receipt.actor_user_id')
    .leftJoin('users as reverser', 'reverser.id', 'reversal.actor_user_id')
    .selectAll('receipt')
    .select(['location.name as location_name', personName('person').as('by')])
    .select(['reversal.actor_kind as reverser_kind', personName('reverser').as('reverser')])
    .select('reversal.at as reversed_at')
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
    .select(isReversed)
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
): Promise<(ReceiptRow & { reversed: boolean }) | undefined> {
  return db
    .selectFrom('purchase_receipts as receipt')
    .selectAll()
    .select(isReversed)
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

/** Notes that a receipt was taken back; the order must be locked. */
export async function insertReversal(
  db: Db,
  { store_id, id }: ReceiptRow,
  { actor, occurredAt, receivedAt }: Action,
): Promise<void> {
  await db
    .insertInto('purchase_receipt_reversals')
    .values({
      store_id,
      receipt_id: id,
      ...actorColumns(actor),
      at: occurredAt,
      received_at: receivedAt,
    })
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
      and not ${reversed} and (receipt.received_at, receipt.id) > (${received_at}, ${id}::uuid)`.execute(db);
  return new Set(rows.map(({ variant_id }) => variant_id));
}
