import type { TransferState } from '@sokoni/rules/stock/transfer';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Transfers } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

export type TransferRow = Selectable<Transfers>;

/** A transfer as lists show it, with what its lines add up to. */
export interface ListedTransfer extends TransferRow {
  /** The person of the staff who drafted it; null without one. */
  by: string | null;
  lines: number;
  units: number;
  /** Not yet received nor written off, sent or not. */
  open: number;
  lost: number;
}

export interface TransferLineRow {
  variant_id: string;
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  barcode: string | null;
  image_id: string | null;
  quantity: number;
  received: number;
  lost: number;
  available: number;
  tracked: boolean;
}

export interface TransferFilter {
  state?: TransferState | undefined;
  locationId?: string | undefined;
  /** Its running number. */
  number?: number | undefined;
}

export async function insertTransfer(db: Db, row: Insertable<Transfers>): Promise<boolean> {
  const inserted = await db
    .insertInto('transfers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The transfer, which nobody else changes before the transaction ends. */
export async function lockTransfer(db: Db, storeId: string, id: string): Promise<TransferRow | undefined> {
  return db
    .selectFrom('transfers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateTransfer(
  db: Db,
  storeId: string,
  id: string,
  values: Updateable<Transfers>,
): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ ...values, version: sql`version + 1` })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Puts these in the place of all lines. */
export async function replaceLines(
  db: Db,
  storeId: string,
  transferId: string,
  lines: readonly { variantId: string; quantity: number }[],
): Promise<void> {
  await db
    .deleteFrom('transfer_lines')
    .where('store_id', '=', storeId)
    .where('transfer_id', '=', transferId)
    .execute();
  await db
    .insertInto('transfer_lines')
    .values(
      lines.map(({ variantId, quantity }, position) => ({
        store_id: storeId,
        transfer_id: transferId,
        variant_id: variantId,
        position,
        quantity,
      })),
    )
    .execute();
}

/** Notes what has come of lines and what never will. */
export async function updateLines(
  db: Db,
  storeId: string,
  transferId: string,
  lines: readonly { variant_id: string; received: number; lost: number }[],
): Promise<void> {
  await sql`
    update transfer_lines line
    set received = came.received, lost = came.lost
    from unnest(
      ${lines.map(({ variant_id }) => variant_id)}::uuid[],
      ${lines.map(({ received }) => received)}::int[],
      ${lines.map(({ lost }) => lost)}::int[]
    ) as came (variant_id, received, lost)
    where line.store_id = ${storeId} and line.transfer_id = ${transferId} and line.variant_id = came.variant_id`.execute(
    db,
  );
}

/** The lines with what they are called, in their order. `available` is what can be sent from that place. */
export async function findLines(
  db: Db,
  storeId: string,
  transferId: string,
  fromLocationId: string,
): Promise<TransferLineRow[]> {
  const { rows } = await sql<TransferLineRow>`
    select line.variant_id, variant.product_id, product.title as product_title, variant.name as variant_name, variant.sku,
           variant.barcode, coalesce(variant.image_id, product.first_image_id) as image_id,
           line.quantity, line.received, line.lost, variant.track_quantity as tracked,
           coalesce(level.on_hand - level.reserved, 0) as available
    from transfer_lines line
    join variants variant on variant.store_id = line.store_id and variant.id = line.variant_id
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    left join stock_levels level on level.store_id = line.store_id and level.variant_id = line.variant_id
      and level.location_id = ${fromLocationId}
    where line.store_id = ${storeId} and line.transfer_id = ${transferId}
    order by line.position`.execute(db);
  return rows;
}

export async function findTransfer(db: Db, storeId: string, id: string): Promise<ListedTransfer | undefined> {
  const { rows } = await listed(storeId, sql`transfer.id = ${id}`, sql``).execute(db);
  return rows[0];
}

/** A page of transfers, newest first. */
export async function findTransfers(
  db: Db,
  storeId: string,
  { state, locationId, number }: TransferFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ListedTransfer>> {
  const conditions = sql.join(
    [
      sql`true`,
      ...(state ? [sql`transfer.state = ${state}`] : []),
      ...(locationId
        ? [sql`(transfer.from_location_id = ${locationId} or transfer.to_location_id = ${locationId})`]
        : []),
      ...(number === undefined ? [] : [sql`transfer.number = ${number}`]),
    ],
    sql` and `,
  );
  const { rows } = await listed(
    storeId,
    conditions,
    sql`order by transfer.number desc limit ${limit} offset ${offset}`,
  ).execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from transfers transfer where transfer.store_id = ${storeId} and ${conditions}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function listed(storeId: string, conditions: ReturnType<typeof sql>, window: ReturnType<typeof sql>) {
  return sql<ListedTransfer>`
    select transfer.*, summed.*,
           ${personName('person')} as by
    from (
      select transfer.* from transfers transfer where transfer.store_id = ${storeId} and ${conditions} ${window}
    ) transfer
    left join users person on person.id = transfer.actor_user_id
    cross join lateral (
      select count(*)::int as lines, coalesce(sum(quantity), 0)::bigint as units,
             coalesce(sum(quantity - received - lost), 0)::bigint as open, coalesce(sum(line.lost), 0)::bigint as lost
      from transfer_lines line
      where line.store_id = transfer.store_id and line.transfer_id = transfer.id
    ) summed
    order by transfer.number desc`;
}
