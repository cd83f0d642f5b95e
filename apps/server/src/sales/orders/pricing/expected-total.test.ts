import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { currency_code: 'KES' })).id };
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

const cartOffer = async (lines: object[], seller = owner) =>
  (
    await app.call('POST /marketplace/v1/stores/{id}/cart-offers', {
      token: seller.token,
      params: { id: seller.storeId },
      body: { channel: 'in_person', lines },
    })
  ).data;

/** A good that costs 250.00 when the buyer is told, and 260.00 when the sale is sent. */
async function dearerSince() {
  const item = await newItem(app, owner, { price: 25_000, track_quantity: false });
  const lines = [{ variant_id: item.variantId, quantity: 2 }];
  const inCart = [
    { product_id: item.productId, variant_id: item.variantId, unit_price: 25_000, quantity: 2 },
  ];
  await query(app.database.superUrl, 'update app.variants set price = 26000 where id = $1', [item.variantId]);
  return { ...item, lines, inCart };
}

describe('A price that has changed since the buyer was told', () => {
  it.each(['instant', 'pod'] as const)('is never charged unheard: %s', async (payment_type) => {
    const { lines } = await dearerSince();
    const told = (total: number) => ({
      payment_type,
      expected_total: total,
      payments: payment_type === 'instant' ? [{ method: 'cash', amount: total }] : [],
    });
    const { data: before } = await client.count();
    const { error, fields } = await client.make({ lines, settlement: told(50_000) });
    expect([error, fields?.expected_total?.replaceAll('\u00A0', ' ')]).toEqual([
      'invalid_fields',
      'The total is now KES 520.00, not KES 500.00. Check the prices.',
    ]);
    expect((await client.count()).data).toEqual(before);
    expect((await client.make({ lines, settlement: told(52_000) })).data).toMatchObject({ total: 52_000 });
  });

  it('is refused for a draft that is placed, too', async () => {
    const { variantId } = await newItem(app, owner, { price: 25_000, track_quantity: false });
    const { data: draft } = await client.make({ lines: [{ variant_id: variantId, quantity: 1 }] });
    const refused = await client.place(draft.id, { payment_type: 'pod', expected_total: 24_999 });
    expect(refused.fields).toHaveProperty('expected_total');
    expect((await client.place(draft.id, { payment_type: 'pod', expected_total: 25_000 })).status).toBe(200);
  });

  it('stands in the offer for a cart, for its own goods alone', async () => {
    const { inCart, variantId } = await dearerSince();
    const own = { variant_id: variantId, price: 26_000, exempt_vat: false };
    expect(await cartOffer([...inCart, ...inCart])).toMatchObject({ items: [own] });
    expect(await cartOffer([{ product_id: null, unit_price: 100, quantity: 1 }])).toMatchObject({
      items: [],
    });
    const { token } = await app.verifiedUser();
    const other = { token, storeId: (await app.newStore(token)).id };
    expect(await cartOffer(inCart, other)).toMatchObject({ items: [] });
  });
});
