import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import type { Db } from '#core/database/access/transaction.ts';
import { findProviders } from './queries.ts';

/** Whether customers can pay online once the store is live. */
export async function paymentReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>> {
  const rows = await findProviders(db, storeId);
  return rows.some((row) => row.enabled && row.live_secret_key !== null) ? { hasPayment: true } : {};
}
