import { actionNow } from '#core/action.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '#sales/orders/sentences.ts';
import { readJob } from '#tenancy/store-jobs/routes.ts';
import { startClearing } from './clear-test-orders.ts';

export const clearTestOrders: StoreHandler<'DELETE /marketplace/v1/stores/{id}/test-orders'> = async (
  call,
) => {
  const { storeId, actor, now } = call;
  const id = await call.command('clear_test_orders', async (db, notes) => {
    const { jobId, orders } = await startClearing(db, storeId, actionNow(actor, now));
    notes.audit({ subject: `job:${jobId}`, before: { test_orders: orders } });
    return jobId;
  });
  return {
    data: await call.read((db) => readJob(db, storeId, id)),
    message: say('testOrdersClearing'),
  };
};
