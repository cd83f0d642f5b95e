import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopAnswer, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', name: 'Duka la Amina' });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: store.id },
    body: { title: 'Blue mug', status: 'active', variants: [{ price: 25_000, opening_stock: 9 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
});
afterAll(() => app.close());

const ownHost = () => `${store.subDomain}.localhost:3000`;
const visitorAt = (host = ownHost()) => shopVisitor(app.url, host);

/** Sends bytes that no library would send. @returns the answer as text */
function raw(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(request));
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
    socket.on('error', reject);
  });
}

/** Somewhere else than the shop that was asked. */
const leadsAway = ({ location }: ShopAnswer) =>
  location !== '' && new URL(location, `http://${ownHost()}`).host !== ownHost();

describe('The host of a request', () => {
  it.each([
    ['of another site', 'evil.example'],
    ['that only begins as ours', () => `${ownHost()}.evil.example`],
    ['with somebody before it', () => `${ownHost()}@evil.example`],
    ['with two ports', () => `${ownHost()}:80`],
    ['without a label', '.localhost:3000'],
    ['with a label of labels', () => `x.${ownHost()}`],
    ['that is the inner path', '-shop.localhost:3000'],
  ])('%s shows no shop', async (_, host) => {
    const visitor = visitorAt(typeof host === 'string' ? host : host());
    const answer = await visitor.get('/products/blue-mug');
    expect(answer.text).not.toContain('Blue mug');
    expect(answer.location).toBe('');
    expect((await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' })).status).not.toBe(303);
  });

  it('is not taken from what a proxy or a script says beside it', async () => {
    const forged = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    const { status, text } = await visitorAt().get('/products/blue-mug?forged', forged);
    expect(status).toBe(200);
    expect(text).not.toContain('evil.example');
    const placed = await visitorAt().post('/cart/lines', { variant_id: mug, quantity: '1' }, forged);
    expect(placed).toMatchObject({ status: 303, location: '/cart' });
  });

  it('is that of the header, whatever the line of the request names', async () => {
    const answer = await raw(
      `GET http://evil.example/ HTTP/1.1\r\nHost: ${ownHost()}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).not.toContain('href="http://evil.example');
    const twice = await raw(
      `GET / HTTP/1.1\r\nHost: ${ownHost()}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(twice).not.toContain('evil.example');
  });
});

describe('No address of a shop leads to another site', () => {
  it.each([
    '//evil.example/?preview=x',
    '/\\evil.example/?preview=x',
    '//evil.example/%2e%2e?preview=AAAAAAAAAAAAAAAAAAAAAA',
    '/%2F%2Fevil.example',
    '//evil.example',
    '/account/login?next=//evil.example',
    '/account?return=https://evil.example',
    '/checkout/return/https:%2F%2Fevil.example',
    '/cart/restore/%2F%2Fevil.example',
    '/newsletter/%2F%2Fevil.example',
    '/orders/%2F%2Fevil.example',
  ])('%s', async (path) => {
    expect(leadsAway(await visitorAt().get(path))).toBe(false);
  });

  it('nor does one that was renamed; a redirect leads where the merchant wrote it plainly', async () => {
    const former = await app.newStore(owner.token, { mode: 'live' });
    const label = `renamed-${former.subDomain}`.slice(0, 40);
    const renamed = await app.call('PUT /marketplace/v1/stores/{id}/update', {
      token: owner.token,
      params: { id: former.id },
      body: { sub_domain: label },
    });
    expect(renamed.status).toBe(200);
    const moved = await visitorAt(`${former.subDomain}.localhost:3000`).get('//evil.example/');
    expect(new URL(moved.location).host).toBe(`${label}.localhost:3000`);
    for (const to_path of ['//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
      const made = await app.call('POST /marketplace/v1/stores/{id}/storefront/redirects', {
        token: owner.token,
        params: { id: store.id },
        body: { from_path: '/old', to_path },
      });
      expect(made.status, to_path).toBe(400);
    }
  });
});

describe('What is bought', () => {
  const inCarts = () =>
    query<{ lines: { quantity: number }[] }>(
      app.database.superUrl,
      'select lines from app.carts where store_id = $1 and lines::text <> $2',
      [store.id, '[]'],
    );

  it.each(['-1', '-999999', '1.5', '1e9', '999999999999', 'NaN', 'Infinity', '0x10', ' ', '１'])(
    'is no quantity of %o',
    async (quantity) => {
      const before = await inCarts();
      const { status } = await visitorAt().post('/cart/lines', { variant_id: mug, quantity });
      expect(status).toBe(400);
      expect(await inCarts()).toEqual(before);
    },
  );

  it('costs what the store says, whatever a form says', async () => {
    const visitor = visitorAt();
    const cheap = { price: '1', unit_price: '1', total: '1', discount: '100' };
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1', ...cheap });
    const { checkout = '' } = hiddenInCheckout(await visitor.get('/checkout'));
    const form = {
      ...{ checkout, email: 'asha@buyers.example', name: 'Asha', line1: '12 Moi Avenue', city: 'Nairobi' },
      ...{
        country: 'KE',
        delivery: 'standard',
        payment: 'pay_on_delivery',
        shipping: '0',
        by_credit: '25000',
      },
    };
    const refused = await visitor.post('/checkout', { ...form, ...cheap });
    expect(refused.status).toBe(400);
    const placed = await visitor.post('/checkout', { ...form, ...cheap, total: '25000' });
    expect(placed.status).toBe(303);
    const orders = await query(
      app.database.superUrl,
      'select ordered_total::int, paid::int from app.orders where store_id = $1 and serial is not null',
      [store.id],
    );
    expect(orders).toEqual([{ ordered_total: 25_000, paid: 0 }]);
  });
});
