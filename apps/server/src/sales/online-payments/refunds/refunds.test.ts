import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import {
  aStartedPayment,
  attemptOf,
  placePaidDraft,
  storeWithProvider,
} from '#testing/payments/online-payments.ts';
import { type PaystackServer, startPaystackServer } from '#testing/payments/paystack-server.ts';
import { type StripeServer, startStripeServer } from '#testing/payments/stripe-server.ts';
import { settleAttempt } from '../attempts/settle-attempt.ts';

let stripe: StripeServer;
let paystack: PaystackServer;
let app: TestApp;

beforeAll(async () => {
  [stripe, paystack] = await Promise.all([startStripeServer(), startPaystackServer()]);
  app = await startTestApp({ STRIPE_API_URL: stripe.url, PAYSTACK_API_URL: paystack.url });
  app.services.hooks = { ...app.services.hooks, onlinePaymentPaid: [placePaidDraft] };
});
afterAll(async () => {
  await app.close();
  await Promise.all([stripe.stop(), paystack.stop()]);
});

type Provider = 'stripe' | 'paystack';

async function aPaidOrder(provider: Provider) {
  const store = await storeWithProvider(app, provider);
  const payment = await aStartedPayment(app, { ...store, provider });
  (provider === 'stripe' ? stripe : paystack).pay(payment.reference);
  await settleAttempt(app.services, store.storeId, payment.attemptId);
  const at = { token: store.token, params: { id: store.storeId, order_id: payment.checkoutId } };
  return { ...store, ...payment, at };
}

const refund = (at: object, body: object) =>
  app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds', { ...at, body });

const refundRows = (storeId: string) =>
  query<{ state: string; amount: string; retries: number }>(
    app.database.ownerUrl,
    'select state, amount, retries from app.payment_refunds where store_id = $1 order by created_at',
    [storeId],
  );

async function laterBy(seconds: number): Promise<void> {
  app.advance(seconds);
  await query(app.database.ownerUrl, "select graphile_worker.add_job('check_payments', '{}')");
  await app.mails();
}

describe('money that Stripe took', () => {
  it('goes back through Stripe, in parts, once each, up to what it took', async () => {
    const { at, storeId } = await aPaidOrder('stripe');
    const before = stripe.refunds.length;
    expect((await refund(at, { method: 'stripe', amount: 400 })).status).toBe(200);
    await app.mails();
    expect(stripe.refunds.slice(before)).toMatchObject([{ amount: 400, status: 'succeeded' }]);
    const tooMuch = await refund(at, { method: 'stripe', amount: 601 });
    expect(tooMuch).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect((await refund(at, { method: 'stripe', amount: 600 })).status).toBe(200);
    await app.mails();
    expect((await refundRows(storeId)).map(({ state }) => state)).toEqual(['done', 'done']);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', at);
    expect(data.payments.map(({ kind, method, amount }) => [kind, method, amount])).toEqual([
      ['payment', 'stripe', 1000],
      ['refund', 'stripe', 400],
      ['refund', 'stripe', 600],
    ]);
  });

  it('cannot go back through a provider that took nothing', async () => {
    const { at } = await aPaidOrder('stripe');
    expect(await refund(at, { method: 'paystack', amount: 100 })).toMatchObject({ status: 400 });
  });

  it('whose refund was made while the answer got lost goes back once', async () => {
    const { at, storeId } = await aPaidOrder('stripe');
    const before = stripe.refunds.length;
    stripe.loseReply('POST /v1/refunds');
    stripe.loseReply('POST /v1/refunds');
    await refund(at, { method: 'stripe', amount: 400 });
    await app.mails();
    expect(await refundRows(storeId)).toMatchObject([{ state: 'due' }]);
    await laterBy(6 * 60);
    expect(await refundRows(storeId)).toMatchObject([{ state: 'done', retries: 0 }]);
    expect(stripe.refunds.slice(before)).toHaveLength(1);
  });

  it('that Stripe will not give back is shown, and sent again when a person says so', async () => {
    const { at, token, storeId, attemptId } = await aPaidOrder('stripe');
    stripe.refundsWill('failed');
    await refund(at, { method: 'stripe', amount: 400 });
    await app.mails();
    const list = () =>
      app.call('GET /marketplace/v1/stores/{id}/unclear-payments', { token, params: { id: storeId } });
    expect((await list()).data).toMatchObject([
      {
        problem: 'refund_failed',
        act: 'retry_refund',
        last_error: 'insufficient_funds',
        order: { number: 'T-1001' },
      },
    ]);
    stripe.refundsWill('succeeded');
    const params = { id: storeId, attempt_id: attemptId };
    const body = { act: 'retry_refund' };
    const route = 'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution';
    expect((await app.call(route, { token, params, body })).status).toBe(200);
    await app.mails();
    expect(await refundRows(storeId)).toMatchObject([{ state: 'done', retries: 1 }]);
    expect((await list()).data).toEqual([]);
  });
});

