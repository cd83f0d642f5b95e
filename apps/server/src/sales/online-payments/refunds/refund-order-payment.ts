import { isPaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { transaction } from '#core/database/access/transaction.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { findAttemptOfOrder } from '../attempts/queries.ts';
import { findOrderPayment, insertRefund } from './queries.ts';
import { sendRefund } from './send-refund.ts';

/** Gives money back through the provider that took it, for a refund that stands in the books of an order. */
export async function refundOrderPayment(
  services: Pick<TaskServices, 'pool' | 'config' | 'secrets' | 'clock' | 'log'>,
  { store_id, payment_id }: { store_id: string; payment_id: string },
): Promise<void> {
  const { pool, clock, log } = services;
  const isDue = await transaction(pool, { userId: null, storeId: store_id }, async (db) => {
    const refund = await findOrderPayment(db, store_id, payment_id);
    // A test order can be cleared away before.
    if (!refund || !isPaymentProvider(refund.method)) return false;
    const attempt = await findAttemptOfOrder(db, store_id, refund.order_id, refund.method);
    if (!attempt) {
      log.error({ store_id, payment_id }, 'a refund has no online payment to come from');
      return false;
    }
    const now = clock();
    await insertRefund(db, {
      ...{ store_id, id: payment_id, attempt_id: attempt.id, amount: refund.amount },
      ...{ state: 'due', next_check_at: now, created_at: now, updated_at: now },
    });
    return true;
  });
  if (isDue) await sendRefund(services, store_id, payment_id);
}
