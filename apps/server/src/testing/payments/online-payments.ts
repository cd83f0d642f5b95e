import { randomUUID } from 'node:crypto';
import { system } from '@sokoni/rules/access/actor';
import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { PaidPayment } from '#sales/online-payments/attempts/payment-hooks.ts';
import { startPayment } from '#sales/online-payments/attempts/start-payment.ts';
import { placeDraft } from '#sales/orders/place-draft.ts';
import { query } from '#testing/database/query.ts';
import { aDraftOrder } from '#testing/fixtures/order-fixtures.ts';
import type { TestApp } from '#testing/http/app.ts';
import { paystackKeys } from './paystack-server.ts';
import { stripeKeys } from './stripe-server.ts';

/** The keys that a test store has at a provider. */
export const testKeys: Record<PaymentProvider, object> = { stripe: stripeKeys, paystack: paystackKeys };

/** An owner with a store in test mode that takes payments with this provider. */
export async function storeWithProvider(
  app: TestApp,
  provider: PaymentProvider,
  draft: Record<string, unknown> = {},
) {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, draft);
  const { status, message } = await app.call('PUT /marketplace/v1/stores/{id}/payment-providers/{provider}', {
    token,
    params: { id, provider },
    body: { version: 0, enabled: true, ...testKeys[provider] },
  });
  if (status !== 200) throw new Error(message);
  return { token, storeId: id };
}

/** A buyer is sent to the page of a provider, for a draft of 1,000 that stands for a checkout. */
export async function aStartedPayment(
  app: TestApp,
  { token, storeId, provider }: { token: string; storeId: string; provider: PaymentProvider },
) {
  const draft = await aDraftOrder(app, token, storeId);
  const started = await startPayment(app.services, paymentOf(storeId, draft.id, provider));
  return { checkoutId: draft.id, ...started, ...(await attemptOf(app, started.attemptId)) };
}

/** What `startPayment` takes for a checkout that costs 1,000 shillings. */
export function paymentOf(storeId: string, checkoutId: string, provider: PaymentProvider) {
  return {
    ...{ storeId, checkoutId, provider, amount: 1000, currency: 'KES', email: 'asha@example.com' },
    description: 'Duka la Amina',
    returnUrl: (attemptId: string) => `https://duka.example.com/checkout/return?attempt=${attemptId}`,
    cancelUrl: 'https://duka.example.com/checkout',
  };
}

interface StoredAttempt {
  reference: string;
  state: string;
  problem: string | null;
  order_id: string | null;
  received_amount: number | null;
}

/** An attempt as it is stored. */
export async function attemptOf(app: TestApp, attemptId: string): Promise<StoredAttempt> {
  const [row] = await query<StoredAttempt>(
    app.database.ownerUrl,
    'select reference, state, problem, order_id, received_amount from app.payment_attempts where id = $1',
    [attemptId],
  );
  if (!row) throw new Error(`No attempt ${attemptId}`);
  return row;
}

/** Stands for the checkout: places the draft that is paid for. */
export async function placePaidDraft(db: Db, payment: PaidPayment): Promise<string> {
  const { storeId, checkoutId, provider, amount, reference, now } = payment;
  await placeDraft(
    db,
    storeId,
    checkoutId,
    {
      payment_type: 'instant',
      due_on: null,
      fulfilled: false,
      payments: [{ method: provider, amount, reference }],
    },
    actionNow(system, now),
  );
  return checkoutId;
}

/** An attempt of which the provider has said nothing for long, without a provider to ask. */
export async function anUnclearPayment(app: TestApp, storeId: string): Promise<string> {
  const id = randomUUID();
  await query(
    app.database.ownerUrl,
    `insert into app.payment_attempts
       (store_id, id, checkout_id, provider, mode, reference, amount, currency, state, problem, created_at, updated_at)
     values ($1, $2::uuid, $2::uuid, 'paystack', 'test', $2::text, 1000, 'KES', 'unclear', 'unreachable', now() - interval '2 hours', now())`,
    [storeId, id],
  );
  return id;
}