it('Test orders that are cleared take their payments along, and what is told of them afterwards changes nothing', async () => {
  const { token, storeId, attemptId, checkoutId, reference } = await aPaidOrder('paystack');
  await app.call('PUT /marketplace/v1/stores/{id}/mode/live', { token, params: { id: storeId }, body: {} });
  await app.call('DELETE /marketplace/v1/stores/{id}/test-orders', {
    token,
    params: { id: storeId },
    body: {},
  });
  await app.mails();
  const rows = await query(app.database.ownerUrl, 'select from app.payment_attempts where id = $1', [
    attemptId,
  ]);
  expect(rows).toEqual([]);
  const { body, headers } = paystack.event('charge.success', paystack.transactions.get(reference) ?? {});
  const told = await fetch(`${app.url}/webhooks/paystack/${storeId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  expect(told.status).toBe(200);
  await app.mails();
  const gone = await app.call('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
    token,
    params: { id: storeId, order_id: checkoutId },
  });
  expect(gone.status).toBe(404);
});

describe('money that Paystack took', () => {
  it('goes back through Paystack, and is done when Paystack says so', async () => {
    const { at, storeId, reference } = await aPaidOrder('paystack');
    await refund(at, { method: 'paystack', amount: 1000 });
    await app.mails();
    expect(await refundRows(storeId)).toMatchObject([{ state: 'sent' }]);
    const made = paystack.refunds.at(-1);
    if (made) made.status = 'processed';
    const { body, headers } = paystack.event('refund.processed', {
      transaction_reference: reference,
      status: 'processed',
    });
    await fetch(`${app.url}/webhooks/paystack/${storeId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    await app.mails();
    expect(await refundRows(storeId)).toMatchObject([{ state: 'done' }]);
  });

  it('whose refund was made while the answer got lost goes back once', async () => {
    const { at, storeId } = await aPaidOrder('paystack');
    const before = paystack.refunds.length;
    paystack.loseReply('POST /refund');
    await refund(at, { method: 'paystack', amount: 300 });
    await app.mails();
    expect(await refundRows(storeId)).toMatchObject([{ state: 'due' }]);
    await laterBy(6 * 60);
    expect(await refundRows(storeId)).toMatchObject([{ state: 'sent' }]);
    expect(paystack.refunds.slice(before)).toHaveLength(1);
  });

  it('of a payment that no order came of is refunded in the end', async () => {
    const { token, storeId, attemptId, checkoutId, reference } = await (async () => {
      const store = await storeWithProvider(app, 'paystack');
      return { ...store, ...(await aStartedPayment(app, { ...store, provider: 'paystack' })) };
    })();
    const params = { id: storeId, order_id: checkoutId };
    await app.call('DELETE /marketplace/v1/stores/{id}/orders/{order_id}', { token, params });
    paystack.pay(reference);
    await settleAttempt(app.services, storeId, attemptId);
    await app.mails();
    const made = paystack.refunds.at(-1);
    if (made) made.status = 'processed';
    await laterBy(6 * 60);
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'refunded', problem: 'not_placed' });
  });
});
