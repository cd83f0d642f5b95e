import type { Insertable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderDeliveries } from '#core/database/tables.ts';

export async function insertOrderDelivery(db: Db, row: Insertable<OrderDeliveries>): Promise<void> {
  await db.insertInto('order_deliveries').values(row).execute();
}
