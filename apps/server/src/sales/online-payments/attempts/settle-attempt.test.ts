import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import {
  aStartedPayment,
  attemptOf,
  paymentOf,
  placePaidDraft,
  storeWithProvider,
} from '#testing/payments/online-payments.ts';
import { type PaystackServer, startPaystackServer } from '#testing/payments/paystack-server.ts';
import { type StripeServer, startStripeServer } from '#testing/payments/stripe-server.ts';
import { settleAttempt } from './settle-attempt.ts';
import { startPayment } from './start-payment.ts';

let stripe: StripeServer;
let paystack: PaystackServer;
let app: TestApp;
let placed: number;

beforeAll(async () => {
  [stripe, paystack] = await Promise.all([startStripeServer(), startPaystackServer()]);
  app = await startTestApp({ STRIPE_API_URL: stripe.url, PAYSTACK_API_URL: paystack.url });
  const { hooks } = app.services;
  app.services.hooks = {
    ...hooks,
    onlinePaymentPaid: [
      async (db, payment) => {
        const orderId = await placePaidDraft(db, payment);
        placed += 1;
        return orderId;
      },
    ],
  };
});
beforeEach(() => {
  placed = 0;
});
afterAll(async () => {
  await app.close();
  await Promise.all([stripe.stop(), paystack.stop()]);
});

const orderOf = async ({ token, storeId }: { token: string; storeId: string }, orderId: string) =>
  (
    await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
      token,
      params: { id: storeId, order_id: orderId },
    })
  ).data;

const settle = (storeId: string, attemptId: string) => settleAttempt(app.services, storeId, attemptId);

