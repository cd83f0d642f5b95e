import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, shopVisitor } from '#testing/http/shop-visitor.ts';
import { purgeVisits } from './purge-queries.ts';

let app: TestApp;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());

const newShop = (draft: object = {}) => app.newStore(owner.token, { mode: 'live', ...draft });
const visitorOf = ({ subDomain }: { subDomain: string }) =>
  shopVisitor(app.url, `${subDomain}.localhost:3000`);
const webOf = async ({ id }: { id: string }, token = owner.token) =>
  (await app.call('GET /marketplace/v1/stores/{id}/home', { token, params: { id } })).data.web;

async function newMug(storeId: string): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    body: { title: 'Blue mug', status: 'active', variants: [{ price: 25_000, opening_stock: 9 }] },
  });
  return made.data.variants[0]?.id ?? '';
}

describe('What home says of the web store', () => {
  it('counts the visits of who agreed, the carts that were begun and the orders', async () => {
    const shop = await newShop();
    const mug = await newMug(shop.id);
    expect(await webOf(shop)).toEqual({ visits: 0, carts: 0, orders: 0, paused: false });
    const [buyer, looker] = [visitorOf(shop), visitorOf(shop)];
    for (const visitor of [buyer, looker]) {
      await visitor.get('/');
      expect((await visitor.post('/visits', {})).status).toBe(204);
      await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
    }
    await visitorOf(shop).get('/');
    const placed = await buyer.post('/checkout', {
      ...hiddenInCheckout(await buyer.get('/checkout')),
      ...{
        email: 'asha@buyers.example',
        name: 'Asha',
        line1: '12 Moi Avenue',
        city: 'Nairobi',
        country: 'KE',
      },
      ...{ delivery: 'standard', payment: 'pay_on_delivery' },
    });
    expect(placed.status).toBe(303);
    await app.mails();
    expect(await webOf(shop)).toEqual({ visits: 2, carts: 2, orders: 1, paused: false });
  });

  it('keeps what was a test apart, and what is older than 30 days out', async () => {
    const shop = await newShop({ mode: 'test' });
    const mug = await newMug(shop.id);
    const visitor = visitorOf(shop);
    await visitor.post('/visits', {});
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
    expect(await webOf(shop)).toMatchObject({ visits: 1, carts: 1 });
    await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [shop.id]);
    expect(await webOf(shop)).toMatchObject({ visits: 0, carts: 0 });
    const on = (ago: number) =>
      query(
        app.database.superUrl,
        `insert into app.shop_visits (store_id, day, test, visits) values ($1, current_date - $2::int, false, 5)`,
        [shop.id, ago],
      );
    await on(31);
    await on(20);
    expect(await webOf(shop)).toMatchObject({ visits: 5 });
  });

  it('counts nothing where the merchant does not want it, and asks nobody', async () => {
    const shop = await newShop();
    expect((await visitorOf(shop).get('/')).text).toContain('May we count your visit?');
    const at = { token: owner.token, params: { id: shop.id } };
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/storefront/preferences', at);
    const { has_password: _has, ...preferences } = data;
    const body = { ...preferences, counts_visits: false };
    const changed = await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...at,
      body,
    });
    expect(changed.status).toBe(200);
    await expect
      .poll(async () => (await visitorOf(shop).get('/?again')).text)
      .not.toContain('May we count your visit?');
    expect((await visitorOf(shop).post('/visits', {})).status).toBe(204);
    expect(await webOf(shop)).toMatchObject({ visits: 0 });
  });

  it('is told to who sees reports, of a store that sells online', async () => {
    const shop = await newShop();
    const supervisor = await app.staffMember(owner.token, shop.id, 'supervisor');
    expect(await webOf(shop, supervisor.token)).toBeNull();
    const offline = await newShop({ web_support: false, pos_support: true });
    expect(await webOf(offline)).toBeNull();
  });

  it('says that the shop is paused', async () => {
    const shop = await newShop();
    expect(await webOf(shop)).toMatchObject({ paused: false });
    await app.call('PUT /marketplace/v1/stores/{id}/storefront/preferences', {
      ...{ token: owner.token, params: { id: shop.id } },
      body: { version: 0, status: 'paused', paused_message: 'Back on Monday' },
    });
    expect(await webOf(shop)).toMatchObject({ paused: true });
  });

  it('takes no visit that another site tells of, and forgets after two years', async () => {
    const shop = await newShop();
    const foreign = await visitorOf(shop).post('/visits', {}, { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    await visitorOf(shop).post('/visits', {});
    const pool = openPool(app.database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
    await purgeVisits(pool, new Date());
    expect(await webOf(shop)).toMatchObject({ visits: 1 });
    await purgeVisits(pool, new Date(Date.now() + 3 * 365 * 86_400_000));
    await pool.end();
    expect(await webOf(shop)).toMatchObject({ visits: 0 });
  });
});
