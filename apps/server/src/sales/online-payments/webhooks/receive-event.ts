import { type PaymentProvider, paymentModes } from '@sokoni/rules/online-payments/payment-providers';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import type { Services } from '#core/services.ts';
import { findAttemptNamed, keepSession } from '../attempts/queries.ts';
import { lockRefundsOfAttempt, updateRefund } from '../refunds/queries.ts';
import { webhookKey } from '../settings/provider-keys.ts';
import { findProvider } from '../settings/queries.ts';
import { type ProviderEvent, readPaystackEvent, readStripeEvent } from './provider-event.ts';
import { insertEvent } from './queries.ts';

/**
 * Takes what a provider tells: once, whatever it repeats, and no longer than it takes to write it down. What became of the payment is
 * asked for by a job.
 * @returns whether it is signed by the provider of the store
 */
export async function receiveEvent(
  { pool, secrets, clock }: Pick<Services, 'pool' | 'secrets' | 'clock'>,
  storeId: string,
  provider: PaymentProvider,
  { body, signature }: { body: Buffer; signature: string },
): Promise<boolean> {
  const scope = { userId: null, storeId };
  const row = await transaction(pool, scope, (db) => findProvider(db, storeId, provider));
  if (!row) return false;
  const keys = paymentModes.flatMap((mode) => webhookKey(secrets, row, mode) ?? []);
  const now = clock();
  const read = provider === 'stripe' ? readStripeEvent : readPaystackEvent;
  const event = await read({ body, signature, keys, now });
  if (event === null) return false;
  await transaction(pool, scope, (db) => keepEvent(db, storeId, provider, event, now));
  return true;
}

async function keepEvent(
  db: Db,
  storeId: string,
  provider: PaymentProvider,
  { id, reference, payment, session }: ProviderEvent,
  now: Date,
): Promise<void> {
  const isNew = await insertEvent(db, { store_id: storeId, provider, event_id: id, received_at: now });
  if (!isNew) return;
  const attempt = await findAttemptNamed(db, storeId, { provider, reference, payment });
  if (!attempt) return;
  if (session !== null) await keepSession(db, attempt, session);
  await enqueue(db, 'settle_payment', { store_id: storeId, attempt_id: attempt.id });
  for (const refund of await lockRefundsOfAttempt(db, storeId, attempt.id)) {
    if (refund.state !== 'sent') continue;
    await updateRefund(db, refund, { next_check_at: now });
    await enqueue(db, 'send_payment_refund', { store_id: storeId, refund_id: refund.id });
  }
}
