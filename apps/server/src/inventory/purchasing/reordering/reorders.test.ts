import { randomUUID } from 'node:crypto';
import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let supplierId: string;
let variantId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  supplierId = (await newSupplier(test, { token: owner.token, storeId })).id;
  variantId = (await newItem(test, { token: owner.token, storeId }, { low_stock_at: 2 })).variantId;
});

const { at } = purchaseClient(
  () => test,
  () => ({ token: owner.token, storeId, supplierId }),
);
const reorder = (body: object, headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/reorders', { ...at(), body, headers });
const ordersOfStore = async () =>
  (await test.call('GET /marketplace/v1/stores/{id}/purchase-orders', at())).data.total;
const line = (fields: object = {}) => ({
  variant_id: variantId,
  supplier_id: supplierId,
  quantity: 1,
  ...fields,
});

describe('A reorder list', () => {
  it('refuses what is no count, a variant twice at one supplier, too many lines, and what it does not know', async () => {
    for (const quantity of [-1, 0, 1.5, 1e9, '1e3', 'NaN', null]) {
      const answer = await reorder({ lines: [line({ quantity })] });
      expect(answer.status, String(quantity)).toBe(400);
      expect(Object.keys(answer.fields ?? {}), String(quantity)).toEqual(['lines.0.quantity']);
    }
    const wrong = [
      {},
      { lines: [] },
      { lines: [line(), line()] },
      { lines: [line({ unit_cost: 5 })] },
      { lines: [line()], state: 'ordered' },
      { lines: Array(purchaseLimits.lines + 1).fill(line()) },
    ];
    for (const body of wrong) {
      expect((await reorder(body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    }
    expect(await ordersOfStore()).toBe(0);
  });

  it('knows no supplier, place or variant of another store, and drafts nothing when one line is wrong', async () => {
    const own = { storeId, supplierId, variantId };
    const elsewhere = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    const buyer = { token: owner.token, storeId: elsewhere };
    const strangeSupplier = (await newSupplier(test, buyer)).id;
    const strangeVariant = (await newItem(test, buyer)).variantId;
    const places = await test.call('GET /marketplace/v1/stores/{id}/locations', {
      token: owner.token,
      params: { id: elsewhere },
    });
    expect(own.storeId).toBe(storeId);
    const wrong = [
      { lines: [line(), line({ supplier_id: strangeSupplier })] },
      { lines: [line(), line({ variant_id: strangeVariant })] },
      { lines: [line()], location_id: places.data[0]?.id },
    ];
    for (const body of wrong) expect((await reorder(body)).error).toBe('not_found');
    expect(await ordersOfStore()).toBe(0);
    const ofStranger = { ...at(), query: { supplier_id: strangeSupplier } };
    const listed = await test.call('GET /marketplace/v1/stores/{id}/low-stock', ofStranger);
    expect(listed.data.items).toEqual([]);
    const counted = await test.call('GET /marketplace/v1/stores/{id}/low-stock/total', ofStranger);
    expect(counted.data.total).toBe(0);
    const pasted = await test.call('POST /marketplace/v1/stores/{id}/purchasable-items/by-code', {
      ...at(),
      body: { codes: ['anything'], supplier_id: strangeSupplier },
    });
    expect(pasted.data).toEqual([]);
  });

  it('drafts once, however often it arrives with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 6 }, () => reorder({ lines: [line()] }, headers)));
    expect(new Set(same.map(({ data }) => data[0]?.id)).size).toBe(1);
    expect(await ordersOfStore()).toBe(1);
  });

  it('is for who keeps stock', async () => {
    const seller = await test.staffMember(owner.token, storeId, 'associate');
    const answers = [
      await test.call('GET /marketplace/v1/stores/{id}/low-stock', at({}, seller.token)),
      await test.call('GET /marketplace/v1/stores/{id}/low-stock/summary', at({}, seller.token)),
      await test.call('POST /marketplace/v1/stores/{id}/reorders', {
        ...at({}, seller.token),
        body: { lines: [line()] },
      }),
    ];
    expect(answers.map(({ error }) => error)).toEqual(Array(3).fill('not_allowed'));
  });
});

describe('Thresholds of low stock', () => {
  const setThreshold = (low_stock_at: unknown) =>
    test.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(),
      body: { title: 'Salt', variants: [{ low_stock_at, opening_stock: 1 }] },
    });
  const counts = async () =>
    (await test.call('GET /marketplace/v1/stores/{id}/low-stock/summary', at())).data;

  it('are whole pieces from nothing up', async () => {
    for (const threshold of [-1, 1.5, 1e9, '1e3', '5', Number.NaN]) {
      const answer = await setThreshold(threshold);
      // What is no number at all arrives as nothing, and nothing is no threshold.
      expect(answer.status, String(threshold)).toBe(Number.isNaN(threshold) ? 200 : 400);
    }
  });

  it('of nothing tell when the last piece is gone, not before', async () => {
    const before = await counts();
    const { data } = await setThreshold(0);
    expect(await counts()).toEqual(before);
    const places = await test.call('GET /marketplace/v1/stores/{id}/locations', at());
    await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
      ...at(),
      body: {
        reason: 'loss',
        lines: [{ variant_id: data.variants[0]?.id, location_id: places.data[0]?.id, change: -1 }],
      },
    });
    expect(await counts()).toEqual({ ...before, out: before.out + 1 });
    const low = await test.call('GET /marketplace/v1/stores/{id}/low-stock', {
      ...at(),
      query: { search: 'Salt' },
    });
    expect(low.data.items[0]).toMatchObject({
      low_stock_at: 0,
      state: 'out',
      sold_in_30_days: 0,
      proposal: 0,
    });
  });
});
