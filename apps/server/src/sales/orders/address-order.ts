import type { Insertable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderDeliveries } from '#core/database/tables.ts';
import { insertOrderDelivery } from './queries.ts';

/** Writes on an order that was just placed where it goes. */
export async function addressOrder(db: Db, delivery: Insertable<OrderDeliveries>): Promise<void> {
  await insertOrderDelivery(db, delivery);
}
