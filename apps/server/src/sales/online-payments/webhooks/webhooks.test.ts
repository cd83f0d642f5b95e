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

interface Sent {
  body: string;
  headers: Record<string, string>;
}

const post = (provider: string, storeId: string, { body, headers }: Sent) =>
  fetch(`${app.url}/webhooks/${provider}/${storeId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

const eventsOf = (storeId: string) =>
  query<{ event_id: string }>(
    app.database.ownerUrl,
    'select event_id from app.provider_events where store_id = $1',
    [storeId],
  );

async function aStripePayment() {
  const store = await storeWithProvider(app, 'stripe');
  return { ...store, ...(await aStartedPayment(app, { ...store, provider: 'stripe' })) };
}

async function aPaystackPayment() {
  const store = await storeWithProvider(app, 'paystack');
  return { ...store, ...(await aStartedPayment(app, { ...store, provider: 'paystack' })) };
}

describe('a webhook of Stripe', () => {
  const completed = (reference: string, changes: Parameters<StripeServer['event']>[2] = {}) =>
    stripe.event('checkout.session.completed', stripe.sessionOf(reference), {
      at: app.services.clock(),
      ...changes,
    });

  it('places the order, told twice once', async () => {
    const { storeId, attemptId, reference } = await aStripePayment();
    stripe.pay(reference);
    const event = completed(reference);
    const answers = await Promise.all([post('stripe', storeId, event), post('stripe', storeId, event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid' });
    expect(await eventsOf(storeId)).toHaveLength(1);
    expect((await post('stripe', storeId, event)).status).toBe(200);
  });

  it('that comes before the page’s own address has reached us finds its attempt', async () => {
    const { storeId, attemptId, reference } = await aStripePayment();
    const lost = 'update app.payment_attempts set provider_session = null, redirect_url = null where id = $1';
    await query(app.database.ownerUrl, lost, [attemptId]);
    stripe.pay(reference);
    await post('stripe', storeId, completed(reference));
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid' });
  });

  it('is not believed but asked for', async () => {
    const { storeId, attemptId, reference } = await aStripePayment();
    const told = { ...stripe.sessionOf(reference), status: 'complete', payment_status: 'paid' };
    const event = stripe.event('checkout.session.completed', told, { at: app.services.clock() });
    expect((await post('stripe', storeId, event)).status).toBe(200);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'started' });
  });

  it('is refused where its signature is another one, is none, is old, or belongs to another body', async () => {
    const { storeId, attemptId, reference } = await aStripePayment();
    const other = await storeWithProvider(app, 'paystack');
    stripe.pay(reference);
    const event = completed(reference);
    const old = completed(reference, { at: new Date(app.services.clock().getTime() - 10 * 60_000) });
    const refused = [
      post('stripe', storeId, completed(reference, { secret: 'whsec_ofSomebodyElse' })),
      post('stripe', storeId, { ...event, headers: {} }),
      post('stripe', storeId, { ...event, headers: { 'stripe-signature': 'garbage' } }),
      post('stripe', storeId, old),
      post('stripe', storeId, { ...event, body: event.body.replace('1000', '9000') }),
      post('stripe', other.storeId, event),
      post('stripe', 'no-store', event),
      post('paystack', storeId, { ...event, headers: { 'x-paystack-signature': '00' } }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual(refused.map(() => 401));
    expect((await post('bank', storeId, event)).status).toBe(404);
    expect(await eventsOf(storeId)).toEqual([]);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'started' });
  });

  it('about something of the account that is none of ours is taken note of', async () => {
    const { storeId } = await aStripePayment();
    const event = stripe.event(
      'customer.created',
      { id: 'cus_1', object: 'customer' },
      { at: app.services.clock() },
    );
    expect((await post('stripe', storeId, event)).status).toBe(200);
  });
});

describe('a webhook of Paystack', () => {
  const success = (reference: string, secret?: string) =>
    paystack.event('charge.success', paystack.transactions.get(reference) ?? {}, secret);

  it('places the order, told twice once, and a replay days later changes nothing', async () => {
    const { storeId, attemptId, checkoutId, reference } = await aPaystackPayment();
    paystack.pay(reference);
    const event = success(reference);
    await Promise.all([post('paystack', storeId, event), post('paystack', storeId, event)]);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid', order_id: checkoutId });
    expect(await eventsOf(storeId)).toHaveLength(1);
    app.advance(3 * 86_400);
    expect((await post('paystack', storeId, event)).status).toBe(200);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid' });
  });

  it('after the return page finds the order placed', async () => {
    const { storeId, attemptId, reference } = await aPaystackPayment();
    paystack.pay(reference);
    expect(await settleAttempt(app.services, storeId, attemptId)).toMatchObject({ state: 'paid' });
    expect((await post('paystack', storeId, success(reference))).status).toBe(200);
    await app.mails();
    expect(await attemptOf(app, attemptId)).toMatchObject({ state: 'paid' });
  });

  it('is refused where another key signed it, and where it is not JSON', async () => {
    const { storeId, reference } = await aPaystackPayment();
    const event = success(reference);
    expect((await post('paystack', storeId, success(reference, 'sk_test_ofSomebodyElse'))).status).toBe(401);
    expect((await post('paystack', storeId, { ...event, body: `${event.body} ` })).status).toBe(401);
    expect(
      (await post('paystack', storeId, { ...event, headers: { 'x-paystack-signature': 'zz' } })).status,
    ).toBe(401);
    expect((await post('paystack', storeId, { ...event, body: 'a'.repeat(300_000) })).status).toBe(413);
    expect(await eventsOf(storeId)).toEqual([]);
  });
});
