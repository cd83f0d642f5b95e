import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import type pg from 'pg';
import type { Db } from '#core/database/access/transaction.ts';

/** Whether an event is new; told twice, it is not. */
export async function insertEvent(
  db: Db,
  event: { store_id: string; provider: PaymentProvider; event_id: string; received_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('provider_events')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

/** Providers repeat an event for days; a later replay finds the payment settled. */
export async function removeOldEvents(ownerPool: pg.Pool, before: Date): Promise<void> {
  await ownerPool.query('delete from app.provider_events where received_at < $1', [before]);
}
