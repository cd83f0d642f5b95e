import { limits } from '@sokoni/rules/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let token: string;
let store: { id: string; subDomain: string };
let version = 0;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  ({ token } = await app.verifiedUser());
  store = await app.newStore(token, { test_product: false });
});
afterAll(() => app.close());

const visitor = () => shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
const prefer = async (preferences: object) => {
  const saved = await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
    token,
    params: { id: store.id },
    body: { version, ...preferences },
  });
  expect(saved.status).toBe(200);
  version = saved.data.version;
};
/** What stands around a page is kept for a moment. */
const becomes = (guest: ShopVisitor, status: number) =>
  expect.poll(async () => (await guest.get(anew('/'))).status).toBe(status);
/** A page that nobody has asked for before: those are kept for a moment. */
let pages = 0;
function anew(path: string): string {
  pages += 1;
  return `${path}?${pages}`;
}

describe('A shop with a password', () => {
  it('is seen by whoever knows it, until there is another one', async () => {
    await prefer({ status: 'password', password: 'karibu sana' });
    const guest = visitor();
    await becomes(guest, 401);
    for (const path of ['/', '/collections/all', '/sitemap.xml', '/suggestions'])
      expect(await guest.get(anew(path)), path).toMatchObject({ status: 401 });
    const asked = await guest.get(anew('/'));
    expect(asked.text).toContain('action="/password"');
    for (const path of [
      '/cart',
      '/checkout',
      '/account',
      '/account/login',
      '/contact',
      '/orders/AAAAAAAAAAAAAAAAAAAAAA',
    ])
      expect(await guest.get(path), path).toMatchObject({
        status: 401,
        text: expect.stringContaining('action="/password"'),
      });
    expect(await guest.post('/password', { password: 'karibu' })).toMatchObject({ status: 403 });
    expect((await guest.get(anew('/'))).status).toBe(401);
    const entered = await guest.post('/password', { password: 'karibu sana' });
    expect(entered).toMatchObject({ status: 303, location: '/' });
    expect(entered.headers['set-cookie']?.[0]).toMatch(/^pass=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect((await guest.get(anew('/'))).status).toBe(200);
    expect((await guest.get('/cart')).status).toBe(200);
    // One who has not entered is not shown what is kept for one who has.
    const page = anew('/');
    expect((await guest.get(page)).status).toBe(200);
    expect((await visitor().get(page)).status).toBe(401);
    await prefer({ status: 'password', password: 'another one' });
    await becomes(guest, 401);
  });

  it('is not opened by a preview that is none, and neither is one that is paused', async () => {
    const guest = visitor();
    guest.cookies.set('preview', 'A'.repeat(22));
    expect((await guest.get(anew('/'))).status).toBe(401);
    await prefer({ status: 'paused', paused_message: 'Back soon' });
    await becomes(guest, 503);
    const link = await app.call('POST /marketplace/v1/stores/{id}/storefront/preview-link', {
      token,
      params: { id: store.id },
      body: {},
    });
    guest.cookies.set('preview', new URL(link.data.preview_url ?? app.url).searchParams.get('preview') ?? '');
    expect((await guest.get(anew('/'))).status).toBe(200);
  });

  it('keeps showing the order and the account of who has bought, and says on the other pages why it is closed', async () => {
    await prefer({ status: 'open' });
    const buyer = visitor();
    await becomes(buyer, 200);
    const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
      token,
      params: { id: store.id },
      body: { title: 'Mug', status: 'active', variants: [{ price: 25_000, opening_stock: 5 }] },
    });
    await buyer.post('/cart/lines', { variant_id: made.data.variants[0]?.id ?? '', quantity: '1' });
    const placed = await buyer.post('/checkout', {
      ...hiddenInCheckout(await buyer.get('/checkout')),
      ...{ email: 'asha@buyers.example', name: 'Asha', line1: '12 Moi Avenue', city: 'Nairobi' },
      ...{ country: 'KE', delivery: 'standard', payment: 'pay_on_delivery' },
    });
    expect(placed.location).toMatch(/^\/orders\//);

    await prefer({ status: 'paused', paused_message: 'Back on Monday' });
    const guest = visitor();
    await becomes(guest, 503);
    for (const path of ['/cart', '/checkout', '/contact', '/newsletter', '/wishlist'])
      expect(await guest.get(path), path).toMatchObject({
        status: 503,
        text: expect.stringContaining('Back on Monday'),
      });
    expect((await guest.post('/cart/lines', { variant_id: 'x' })).status).toBe(503);
    expect(await guest.get(placed.location)).toMatchObject({
      status: 200,
      text: expect.stringContaining('Order received'),
    });
    expect((await guest.get('/account/login')).status).toBe(200);
    expect(await guest.get('/account')).toMatchObject({ status: 303, location: '/account/login' });
    // The way back from a provider is answered as ever: this payment is of nobody.
    const nobody = '/checkout/return/01890000-0000-7000-8000-000000000000';
    expect((await guest.get(nobody)).status).toBe(404);

    await prefer({ status: 'password', password: 'karibu sana' });
    await becomes(visitor(), 401);
    expect((await visitor().get(placed.location)).status).toBe(200);
    expect((await visitor().get('/cart')).status).toBe(401);
  });

  it('refuses forms of other sites, and who guesses too often', async () => {
    const guest = visitor();
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const foreign = { ...from('198.51.100.7'), origin: 'https://elsewhere.example' };
    expect((await guest.post('/password', { password: 'x' }, foreign)).status).toBe(403);
    const tries = Array.from({ length: limits.shopPasswordsPerAddressMinute + 1 }, () =>
      guest.post('/password', { password: 'x' }, from('198.51.100.8')),
    );
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});
