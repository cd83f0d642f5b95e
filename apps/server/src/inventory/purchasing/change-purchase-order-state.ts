import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { openOrder } from './open-purchase-order.ts';
import { findLines, saveOrder } from './purchase-order-queries.ts';
import { revalueReceipts } from './receiving/revalue.ts';
import { assertActiveSuppliers } from './suppliers/save-supplier.ts';
import { rememberItems } from './suppliers/supplier-queries.ts';

/**
 * The draft goes to the supplier: its items are on their way.
 * @throws DomainError `not_found`, `wrong_state`, `supplier_archived`, `invalid_fields` without a line
 */
export async function placeOrder(db: Db, storeId: string, orderId: string, action: Action): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'order');
  await assertActiveSuppliers(db, storeId, [order.supplier_id]);
  const lines = await findLines(db, storeId, orderId);
  if (lines.length === 0) {
    const message = sayPurchasing('lines.missing');
    throw new DomainError('invalid_fields', { message, fields: { lines: message } });
  }
  const { occurredAt } = action;
  await saveOrder(db, order, { state: 'ordered', ordered_at: occurredAt }, action);
  await rememberItems(
    db,
    storeId,
    order.supplier_id,
    lines.map((line) => ({
      variantId: line.variant_id,
      supplierSku: line.supplier_sku,
      lastCost: line.unit_cost,
    })),
    occurredAt,
  );
  publishChange(db, 'purchase_order', [orderId]);
}

/**
 * The rest does not come any more. What was paid on top lies on what has come.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function closeOrder(db: Db, storeId: string, orderId: string, action: Action): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'close');
  await saveOrder(db, order, { state: 'closed', ended_at: action.occurredAt }, action);
  await revalueReceipts(db, { ...order, state: 'closed' });
  publishChange(db, 'purchase_order', [orderId]);
}

/** @throws DomainError `not_found`, `wrong_state` when something has come */
export async function cancelOrder(db: Db, storeId: string, orderId: string, action: Action): Promise<void> {
  const order = await openOrder(db, storeId, orderId, 'cancel');
  await saveOrder(db, order, { state: 'cancelled', ended_at: action.occurredAt }, action);
  publishChange(db, 'purchase_order', [orderId]);
}
