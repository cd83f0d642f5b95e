import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { holdBuyer } from '#customers/lock-customer.ts';
import { lockOrderFor } from '#sales/orders/lock-order.ts';
import { type Payment, refundOrder } from '#sales/orders/payments/record-payment.ts';
import { type Return, returnItems } from './return-items.ts';

/**
 * Takes items back and gives money back for them, all or nothing. The customer is held before the stock, as by every act.
 * @throws DomainError what `returnItems` and `refundOrder` refuse
 */
export async function returnAndRefund(
  db: Db,
  storeId: string,
  orderId: string,
  { refunds, ...items }: Return & { refunds: readonly Payment[] },
  action: Action,
): Promise<void> {
  const { customer_id } = await lockOrderFor(db, storeId, orderId, action, 'return');
  if (customer_id !== null) await holdBuyer(db, storeId, customer_id);
  await returnItems(db, storeId, orderId, items, action);
  for (const refund of refunds) await refundOrder(db, storeId, orderId, refund, action);
}
