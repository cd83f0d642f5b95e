import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';
import { storeWithProvider } from '#testing/payments/online-payments.ts';
import { type PaystackServer, startPaystackServer } from '#testing/payments/paystack-server.ts';
import { type StripeServer, startStripeServer } from '#testing/payments/stripe-server.ts';

let stripe: StripeServer;
let paystack: PaystackServer;
let app: TestApp;
beforeAll(async () => {
  [stripe, paystack] = await Promise.all([startStripeServer(), startPaystackServer()]);
  app = await startTestApp({ TRUST_PROXY: '1', STRIPE_API_URL: stripe.url, PAYSTACK_API_URL: paystack.url });
});
afterAll(async () => {
  await app.close();
  await Promise.all([stripe.stop(), paystack.stop()]);
});

let visitors = 0;
/** Each from an address of their own: begun payments are counted by it. */
function newVisitor(host: string): ShopVisitor {
  visitors += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const visitor = shopVisitor(app.url, host);
  return {
    ...visitor,
    get: (path) => visitor.get(path, from),
    post: (path, form) => visitor.post(path, form, from),
  };
}

const buyer = {
  ...{ email: 'asha@buyers.example', name: 'Asha', line1: '12 Moi Avenue', city: 'Nairobi' },
  ...{ country: 'KE', delivery: 'standard' },
};

interface Attempt {
  id: string;
  reference: string;
  state: string;
  amount: string;
}

