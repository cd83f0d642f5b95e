import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { orderDesk, type Seller } from '#testing/order-desk.ts';
import { newGood } from '#testing/purchasing.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { currency_code: 'KES' })).id };
});
afterAll(() => app.close());

const desk = orderDesk(
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
  const good = await newGood(app, owner, { price: 25_000, track_quantity: false });
  const lines = [{ variant_id: good.variantId, quantity: 2 }];
  const inCart = [
    { product_id: good.productId, variant_id: good.variantId, unit_price: 25_000, quantity: 2 },
  ];
  await query(app.database.superUrl, 'update app.variants set price = 26000 where id = $1', [good.variantId]);
  return { ...good, lines, inCart };
}

describe('A price that has changed since the buyer was told', () => {
  it.each(['instant', 'pod'] as const)('is never charged unheard: %s', async (payment_type) => {
    const { lines } = await dearerSince();
    const told = (total: number) => ({
      payment_type,
      expected_total: total,
      payments: payment_type === 'instant' ? [{ method: 'cash', amount: total }] : [],
    });
    const { data: before } = await desk.count();
    const { error, fields } = await desk.make({ lines, placement: told(50_000) });
    expect([error, fields?.expected_total?.replaceAll('\u00A0', ' ')]).toEqual([
      'invalid_fields',
      'It comes to KES 520.00 now, not KES 500.00. Look at its prices again.',
    ]);
    expect((await desk.count()).data).toEqual(before);
    expect((await desk.make({ lines, placement: told(52_000) })).data).toMatchObject({ total: 52_000 });
  });

  it('is refused for a draft that is placed, too', async () => {
    const { variantId } = await newGood(app, owner, { price: 25_000, track_quantity: false });
    const { data: draft } = await desk.make({ lines: [{ variant_id: variantId, quantity: 1 }] });
    const refused = await desk.place(draft.id, { payment_type: 'pod', expected_total: 24_999 });
    expect(refused.fields).toHaveProperty('expected_total');
    expect((await desk.place(draft.id, { payment_type: 'pod', expected_total: 25_000 })).status).toBe(200);
  });

  it('stands in the offer for a cart, for its own goods alone', async () => {
    const { inCart, variantId } = await dearerSince();
    const own = { variant_id: variantId, price: 26_000, exempt_vat: false };
    expect(await cartOffer([...inCart, ...inCart])).toMatchObject({ goods: [own] });
    expect(await cartOffer([{ product_id: null, unit_price: 100, quantity: 1 }])).toMatchObject({
      goods: [],
    });
    const { token } = await app.verifiedUser();
    const other = { token, storeId: (await app.newStore(token)).id };
    expect(await cartOffer(inCart, other)).toMatchObject({ goods: [] });
  });
});
