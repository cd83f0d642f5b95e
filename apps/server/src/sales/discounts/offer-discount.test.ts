import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { addCustomers, addDrafts } from '#testing/fixtures/add-orders.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { aDiscount } from '#testing/requests/discount-requests.ts';
import { type OfferRequest, offerDiscount } from './offer-discount.ts';
import { redeemDiscount } from './redeem-discount.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let rice: string;
let food: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
  const at = { token: owner.token, params: { id: storeId } };
  const category = (body: object) =>
    test.call('POST /marketplace/v1/stores/{id}/categories', { ...at, body });
  food = (await category({ name: 'Food' })).data.id;
  const grain = (await category({ name: 'Grain', parent_id: food })).data.id;
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: { title: 'Rice', category_id: grain, variants: [{}] },
  });
  rice = data.id;
});

const work = <T>(job: (db: Db) => Promise<T>) =>
  transaction(test.services.pool, { userId: owner.id, storeId }, job);
const add = (fields: object) => aDiscount(test, owner.token, storeId, fields);

function offer(given: Partial<OfferRequest> = {}) {
  const request: OfferRequest = {
    ...{ code: null, orderId: null, customerId: null, channel: 'web' as const },
    lines: [
      { product_id: rice, quantity: 2, unit_price: 500, discount: 0 },
      { product_id: null, quantity: 1, unit_price: 300, discount: 100 },
    ],
    ...given,
  };
  return work((db) => offerDiscount(db, storeId, request, test.services.clock()));
}

describe('What an order is offered', () => {
  it('is nothing in a store without discounts', async () => {
    expect(await offer()).toBeNull();
  });

  it('is the best of what applies by itself', async () => {
    await add({ title: 'A tenth', percent: 10 });
    const best = await add({ title: 'Food', percent: 20, applies_to: 'categories', category_ids: [food] });
    await add({ title: 'By code', code: 'HALF' });
    await add({ title: 'In the shop', channels: ['in_person'] });
    await add({ title: 'Over', ends_at: '2026-01-02T00:00:00Z' });
    await add({ title: 'To come', starts_at: '2126-01-02T00:00:00Z' });
    expect(await offer()).toEqual({
      ...{ discountId: best, title: 'Food', code: null },
      offer: { amount: 200, lines: [200, 0] },
    });
  });

  it('is what the typed code takes off, even where another would take off more', async () => {
    await add({ percent: 90 });
    await add({ title: '', code: 'TEN', percent: 10 });
    expect(await offer({ code: ' ten' })).toMatchObject({
      ...{ title: 'TEN', code: 'TEN' },
      offer: { amount: 120, lines: [100, 20] },
    });
  });

  it('is a sentence where the code does not hold', async () => {
    await add({ code: 'MUCH', minimum_spend: 200_000 });
    await add({ code: 'SOON', starts_at: '2126-01-01T10:30:00Z' });
    const refused = (message: unknown) => expect.objectContaining({ code: 'discount_refused', message });
    await expect(offer({ code: 'none' })).rejects.toEqual(refused('No discount with code “NONE”'));
    await expect(offer({ code: 'much' })).rejects.toEqual(
      refused(expect.stringMatching(/^Add items worth .*1,988\.00 more$/)),
    );
    await expect(offer({ code: 'SOON' })).rejects.toEqual(
      refused(expect.stringMatching(/^Starts on 1 Jan 2126/)),
    );
  });

  it('counts what its customer has used, but not what the order itself had', async () => {
    const code = await add({ code: 'ONE', customer_limit: 1, use_limit: 1 });
    const [customerId = '', otherId = ''] = await addCustomers(test.database.ownerUrl, storeId, 2);
    const [orderId = ''] = await addDrafts(test.database.ownerUrl, storeId, 1);
    const redemption = { discountId: code, orderId, customerId, amount: 600 };
    await work((db) => redeemDiscount(db, storeId, redemption, test.services.clock()));
    expect(await offer({ code: 'ONE', customerId, orderId })).toMatchObject({ offer: { amount: 600 } });
    await expect(offer({ code: 'ONE', customerId: otherId })).rejects.toThrow(
      'This discount has reached its limit of uses',
    );
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/discounts/{discount_id}', {
      token: owner.token,
      params: { id: storeId, discount_id: code },
    });
    expect(data).toMatchObject({ state: 'ended', uses: 1, total_discounted: 600 });
  });

  it('is never what another store has', async () => {
    await add({ code: 'MINE' });
    await add({});
    storeId = (await test.newStore(owner.token)).id;
    expect(await offer()).toBeNull();
    await expect(offer({ code: 'MINE' })).rejects.toThrow('No discount with code “MINE”');
  });
});
