import { type Insertable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ParkedSales } from '#core/database/tables.ts';

/** Writes a parked sale; one that is there already is as the till has it now. */
export async function saveParkedSale(db: Db, row: Insertable<ParkedSales>): Promise<void> {
  await db
    .insertInto('parked_sales')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'id']).doUpdateSet((set) => ({
        register_id: set.ref('excluded.register_id'),
        title: set.ref('excluded.title'),
        cart: set.ref('excluded.cart'),
        parked_by: set.ref('excluded.parked_by'),
        parked_at: set.ref('excluded.parked_at'),
        taken_at: sql`null`,
      })),
    )
    .execute();
}

/**
 * It was sold, and waits no more.
 * @returns whether it had been sold before, as another order
 */
export async function sellParkedSale(
  db: Db,
  storeId: string,
  id: string,
  { orderId, now }: { orderId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('parked_sales')
    .set({ taken_at: sql`coalesce(taken_at, ${now})`, sold_as: sql`coalesce(sold_as, ${orderId})` })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .returning('sold_as')
    .executeTakeFirst();
  return row !== undefined && row.sold_as !== orderId;
}

/** It waits no more. */
export async function takeParkedSale(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('parked_sales')
    .set({ taken_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .execute();
}
