import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { assertActiveSuppliers } from './keep-supplier.ts';
import { openOrder } from './open-order.ts';
import { findLines, updateOrder } from './order-queries.ts';
import { revalueReceipts } from './revalue.ts';
import { rememberGoods } from './supplier-queries.ts';

/**
 * The draft goes to the supplier: its goods are on their way.
 * @throws DomainError `not_found`, `wrong_state`, `supplier_archived`, `invalid_fields` without a line
 */
export async function placeOrder(db: Db, storeId: string, orderId: string, now: Date): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'order');
  await assertActiveSuppliers(db, storeId, [order.supplier_id]);
  const lines = await findLines(db, storeId, orderId);
  if (lines.length === 0) {
    const message = 'Add at least one line';
    throw new DomainError('invalid_fields', { message, fields: { lines: message } });
  }
  await updateOrder(db, order, { state: 'ordered', ordered_at: now, updated_at: now });
  await rememberGoods(
    db,
    storeId,
    order.supplier_id,
    lines.map((line) => ({
      variantId: line.variant_id,
      supplierSku: line.supplier_sku,
      lastCost: line.unit_cost,
    })),
    now,
  );
  await announce(db, 'purchase_order', [orderId]);
}

/**
 * The rest does not come any more. What was paid on top lies on what has come.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function closeOrder(db: Db, storeId: string, orderId: string, now: Date): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'close');
  await updateOrder(db, order, { state: 'closed', updated_at: now, ended_at: now });
  await revalueReceipts(db, { ...order, state: 'closed' });
  await announce(db, 'purchase_order', [orderId]);
}

/** @throws DomainError `not_found`, `wrong_state` when something has come */
export async function cancelOrder(db: Db, storeId: string, orderId: string, now: Date): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'cancel');
  await updateOrder(db, order, { state: 'cancelled', updated_at: now, ended_at: now });
  await announce(db, 'purchase_order', [orderId]);
}