describe.each(['stripe', 'paystack'] as const)('a payment at %s', (provider) => {
  const server = () => (provider === 'stripe' ? stripe : paystack);
  const opening = provider === 'stripe' ? 'POST /v1/checkout/sessions' : 'POST /transaction/initialize';
  const finding = provider === 'stripe' ? 'GET /v1/checkout/sessions' : 'GET /transaction/verify';

  /** Stripe's library asks a second time by itself. */
  function repeated(fault: () => void): void {
    fault();
    if (provider === 'stripe') fault();
  }

  async function aPayment() {
    const store = await storeWithProvider(app, provider);
    return { ...store, ...(await aStartedPayment(app, { ...store, provider })) };
  }

  it('becomes a placed order, paid by its method, once the provider says so', async () => {
    const payment = await aPayment();
    const { storeId, attemptId, checkoutId, reference } = payment;
    expect(payment.redirectUrl).toContain(`checkout.${provider}.co`);
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'started', orderId: null });
    server().pay(reference);
    expect(await settle(storeId, attemptId)).toEqual({ checkoutId, state: 'paid', orderId: checkoutId });
    const order = await orderOf(payment, checkoutId);
    expect(order).toMatchObject({ state: 'paid', paid: 1000, outstanding: 0 });
    expect(order.payments).toMatchObject([{ method: provider, amount: 1000, reference }]);
  });

  it('places one order, whoever asks at the same time and afterwards', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    server().pay(reference);
    const results = await Promise.all(Array.from({ length: 8 }, () => settle(storeId, attemptId)));
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['paid']));
    await settle(storeId, attemptId);
    expect(placed).toBe(1);
  });

  it('whose answer got lost stays open, and is found the next time', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    server().pay(reference);
    repeated(() => server().loseReply(finding));
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'started' });
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'paid' });
  });

  it('whose answer comes late finds the order placed by somebody quicker', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    server().pay(reference);
    const release = server().holdReply(finding);
    const late = settle(storeId, attemptId);
    await expect.poll(() => server().requests.at(-1)).toContain(finding);
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'paid' });
    release();
    expect(await late).toMatchObject({ state: 'paid' });
    expect(placed).toBe(1);
  });

  it('of another amount is unclear, shown, and refunded as it was received', async () => {
    const { token, storeId, attemptId, checkoutId, reference } = await aPayment();
    server().pay(reference, provider === 'stripe' ? { amount_total: 1 } : { amount: 1 });
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'unclear', orderId: null });
    expect((await orderOf({ token, storeId }, checkoutId)).state).toBe('draft');
    const at = { token, params: { id: storeId } };
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/unclear-payments', at);
    expect(data).toMatchObject([
      { problem: 'amount_differs', amount: 1000, received_amount: 1, act: 'refund' },
    ]);
    const toDo = async () => (await app.call('GET /marketplace/v1/stores/{id}/home', at)).data.to_do;
    expect(await toDo()).toMatchObject({ payments: 1 });
    const resolve = { token, params: { id: storeId, attempt_id: attemptId }, body: { act: 'refund' } };
    const route = 'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution';
    expect((await app.call(route, resolve)).status).toBe(200);
    expect(await app.call(route, resolve)).toMatchObject({ status: 409, error: 'wrong_state' });
    await app.mails();
    expect(await toDo()).toMatchObject({ payments: 0 });
    expect(server().refunds.at(-1)).toMatchObject({ amount: 1 });
  });

  it('in another currency is unclear', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    server().pay(reference, { currency: provider === 'stripe' ? 'ngn' : 'NGN' });
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'unclear' });
  });

  it('goes back when no order can be placed for it, and is shown', async () => {
    const { token, storeId, attemptId, checkoutId, reference } = await aPayment();
    await app.call('DELETE /marketplace/v1/stores/{id}/orders/{order_id}', {
      token,
      params: { id: storeId, order_id: checkoutId },
    });
    server().pay(reference);
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'refund_due', orderId: null });
    await app.mails();
    expect(server().refunds.at(-1)).toMatchObject({ amount: 1000 });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/unclear-payments', {
      token,
      params: { id: storeId },
    });
    expect(data).toMatchObject([{ problem: 'not_placed', act: null }]);
  });

  it('that was made twice for a checkout goes back once', async () => {
    const { storeId, attemptId, checkoutId, reference } = await aPayment();
    app.advance(21 * 60);
    const second = await startPayment(app.services, paymentOf(storeId, checkoutId, provider));
    expect(second.attemptId).not.toBe(attemptId);
    server().pay(reference);
    server().pay((await attemptOf(app, second.attemptId)).reference);
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'paid' });
    expect(await settle(storeId, second.attemptId)).toMatchObject({ state: 'refund_due' });
    expect(await attemptOf(app, second.attemptId)).toMatchObject({ problem: 'paid_twice' });
    expect(placed).toBe(1);
  });

  it('of a store that went live in between pays for nothing real', async () => {
    const { token, storeId, attemptId, reference } = await aPayment();
    await app.call('PUT /marketplace/v1/stores/{id}/mode/live', { token, params: { id: storeId }, body: {} });
    server().pay(reference);
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'refund_due' });
    expect(placed).toBe(0);
  });

  it('has one page for a checkout that is pressed twice', async () => {
    const { storeId, attemptId, checkoutId, redirectUrl } = await aPayment();
    const again = await startPayment(app.services, paymentOf(storeId, checkoutId, provider));
    expect(again).toEqual({ attemptId, redirectUrl });
  });

  it('is written before the page is asked for', async () => {
    const { storeId, checkoutId } = await aPayment();
    repeated(() => server().fail(opening));
    const other = { ...paymentOf(storeId, checkoutId, provider), amount: 1001 };
    await expect(startPayment(app.services, other)).rejects.toMatchObject({ code: 'payment_unavailable' });
    const rows = await query<{ state: string }>(
      app.database.ownerUrl,
      'select state from app.payment_attempts where store_id = $1 order by created_at',
      [storeId],
    );
    expect(rows).toEqual([{ state: 'started' }, { state: 'started' }]);
  });

  it('that the provider does not take is failed at once, and so is one by a key that it does not know', async () => {
    const { token, storeId, checkoutId } = await aPayment();
    const refused = { ...paymentOf(storeId, checkoutId, provider), amount: 1 };
    await expect(startPayment(app.services, refused)).rejects.toMatchObject({ code: 'payment_refused' });
    const body = { version: 1, test_secret_key: 'sk_test_ofSomebodyElse' };
    const params = { id: storeId, provider };
    await app.call('PUT /marketplace/v1/stores/{id}/payment-providers/{provider}', { token, params, body });
    const unknown = { ...refused, amount: 1002 };
    await expect(startPayment(app.services, unknown)).rejects.toMatchObject({ code: 'payment_unavailable' });
    const rows = await query(
      app.database.ownerUrl,
      "select amount, last_error from app.payment_attempts where store_id = $1 and state = 'failed' order by created_at",
      [storeId],
    );
    expect(rows).toMatchObject([{ amount: '1' }, { amount: '1002' }]);
  });

  it('is looked for by the clock, and given up after a day that nobody paid', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    const left = (await aStartedPayment(app, { ...(await storeWithProvider(app, provider)), provider }))
      .attemptId;
    server().pay(reference);
    app.advance(6 * 60);
    await runClock();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid' });
    expect(await attemptOf(app, left)).toMatchObject({ state: 'started' });
    app.advance(25 * 3600);
    await runClock();
    expect(await attemptOf(app, left)).toMatchObject({ state: 'failed' });
    expect(storeId).not.toBe('');
  });

  it('that the provider is silent about is unclear after an hour, and clear when it speaks', async () => {
    const { storeId, attemptId, reference } = await aPayment();
    server().pay(reference);
    app.advance(2 * 3600);
    repeated(() => server().fail(finding));
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'unclear' });
    expect(await attemptOf(app, attemptId)).toMatchObject({ problem: 'unreachable' });
    expect(await settle(storeId, attemptId)).toMatchObject({ state: 'paid' });
  });
});

async function runClock(): Promise<void> {
  await query(app.database.ownerUrl, "select graphile_worker.add_job('check_payments', '{}')");
  await app.mails();
}
