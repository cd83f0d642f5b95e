import { randomUUID } from 'node:crypto';
import { type CallRoute, calls } from '@sokoni/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aReceivedOrder } from '#testing/clients/purchasing-calls.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rooms =
  /\/(stock|stock-[a-z]+|transfers|suppliers|purchase-[a-z]+|low-stock|reorders|locations|\{product_id\}\/stock)(\/|$)/;
/** Whoever sells names a place, and a report tells of money. */
const kept: readonly CallRoute[] = [
  'GET /marketplace/v1/stores/{id}/locations',
  'GET /marketplace/v1/stores/{id}/reports/stock-value',
];
/** Another module's. */
const isWholesale = (route: CallRoute) => route.includes('/wholesale/');
const stockCalls = (Object.keys(calls) as CallRoute[]).filter(
  (route) => rooms.test(route) && !kept.includes(route) && !isWholesale(route),
);

describe('module_inventory off hides stock work and keeps the data', () => {
  it('every call about stock answers module_disabled, whoever asks, and none changes anything', async () => {
    const owner = await test.verifiedUser();
    const { id: storeId } = await test.newStore(owner.token, { module_inventory: 'active' });
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const made = await aReceivedOrder(test, owner.token, storeId);
    const switchModule = (module_inventory: string) =>
      test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
        token: owner.token,
        params: { storeId },
        body: { module_inventory },
      });
    const ledger = () =>
      query(
        test.database.superUrl,
        `select level.on_hand, level.reserved, placed.state, placed.version from app.stock_levels level, app.purchase_orders placed
         where level.store_id = $1 and placed.store_id = $1`,
        [storeId],
      );
    const before = await ledger();
    expect(before).toMatchObject([{ on_hand: 2, state: 'part_received' }]);
    await switchModule('disabled');
    expect(stockCalls.length).toBeGreaterThan(40);
    for (const route of stockCalls) {
      for (const { token } of [owner, officer]) {
        const others = { location_id: randomUUID(), transfer_id: randomUUID(), stock_take_id: randomUUID() };
        const params = { ...others, product_id: randomUUID(), ...made, version: '', id: storeId };
        const body = route.startsWith('GET ') ? {} : { body: {} };
        const answer = await test.call(route, { token, params, ...body });
        expect(answer, route).toMatchObject({ status: 409, error: 'module_disabled' });
      }
    }
    const places = await test.call('GET /marketplace/v1/stores/{id}/locations', {
      token: officer.token,
      params: { id: storeId },
    });
    expect(places.data).toHaveLength(1);
    await switchModule('active');
    expect(await ledger()).toEqual(before);
    const order = await test.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      token: owner.token,
      params: { id: storeId, purchase_order_id: made.purchase_order_id },
    });
    expect(order.data).toMatchObject({ state: 'part_received', received: 2 });
  });
});
