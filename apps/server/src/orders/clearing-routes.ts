import type { StoreHandler } from '#platform/route.ts';
import { readJob } from '#store-jobs/routes.ts';
import { startClearing } from './test-orders/clear-test-orders.ts';

export const clearTestOrders: StoreHandler<'DELETE /marketplace/v1/stores/{id}/test-orders'> = async (
  call,
) => {
  const { storeId, caller, now } = call;
  const id = await call.command('clear_test_orders', async (db, notes) => {
    const { jobId, orders } = await startClearing(db, storeId, caller.userId, now);
    notes.audit({ subject: `job:${jobId}`, before: { test_orders: orders } });
    return jobId;
  });
  return {
    data: await call.read((db) => readJob(db, storeId, id)),
    message: 'The test orders are being cleared.',
  };
};
