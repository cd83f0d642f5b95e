import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let supplierId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  supplierId = (await newSupplier(test, { token: owner.token, storeId })).id;
});

const buyer = () => ({ token: owner.token, storeId, supplierId });
const { at, ordered, standing } = purchaseClient(() => test, buyer);
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;

describe('CONTRACT Roles: an inventory officer buys without seeing money', () => {
  it('is sent no cost, sets none, and keeps those that are there', async () => {
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const rice = await newItem(test, buyer(), { cost: 55 });
    const order = await ordered([{ variantId: rice.variantId, quantity: 5, cost: 123456 }], {
      costs: [{ kind: 'freight', amount: 777777 }],
    });
    const seen = await test.call(
      `GET ${orders}/{purchase_order_id}`,
      at({ purchase_order_id: order.id }, officer.token),
    );
    expect(seen.data).toMatchObject({ total: null, items_total: null, costs: [], unknown_costs: null });
    const list = await test.call(`GET ${orders}`, at({}, officer.token));
    const line = { variant_id: rice.variantId, quantity: 6 };
    const saved = await test.call(`PUT ${orders}/{purchase_order_id}`, {
      ...at({ purchase_order_id: order.id }, officer.token),
      body: { version: order.version, lines: [line] },
    });
    const received = await test.call(`POST ${orders}/{purchase_order_id}/receipts`, {
      ...at({ purchase_order_id: order.id }, officer.token),
      body: { lines: [{ line_id: order.lines[0]?.id, quantity: 6 }] },
    });
    const items = await test.call('GET /marketplace/v1/stores/{id}/purchasable-items', {
      ...at({}, officer.token),
      query: { search: 'rice', supplier_id: supplierId },
    });
    for (const answer of [seen, list, saved, received, items]) {
      expect(JSON.stringify(answer.data)).not.toMatch(/123456|777777|740736|1518513/);
    }
    const whole = await test.call(`GET ${orders}/{purchase_order_id}`, at({ purchase_order_id: order.id }));
    expect(whole.data).toMatchObject({ lines: [{ unit_cost: 123456 }], costs_total: 777777 });
    expect((await standing(rice.productId)).cost).toBe(Math.round((123456 * 6 + 777777) / 6));

    const refused = [
      { lines: [{ ...line, unit_cost: 5 }] },
      { lines: [{ ...line, unit_cost: null }] },
      { lines: [line], costs: [{ kind: 'freight', amount: 1 }] },
    ];
    for (const body of refused) {
      const answer = await test.call(`POST ${orders}`, {
        ...at({}, officer.token),
        body: { supplier_id: supplierId, ...body },
      });
      expect(answer.error).toBe('not_allowed');
    }
    const own = await test.call(`POST ${orders}`, {
      ...at({}, officer.token),
      body: { supplier_id: supplierId, lines: [line] },
    });
    expect(own.status).toBe(200);
  });
});
