import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { makeSecrets } from '#core/security/secrets.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { anUnclearPayment, storeWithProvider } from '#testing/payments/online-payments.ts';
import { type PaystackServer, paystackKeys, startPaystackServer } from '#testing/payments/paystack-server.ts';
import { stripeKeys } from '#testing/payments/stripe-server.ts';
import { availableProviders } from './available-providers.ts';
import { openKey } from './provider-keys.ts';
import { findProvider } from './queries.ts';
import { resealProviderKeys } from './reseal-keys.ts';

const list = 'GET /marketplace/v1/stores/{id}/payment-providers';
const save = 'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}';
const test = 'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests';

let paystack: PaystackServer;
let app: TestApp;
let logged: string[];
beforeAll(async () => {
  logged = [];
  paystack = await startPaystackServer();
  app = await startTestApp({ PAYSTACK_API_URL: paystack.url }, logged);
});
afterAll(async () => {
  await app.close();
  await paystack.stop();
});

async function aStore(draft: Record<string, unknown> = {}) {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, draft);
  return { token, id };
}

describe('the providers of a store', () => {
  it('are there before they are set up, with the address for their webhooks', async () => {
    const { token, id } = await aStore();
    const { data } = await app.call(list, { token, params: { id } });
    expect(data).toMatchObject([
      { provider: 'stripe', enabled: false, takes_currency: true, test_secret_key: null, version: 0 },
      { provider: 'paystack', enabled: false, takes_currency: true, version: 0 },
    ]);
    expect(data[0]?.webhook_url).toBe(`http://localhost:3000/webhooks/stripe/${id}`);
  });

  it('keep their keys sealed: what comes back are four characters, and no log has more', async () => {
    const { token, id } = await aStore();
    const params = { id, provider: 'stripe' };
    const { data } = await app.call(save, {
      token,
      params,
      body: { version: 0, enabled: true, ...stripeKeys },
    });
    expect(data).toMatchObject({
      enabled: true,
      test_secret_key: 'ests',
      test_webhook_secret: '0123',
      version: 1,
    });
    const rows = await query<{ stored: string }>(
      app.database.ownerUrl,
      `select encode(test_secret_key, 'escape') as stored from app.payment_providers where store_id = $1`,
      [id],
    );
    expect(rows[0]?.stored).not.toContain('OfTheTests');
    const { data: audit } = await app.call('GET /marketplace/v1/stores/{id}/audit-log', {
      token,
      params: { id },
    });
    expect(JSON.stringify(audit)).not.toContain('OfTheTests');
    expect(logged.join('')).not.toContain('OfTheTests');
  });

  it('change by whoever has seen the last change', async () => {
    const { token, id } = await aStore();
    const params = { id, provider: 'paystack' };
    await app.call(save, { token, params, body: { version: 0, ...paystackKeys } });
    const late = await app.call(save, { token, params, body: { version: 0, enabled: true } });
    expect(late).toMatchObject({ status: 409, error: 'changed_meanwhile' });
    const gone = await app.call(save, { token, params, body: { version: 1, test_secret_key: null } });
    expect(gone.data).toMatchObject({ test_secret_key: null, version: 2 });
  });

  it('refuse a key of another kind or mode, an unknown field, and an unknown provider', async () => {
    const { token, id } = await aStore();
    const send = (provider: string, body: object) =>
      app.call(save, { token, params: { id, provider }, body: { version: 0, ...body } });
    expect((await send('stripe', { test_secret_key: 'sk_live_0123456789' })).fields).toEqual({
      test_secret_key: 'This is a live key. Enter the test key here.',
    });
    expect((await send('stripe', { live_secret_key: 'pk_live_0123456789' })).fields).toEqual({
      live_secret_key: 'Enter a secret key: it starts with sk_live_',
    });
    expect((await send('paystack', { test_webhook_secret: 'whsec_0123456789' })).status).toBe(400);
    expect((await send('stripe', { publishable_key: 'pk_test_0123456789' })).fields).toHaveProperty(
      'publishable_key',
    );
    expect((await send('stripe', { enabled: true })).fields).toHaveProperty('enabled');
    const unsigned = { enabled: true, test_secret_key: stripeKeys.test_secret_key };
    expect((await send('stripe', unsigned)).fields).toHaveProperty('test_webhook_secret');
    expect((await send('bank', {})).status).toBe(404);
  });

  it('are offered where they are on, have a key of the mode and take the currency', async () => {
    const { storeId, token } = await storeWithProvider(app, 'paystack');
    const offered = () =>
      transaction(app.services.pool, { userId: null, storeId }, (db) => availableProviders(db, storeId));
    expect(await offered()).toEqual(['paystack']);
    await app.call('PUT /marketplace/v1/stores/{id}/mode/live', { token, params: { id: storeId }, body: {} });
    expect(await offered()).toEqual([]);
    const dollars = await aStore({ currency_code: 'USD' });
    const body = { version: 0, enabled: true, ...paystackKeys };
    const answer = await app.call(save, {
      token: dollars.token,
      params: { id: dollars.id, provider: 'paystack' },
      body,
    });
    expect(answer.fields).toEqual({ enabled: 'Paystack takes no payments in USD' });
  });

  it('count as a way to pay once a live key is set', async () => {
    const { token, id } = await aStore();
    const ways = async () => {
      const { data } = await app.call('PUT /marketplace/v1/stores/{id}/mode/live', {
        token,
        params: { id },
        body: {},
      });
      return data.readiness.find(({ key }) => key === 'payment')?.done;
    };
    expect(await ways()).toBe(false);
    const body = { version: 0, enabled: true, live_secret_key: 'sk_live_paystackOfTheTests' };
    await app.call(save, { token, params: { id, provider: 'paystack' }, body });
    expect(await ways()).toBe(true);
  });

  it('say whether a key works', async () => {
    const { token, storeId: id } = await storeWithProvider(app, 'paystack');
    const at = { token, params: { id, provider: 'paystack' }, body: { mode: 'test' } };
    expect((await app.call(test, at)).data).toEqual({ message: 'The test key works' });
    expect((await app.call(test, { ...at, body: { mode: 'live' } })).fields).toEqual({
      live_secret_key: 'Enter a secret key first',
    });
    paystack.fail('GET /balance');
    expect((await app.call(test, at)).message).toBe('Paystack could not be reached. Try again in a moment.');
    const body = { version: 1, test_secret_key: 'sk_test_ofSomebodyElse' };
    await app.call(save, { token, params: at.params, body });
    expect((await app.call(test, at)).message).toBe('Paystack refused this key. Check it, then try again.');
  });

  it('have their keys sealed anew while SECRET_KEY is rotated', async () => {
    const { storeId } = await storeWithProvider(app, 'paystack');
    const [former, next] = [
      'a secret for tests that nobody else has',
      'the next secret, which comes after it',
    ];
    const { pool, log } = app.services;
    const keyBy = (secret: string) =>
      transaction(pool, { userId: null, storeId }, async (db) => {
        const row = await findProvider(db, storeId, 'paystack');
        return row && openKey(makeSecrets([secret]), row, 'test_secret_key');
      });
    expect([await keyBy(former), await keyBy(next)]).toEqual([paystackKeys.test_secret_key, null]);
    await resealProviderKeys({ pool, ownerPool: app.ownerPool, log, secrets: makeSecrets([next, former]) });
    expect([await keyBy(former), await keyBy(next)]).toEqual([null, paystackKeys.test_secret_key]);
    await resealProviderKeys({ pool, ownerPool: app.ownerPool, log, secrets: makeSecrets([former, next]) });
  });
});

describe('an unclear payment', () => {
  const resolve = 'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution';

  it('is not there for another store, and has one act alone', async () => {
    const { token, id } = await aStore();
    const attempt_id = await anUnclearPayment(app, id);
    const stranger = await aStore();
    const params = { id: stranger.id, attempt_id };
    for (const act of ['check', 'refund', 'retry_refund']) {
      const answer = await app.call(resolve, { token: stranger.token, params, body: { act } });
      expect(answer).toMatchObject({ status: 404, error: 'not_found' });
    }
    const refund = await app.call(resolve, { token, params: { id, attempt_id }, body: { act: 'refund' } });
    expect(refund).toMatchObject({ status: 409, error: 'wrong_state' });
    const more = await app.call(resolve, {
      token,
      params: { id, attempt_id },
      body: { act: 'check', amount: 1 },
    });
    expect(more.fields).toHaveProperty('amount');
  });
});
