import { randomUUID } from 'node:crypto';
import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purchaseClient } from '#testing/clients/purchase-client.ts';
import { draftOrder, newItem, newSupplier } from '#testing/clients/purchasing-calls.ts';
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
const { at, ordered, receive } = purchaseClient(() => test, buyer);
const orders = '/marketplace/v1/stores/{id}/purchase-orders' as const;

describe('purchase orders', () => {
  it('keep their lines above what has come, and their supplier once they are sent', async () => {
    const rice = await newItem(test, buyer());
    const order = await ordered([{ variantId: rice.variantId, quantity: 5, cost: 10 }]);
    const half = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 3 }]);
    const change = (body: object) =>
      test.call(`PUT ${orders}/{purchase_order_id}`, {
        ...at({ purchase_order_id: order.id }),
        body: { version: half.data.version, ...body },
      });
    expect((await change({ lines: [{ variant_id: rice.variantId, quantity: 2 }] })).error).toBe(
      'wrong_state',
    );
    expect((await change({ lines: [] })).error).toBe('wrong_state');
    const other = await newSupplier(test, buyer());
    expect((await change({ supplier_id: other.id })).error).toBe('wrong_state');
    expect((await change({ version: 1 })).error).toBe('changed_meanwhile');
    const done = await change({ lines: [{ variant_id: rice.variantId, quantity: 3 }] });
    expect(done.data).toMatchObject({ state: 'received', lines: [{ unit_cost: 10, quantity: 3 }] });
  });

  it('go through their states, and not back', async () => {
    const rice = await newItem(test, buyer());
    const act = async (orderId: string, what: 'placement' | 'closure' | 'cancellation') =>
      (
        await test.call(`POST ${orders}/{purchase_order_id}/${what}`, {
          ...at({ purchase_order_id: orderId }),
          body: {},
        })
      ).error;
    const empty = await draftOrder(test, buyer(), { supplier_id: supplierId });
    expect(await act(empty.id, 'placement')).toBe('invalid_fields');
    expect(await act(empty.id, 'closure')).toBe('wrong_state');
    expect(await act(empty.id, 'cancellation')).toBeUndefined();
    expect(await act(empty.id, 'cancellation')).toBe('wrong_state');
    const order = await ordered([{ variantId: rice.variantId, quantity: 5 }]);
    await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: 1 }]);
    expect(await act(order.id, 'cancellation')).toBe('wrong_state');
  });

  it('are found by number, supplier and reference', async () => {
    const other = await newSupplier(test, buyer(), { name: 'Kilimo Traders' });
    const first = await draftOrder(test, buyer(), { supplier_id: supplierId, reference: 'Quote 88' });
    const second = await draftOrder(test, buyer(), { supplier_id: other.id });
    const list = async (query: Record<string, string>) =>
      (await test.call(`GET ${orders}`, { ...at(), query })).data;
    expect((await list({})).items.map(({ number }) => number)).toEqual([2, 1]);
    expect((await list({ search: 'PO-0001' })).items[0]?.id).toBe(first.id);
    expect((await list({ search: 'kilimo' })).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await list({ search: 'quote' })).items.map(({ id }) => id)).toEqual([first.id]);
    expect((await list({ state: 'open' })).total).toBe(0);
    expect((await list({ state: 'draft', supplier_id: other.id })).total).toBe(1);
  });

  it('refuse what is no count and no amount', async () => {
    const rice = await newItem(test, buyer());
    const tryLine = (line: object) =>
      test.call(`POST ${orders}`, {
        ...at(),
        body: { supplier_id: supplierId, lines: [{ variant_id: rice.variantId, quantity: 1, ...line }] },
      });
    for (const quantity of [-1, 0, 1.5, 1e9, '1e3', Number.NaN]) {
      expect((await tryLine({ quantity })).status, String(quantity)).toBe(400);
    }
    for (const unit_cost of [-1, 1.5, 1e13, '5']) {
      expect((await tryLine({ unit_cost })).status, String(unit_cost)).toBe(400);
    }
    expect((await tryLine({ quantity: 999_999_999, unit_cost: 1e12 })).error).toBe('invalid_fields');
    const order = await ordered([{ variantId: rice.variantId, quantity: 2 }]);
    for (const quantity of [-1, 0, 1.5, 1e9, '1e3', null]) {
      const answer = await receive(order.id, [{ line_id: order.lines[0]?.id, quantity: quantity as number }]);
      expect(answer.status, String(quantity)).toBe(400);
    }
  });

  it('know nothing of another store', async () => {
    const foreign = await newItem(test, buyer());
    const foreignOrder = await ordered([{ variantId: foreign.variantId, quantity: 2 }]);
    const foreignSupplier = supplierId;
    const [shop] = (await test.call('GET /marketplace/v1/stores/{id}/locations', at())).data;
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    supplierId = (await newSupplier(test, buyer())).id;
    const rice = await newItem(test, buyer());
    const post = (body: object) => test.call(`POST ${orders}`, { ...at(), body });
    expect((await post({ supplier_id: foreignSupplier })).error).toBe('not_found');
    expect((await post({ supplier_id: supplierId, location_id: shop?.id })).error).toBe('not_found');
    const lines = [{ variant_id: foreign.variantId, quantity: 1 }];
    expect((await post({ supplier_id: supplierId, lines })).error).toBe('not_found');
    expect(
      (await test.call(`GET ${orders}/{purchase_order_id}`, at({ purchase_order_id: foreignOrder.id })))
        .error,
    ).toBe('not_found');
    const own = await ordered([{ variantId: rice.variantId, quantity: 1 }]);
    const line_id = foreignOrder.lines[0]?.id;
    expect((await receive(own.id, [{ line_id, quantity: 1 }])).error).toBe('not_found');
    expect((await receive(foreignOrder.id, [{ line_id, quantity: 1 }])).error).toBe('not_found');
    const reorder = await test.call('POST /marketplace/v1/stores/{id}/reorders', {
      ...at(),
      body: { lines: [{ variant_id: foreign.variantId, supplier_id: supplierId, quantity: 1 }] },
    });
    expect(reorder.error).toBe('not_found');
    const filtered = await test.call(`GET ${orders}`, { ...at(), query: { supplier_id: foreignSupplier } });
    expect(filtered.data.total).toBe(0);
  });

  it('are drafted and ordered once, however often a command arrives with its key', async () => {
    const rice = await newItem(test, buyer());
    const body = { supplier_id: supplierId, lines: [{ variant_id: rice.variantId, quantity: 2 }] };
    const headers = { 'idempotency-key': randomUUID() };
    const same = Array.from({ length: 6 }, () => test.call(`POST ${orders}`, { ...at(), body, headers }));
    const drafted = await Promise.all(same);
    expect(new Set(drafted.map(({ data }) => data.id)).size).toBe(1);
    const purchase_order_id = drafted[0]?.data.id ?? '';
    const placing = Array.from({ length: 6 }, () =>
      test.call(`POST ${orders}/{purchase_order_id}/placement`, { ...at({ purchase_order_id }), body: {} }),
    );
    const placed = (await Promise.all(placing)).map(({ status, error }) => error ?? status);
    expect(placed.sort()).toEqual([200, ...Array(5).fill('wrong_state')]);
    const list = await test.call(`GET ${orders}`, at());
    expect(list.data).toMatchObject({ total: 1, items: [{ number: 1, state: 'ordered' }] });
    expect(
      (await test.call(`POST ${orders}`, { ...at(), body: { ...body, id: purchase_order_id } })).error,
    ).toBe('id_taken');
  });

  it('refuse fields that they do not have, more lines and longer words than they take', async () => {
    const rice = await newItem(test, buyer());
    const line = { variant_id: rice.variantId, quantity: 1 };
    const wrong = [
      { state: 'received' },
      { number: 7 },
      { lines: [{ ...line, received: 1 }] },
      { lines: [line, line] },
      { lines: Array(purchaseLimits.lines + 1).fill(line) },
      { costs: [{ kind: 'tip', amount: 1 }] },
      { costs: [{ kind: 'freight', amount: -1 }] },
      { costs: Array(purchaseLimits.costs + 1).fill({ kind: 'freight', amount: 1 }) },
      { reference: 'r'.repeat(purchaseLimits.referenceLength + 1) },
      { note: 'n'.repeat(purchaseLimits.noteLength + 1) },
      { expected_on: '2026-02-30' },
      { allocate_by: 'by_mood' },
      { supplier_id: 'nobody' },
    ];
    const drafted = await draftOrder(test, buyer(), { supplier_id: supplierId });
    for (const fields of wrong) {
      const made = await test.call(`POST ${orders}`, {
        ...at(),
        body: { supplier_id: supplierId, ...fields },
      });
      expect(made.status, JSON.stringify(fields).slice(0, 80)).toBe(400);
      const changed = await test.call(`PUT ${orders}/{purchase_order_id}`, {
        ...at({ purchase_order_id: drafted.id }),
        body: { version: drafted.version, ...fields },
      });
      expect(changed.status, JSON.stringify(fields).slice(0, 80)).toBe(400);
    }
    for (const what of ['placement', 'closure', 'cancellation'] as const) {
      const answer = await test.call(`POST ${orders}/{purchase_order_id}/${what}`, {
        ...at({ purchase_order_id: drafted.id }),
        body: { force: true },
      });
      expect(answer.status, what).toBe(400);
    }
    expect((await test.call(`GET ${orders}`, { ...at(), query: { sort: 'number' } })).status).toBe(400);
    expect((await test.call(`GET ${orders}`, at())).data).toMatchObject({
      total: 1,
      items: [{ state: 'draft' }],
    });
  });

  it('keep a variant that they name in the books', async () => {
    const rice = await newItem(test, buyer());
    await draftOrder(test, buyer(), {
      supplier_id: supplierId,
      lines: [{ variant_id: rice.variantId, quantity: 1 }],
    });
    const gone = await test.call(
      'DELETE /marketplace/v1/stores/{id}/products/{product_id}',
      at({ product_id: rice.productId }),
    );
    expect(gone.error).toBe('in_use');
  });
});
