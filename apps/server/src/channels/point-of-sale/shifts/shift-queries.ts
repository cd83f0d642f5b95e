import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { CashMovements, DrawerOpenings, Shifts } from '#core/database/tables.ts';

export type ShiftRow = Selectable<Shifts>;

export async function insertShift(db: Db, row: Insertable<Shifts>): Promise<void> {
  await db.insertInto('shifts').values(row).execute();
}

/** The shift, held until the end of the transaction. */
export async function lockShift(db: Db, storeId: string, id: string): Promise<ShiftRow | undefined> {
  return db
    .selectFrom('shifts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the shift is closed; one that is not known is not. */
export async function isShiftClosed(db: Db, storeId: string, id: string): Promise<boolean> {
  const closed = await db
    .selectFrom('shifts')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('closed_at', 'is not', null)
    .executeTakeFirst();
  return closed !== undefined;
}

export async function closeShiftRow(
  db: Db,
  { store_id, id }: ShiftRow,
  values: Updateable<Shifts>,
): Promise<void> {
  await db.updateTable('shifts').set(values).where('store_id', '=', store_id).where('id', '=', id).execute();
}

export async function insertCashMovement(db: Db, row: Insertable<CashMovements>): Promise<void> {
  await db.insertInto('cash_movements').values(row).execute();
}

export async function insertDrawerOpening(db: Db, row: Insertable<DrawerOpenings>): Promise<void> {
  await db.insertInto('drawer_openings').values(row).execute();
}
