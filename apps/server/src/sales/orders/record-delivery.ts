import type { Insertable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderDeliveries } from '#core/database/tables.ts';
import { insertOrderDelivery } from './delivery-queries.ts';

/** Notes where an order goes, or where its buyer comes for it: in the transaction that places it. */
export async function recordDelivery(db: Db, delivery: Insertable<OrderDeliveries>): Promise<void> {
  await insertOrderDelivery(db, delivery);
}