describe.each(['stripe', 'paystack'] as const)('A buyer who pays at %s', (provider) => {
  const server = () => (provider === 'stripe' ? stripe : paystack);

  async function aShop() {
    const { token, storeId } = await storeWithProvider(app, provider);
    const at = { token, params: { id: storeId } };
    const { data: store } = await app.call('GET /marketplace/v1/stores/{id}', at);
    const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...at,
      body: { title: 'Mug', status: 'active', variants: [{ price: 25_000, opening_stock: 10 }] },
    });
    const visitor = newVisitor(`${store.sub_domain}.localhost:3000`);
    await visitor.post('/cart/lines', { variant_id: made.data.variants[0]?.id ?? '', quantity: '2' });
    return { token, storeId, visitor };
  }

  async function submit(visitor: ShopVisitor, changes: Record<string, string> = {}) {
    const { text } = await visitor.get('/checkout');
    const hidden = [...text.matchAll(/<input type="hidden" name="(checkout|total)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return visitor.post('/checkout', { ...fields, ...buyer, payment: provider, ...changes });
  }

  const attempts = (storeId: string) =>
    query<Attempt>(
      app.database.ownerUrl,
      'select id, reference, state, amount from app.payment_attempts where store_id = $1 order by id',
      [storeId],
    );
  const orders = async ({ token, storeId }: { token: string; storeId: string }) =>
    (await app.call('GET /marketplace/v1/stores/{id}/orders', { token, params: { id: storeId } })).data.items;

  function decline(reference: string): void {
    if (provider === 'stripe') stripe.sessionOf(reference).status = 'expired';
    else paystack.pay(reference, { status: 'failed' });
  }

  async function pause(shop: Awaited<ReturnType<typeof aShop>>): Promise<void> {
    const at = { token: shop.token, params: { id: shop.storeId } };
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/storefront/preferences', at);
    const paused = await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...at,
      body: { version: data.version, status: 'paused', paused_message: 'Back soon' },
    });
    expect(paused.status).toBe(200);
    await expect.poll(async () => (await shop.visitor.get('/cart')).status).toBe(503);
  }

  it('comes back to an order that is paid, placed once however often the page is opened', async () => {
    const shop = await aShop();
    const sent = await submit(shop.visitor);
    expect(sent).toMatchObject({ status: 303, location: expect.stringContaining(`checkout.${provider}.co`) });
    expect(await orders(shop)).toEqual([]);
    const [attempt] = await attempts(shop.storeId);
    expect(Number(attempt?.amount)).toBe(50_000);
    const back = `/checkout/return/${attempt?.id}`;
    const early = await shop.visitor.get(back);
    expect(early.text).toContain('We are confirming your payment');
    expect(early.headers.refresh).toBe('4');
    server().pay(attempt?.reference ?? '');
    const returned = await Promise.all([1, 2, 3].map(() => shop.visitor.get(back)));
    for (const { location } of returned) expect(location).toMatch(/^\/orders\/[\w-]{22}$/);
    expect(await orders(shop)).toMatchObject([{ total: 50_000, outstanding: 0, channel: 'web' }]);
    expect(shop.visitor.cookies.get('cart_units')).toBe('0');
    expect((await shop.visitor.get(returned[0]?.location ?? '')).text).toContain('Order received');
  });

  it('who goes back without paying buys something else, and a page that was left open is still one order', async () => {
    const shop = await aShop();
    await submit(shop.visitor);
    const [first] = await attempts(shop.storeId);
    expect((await submit(shop.visitor, { payment: 'pay_on_delivery' })).status).toBe(400);
    server().pay(first?.reference ?? '');
    const { location } = await shop.visitor.get(`/checkout/return/${first?.id}`);
    expect(location).toMatch(/^\/orders\//);
    expect(await orders(shop)).toHaveLength(1);
  });

  it('who did not pay is told so at the payment methods', async () => {
    const shop = await aShop();
    await submit(shop.visitor);
    const [attempt] = await attempts(shop.storeId);
    decline(attempt?.reference ?? '');
    const { text } = await shop.visitor.get(`/checkout/return/${attempt?.id}`);
    expect(text).toMatch(/role="alert"><ul><li><a href="#payment">The payment was not completed/);
    expect(text).toMatch(/<input(?=[^>]*name="payment")[^>]* autofocus/i);
  });

  it('comes back to the order though the shop was paused meanwhile', async () => {
    const shop = await aShop();
    await submit(shop.visitor);
    const [attempt] = await attempts(shop.storeId);
    await pause(shop);
    server().pay(attempt?.reference ?? '');
    const { location } = await shop.visitor.get(`/checkout/return/${attempt?.id}`);
    expect(location).toMatch(/^\/orders\//);
    expect((await shop.visitor.get(location)).status).toBe(200);
  });

  it('who did not pay while the shop was paused is told both, and that there is no order', async () => {
    const shop = await aShop();
    await submit(shop.visitor);
    const [attempt] = await attempts(shop.storeId);
    await pause(shop);
    decline(attempt?.reference ?? '');
    const back = await shop.visitor.get(`/checkout/return/${attempt?.id}`);
    expect(back.status).toBe(503);
    expect(back.text).toContain('Back soon');
    expect(back.text).toContain('The payment was not completed, and your order was not placed');
    expect(back.text).not.toContain('name="email"');
    expect(await orders(shop)).toEqual([]);
  });

  it('chooses again where the provider is out of order, and is asked for an email', async () => {
    const shop = await aShop();
    const nameless = await submit(shop.visitor, { email: '', phone: '+254722000111' });
    expect(nameless).toMatchObject({ status: 400 });
    expect(nameless.text).toContain('your receipt is sent there');
    const line = provider === 'stripe' ? 'POST /v1/checkout/sessions' : 'POST /transaction/initialize';
    // Stripe's library tries again by itself.
    for (let tries = provider === 'stripe' ? 3 : 1; tries > 0; tries -= 1) server().fail(line);
    const failed = await submit(shop.visitor);
    expect(failed.status).toBe(400);
    expect(failed.text).toContain('value="asha@buyers.example"');
  });

  it('is nobody else: the way back is that of the own cart', async () => {
    const shop = await aShop();
    await submit(shop.visitor);
    const [attempt] = await attempts(shop.storeId);
    server().pay(attempt?.reference ?? '');
    shop.visitor.cookies.clear();
    expect((await shop.visitor.get(`/checkout/return/${attempt?.id}`)).status).toBe(404);
    // The payment is one order all the same.
    expect(await orders(shop)).toHaveLength(1);
  });
});
