import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { findLinkedPurchase } from './purchase-queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** The supplier's store, and its order. */
    tell_wholesale_buyer: { store_id: string; order_id: string };
  }
}

/** Tells the store that bought what the supplier has done with an order, so that its open pages show it. */
export async function tellBuyer(
  { pool }: TaskServices,
  { store_id: storeId, order_id: orderId }: Jobs['tell_wholesale_buyer'],
): Promise<void> {
  const link = await transaction(pool, { userId: null, storeId }, (db) =>
    findLinkedPurchase(db, storeId, orderId),
  );
  if (!link) return;
  await transaction(pool, { userId: null, storeId: link.buyer_store_id }, async (db) =>
    publishChange(db, 'wholesale', [orderId]),
  );
}
