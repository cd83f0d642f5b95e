import { transaction } from '#core/database/access/transaction.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { findDueRefunds } from '../refunds/queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { findDueAttempts, findStoresWithDueChecks } from './queries.ts';
import { settleAttempt } from './settle-attempt.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** Each minute, by the clock of the queue. */
    check_payments: object;
    /** When a provider says that something happened to a payment. */
    settle_payment: { store_id: string; attempt_id: string };
  }
}

/** Asks providers for payments and refunds that nobody has heard of for a while: replies and webhooks get lost. */
export async function checkPayments(services: TaskServices): Promise<void> {
  const { pool, ownerPool, clock, log } = services;
  const now = clock();
  const storeIds = await transaction(ownerPool, { userId: null, storeId: null }, (db) =>
    findStoresWithDueChecks(db, now),
  );
  await forEachStore(storeIds, { job: 'check_payments', log }, async (storeId) => {
    const { attempts, refunds } = await transaction(pool, { userId: null, storeId }, async (db) => ({
      attempts: await findDueAttempts(db, storeId, now),
      refunds: await findDueRefunds(db, storeId, now),
    }));
    for (const { id } of attempts) await settleAttempt(services, storeId, id);
    for (const { id } of refunds) await sendRefund(services, storeId, id);
  });
}
