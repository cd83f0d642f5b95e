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
  owner = { token, storeId: (await app.newStore(token)).id };
  await query(app.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [owner.storeId]);
});
afterAll(() => app.close());

const client = orderClient(
  () => app,
  () => owner,
);

const times = <Value>(count: number, act: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, act));

describe('Sellers who press at the same moment', () => {
  it('place one draft a hundred times: one order, one number, one promise', async () => {
    const { variantId } = await newItem(app, owner, { opening_stock: 5, track_quantity: true });
    const { data } = await client.make({ lines: [{ variant_id: variantId, quantity: 2 }] });
    const answers = await times(100, () => client.place(data.id, { payment_type: 'pod' }));
    const outcomes = answers.map(({ status, error }) => error ?? status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'wrong_state')).toHaveLength(99);
    const [kept] = await query(
      app.database.superUrl,
      `select (select count(*)::int from app.orders where store_id = $1 and number is not null) as orders,
              (select last_number::int from app.store_numbers where store_id = $1 and series = 'order') as numbers,
              (select reserved from app.stock_levels where variant_id = $2) as reserved,
              (select count(*)::int from app.order_events where order_id = $3 and kind = 'placed') as placed`,
      [owner.storeId, variantId, data.id],
    );
    expect(kept).toEqual({ orders: 1, numbers: 1, reserved: 2, placed: 1 });
  });

  it('sell fifty times on credit to a customer who may owe for three: three', async () => {
    const customer = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      token: owner.token,
      params: { id: owner.storeId },
      body: { name: 'Asha', credit_limit: 3000 },
    });
    const customer_id = customer.data.id;
    const sale = {
      customer_id,
      lines: [{ title: 'Repair', unit_price: 1000, quantity: 1 }],
      settlement: { payment_type: 'credit', due_on: '2099-12-31' },
    };
    const answers = await times(50, () => client.make(sale));
    const outcomes = answers.map(({ status, error }) => error ?? status);
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(3);
    expect(outcomes.filter((outcome) => outcome === 'over_credit_limit')).toHaveLength(47);
    const [kept] = await query(
      app.database.superUrl,
      'select order_count::int, outstanding::int, spent::int from app.customers where id = $1',
      [customer_id],
    );
    expect(kept).toEqual({ order_count: 3, outstanding: 3000, spent: 3000 });
  });
});
