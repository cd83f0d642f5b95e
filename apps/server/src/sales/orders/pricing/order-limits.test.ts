import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  storeId = (await app.newStore(owner.token)).id;
});
afterAll(() => app.close());

const most = orderLimits.total;

async function aVariant(fields: { price: number; cost?: number; opening_stock: number }) {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    body: { title: 'Gold', variants: [fields] },
  });
  return data.variants[0]?.id;
}

function draft(variantId: string | undefined, quantity: number, shipping = 0) {
  return app.call('POST /marketplace/v1/stores/{id}/orders', {
    token: owner.token,
    params: { id: storeId },
    body: { lines: [{ variant_id: variantId, quantity }], shipping },
  });
}

describe('CONTRACT: no sum of a store leaves what a figure can hold', () => {
  it('an order comes to at most so much, with everything', async () => {
    const gold = await aVariant({ price: most / 2, opening_stock: 999_999_999 });
    expect(await draft(gold, 2)).toMatchObject({ status: 200, data: { total: most } });
    expect(await draft(gold, 2, 1)).toMatchObject({ status: 422, error: 'order_too_large' });
    expect(await draft(gold, 9_000_000)).toMatchObject({ status: 422, error: 'order_too_large' });
  });

  it('and its items cost the store at most so much, though they are given away', async () => {
    const gift = await aVariant({ price: 0, cost: most, opening_stock: 10 });
    expect(await draft(gift, 1)).toMatchObject({ status: 200 });
    expect(await draft(gift, 9_000_000)).toMatchObject({ status: 422, error: 'order_too_large' });
  });
});
