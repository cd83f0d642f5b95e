import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import {
  buyingClient,
  newWholesale,
  supplierTerms,
  type Wholesale,
} from '#testing/clients/wholesale-client.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let two: Wholesale;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  two = await newWholesale(app);
});

const buying = buyingClient(
  () => app,
  () => two,
);
const sales = orderClient(
  () => app,
  () => two.supplier,
);
const { run } = supplierTerms(
  () => app,
  () => two,
);

describe('One agreement', () => {
  const mine = () => ({ token: two.buyer.token, params: { id: two.buyer.storeId } });
  const orders = '/marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}' as const;
  const ofOrder = (purchase_order_id: string) => ({
    token: two.buyer.token,
    params: { id: two.buyer.storeId, purchase_order_id },
  });
  const place = async (expected_total = 10_000) => {
    const { variantId } = await buying.item({ price: 1000 });
    const lines = [{ variant_id: variantId, quantity: 10 }];
    return (await buying.order({ lines, expected_total })).data;
  };

  it('follows what the supplier changes: quantities, prices, lines, VAT', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId },
      body: { apply_vat: true, vat_percent: 10 },
    });
    const placed = await place(11_000);
    const tea = await buying.item({ price: 300, sku: 'TEA' }, 'Tea');
    const sale = (await sales.read(placed.order_id)).data;
    const [line] = sale.lines;
    await sales.fulfil(placed.order_id, { lines: [{ line_id: line?.id, quantity: 4 }] });
    await buying.receive(placed.order_id);
    const { version } = (await sales.read(placed.order_id)).data;
    const changed = await sales.change(placed.order_id, {
      version,
      lines: [
        { id: line?.id, quantity: 6, unit_price: 950 },
        { variant_id: tea.variantId, quantity: 3 },
      ],
    });
    expect(changed.status).toBe(200);
    const order = (await app.call(`GET ${orders}`, ofOrder(placed.purchase_order_id))).data;
    expect(order).toMatchObject({ state: 'part_received', received: 4, items_total: 6600 });
    expect(
      order.lines.map(({ product_title, quantity, unit_cost }) => [product_title, quantity, unit_cost]),
    ).toEqual([
      ['Rice', 6, 950],
      ['Tea', 3, 300],
    ]);
    const purchase = (await buying.purchase(placed.order_id)).data;
    expect([purchase.total, order.total]).toEqual([7260, 7260]);
    expect(purchase.lines[1]).toMatchObject({ title: 'Tea', variant_id: order.lines[1]?.variant_id });
    // Nothing more is sent: what is still expected here is what was sent there.
    const cancelled = await sales.cancel(placed.order_id, {});
    expect(cancelled.data.state).toBe('fulfilled');
    const ended = (await app.call(`GET ${orders}`, ofOrder(placed.purchase_order_id))).data;
    expect(ended).toMatchObject({ state: 'received', quantity: 4, received: 4 });
  });

  it('costs the same on both sides, to the minor unit, whatever the supplier takes off or adds', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId },
      body: { apply_vat: true, vat_percent: 7.5 },
    });
    const placed = await place(10_750);
    const tea = await buying.item({ price: 333, sku: 'TEA' }, 'Tea');
    const [line] = (await sales.read(placed.order_id)).data.lines;
    const rice = { id: line?.id, quantity: 10, unit_price: 1000 };
    const edits: object[] = [
      { lines: [{ ...rice, discount: 37 }] },
      { discount_percent: '3.3' },
      { discount_percent: null, discount_amount: 1001 },
      { shipping: 4567 },
      {
        lines: [
          { ...rice, quantity: 7 },
          { variant_id: tea.variantId, quantity: 11, discount: 5 },
        ],
      },
      { shipping: 0, discount_amount: null },
      { lines: [rice, { title: 'Pallet', quantity: 3, unit_price: 777 }] },
    ];
    const agreed = async () => {
      const purchase = (await buying.purchase(placed.order_id)).data;
      const order = (await app.call(`GET ${orders}`, ofOrder(placed.purchase_order_id))).data;
      return { sale: purchase.total, bought: order.total, costs: order.costs };
    };
    for (const edit of edits) {
      const { version } = (await sales.read(placed.order_id)).data;
      const changed = await sales.change(placed.order_id, { version, ...edit });
      expect([changed.status, changed.message]).toEqual([200, changed.message]);
      const { sale, bought } = await agreed();
      expect([edit, sale]).toEqual([edit, changed.data.total]);
      expect([edit, bought]).toEqual([edit, sale]);
    }
    expect((await agreed()).costs).toMatchObject([
      { kind: 'other', label: 'VAT' },
      { kind: 'other', label: 'Other items and rounding', amount: 2331 },
    ]);
    // The delivery is added when all has come: bills come late.
    await sales.fulfil(placed.order_id, { lines: [{ line_id: line?.id, quantity: 10 }] });
    await buying.receive(placed.order_id);
    const { version } = (await sales.read(placed.order_id)).data;
    const late = await sales.change(placed.order_id, { version, shipping: 1500 });
    expect(late.status).toBe(200);
    const { sale, bought, costs } = await agreed();
    expect(bought).toBe(sale);
    expect(costs).toContainEqual(
      expect.objectContaining({ kind: 'freight', label: 'Delivery by the supplier', amount: 1500 }),
    );
  });

  it('is cancelled on both sides by either, while nothing was sent', async () => {
    const first = await place();
    await sales.cancel(first.order_id, { reason: 'Out of season' });
    expect((await app.call(`GET ${orders}`, ofOrder(first.purchase_order_id))).data.state).toBe('cancelled');
    const second = await place();
    const cancelled = await app.call(`POST ${orders}/cancellation`, {
      ...ofOrder(second.purchase_order_id),
      body: {},
    });
    expect(cancelled.data.state).toBe('cancelled');
    expect((await sales.read(second.order_id)).data.state).toBe('cancelled');
    const third = await place();
    const [line] = third.lines;
    await sales.fulfil(third.order_id, { lines: [{ line_id: line?.id, quantity: 1 }] });
    const refused = await app.call(`POST ${orders}/cancellation`, {
      ...ofOrder(third.purchase_order_id),
      body: {},
    });
    expect(refused.error).toBe('wrong_state');
    expect((await app.call(`GET ${orders}`, ofOrder(third.purchase_order_id))).data.state).toBe('ordered');
  });

  it('says what came back, and what the supplier is to refund', async () => {
    const placed = await place();
    const line_id = placed.lines[0]?.id;
    await sales.pay(placed.order_id, { method: 'bank_transfer', amount: 10_000 });
    await sales.fulfil(placed.order_id, { lines: [{ line_id, quantity: 10 }] });
    await sales.takeBack(placed.order_id, { lines: [{ line_id, quantity: 3, restocked: true }] });
    const sums = { ordered_total: 10_000, returned_total: 3000, total: 7000 };
    const before = (await buying.purchase(placed.order_id)).data;
    expect(before).toMatchObject({ ...sums, paid: 10_000, refunded: 0, outstanding: -3000 });
    expect((await buying.payables()).data).toMatchObject([
      {
        supplier: { id: two.supplier.storeId },
        orders: 0,
        outstanding: 0,
        next_due_on: null,
        refund_due: 3000,
      },
    ]);
    await place();
    expect((await buying.payables()).data).toMatchObject([
      { orders: 1, outstanding: 10_000, not_due: 10_000, refund_due: 3000 },
    ]);
    await sales.refund(placed.order_id, { method: 'bank_transfer', amount: 3000 });
    const after = (await buying.purchase(placed.order_id)).data;
    expect(after).toMatchObject({ ...sums, paid: 7000, refunded: 3000, outstanding: 0 });
    expect((await buying.payables()).data).toMatchObject([{ orders: 1, refund_due: 0 }]);
  });

  it('is not rewritten by the buyer alone', async () => {
    const placed = await place();
    const { version, lines } = (await app.call(`GET ${orders}`, ofOrder(placed.purchase_order_id))).data;
    const change = (body: object) =>
      app.call(`PUT ${orders}`, { ...ofOrder(placed.purchase_order_id), body: { version, ...body } });
    const [line] = lines;
    const fewer = [{ variant_id: line?.variant_id, quantity: 1 }];
    expect((await change({ lines: fewer })).message).toBe(
      'This order is agreed with the supplier. Ask them to change it.',
    );
    const dearer = [{ variant_id: line?.variant_id, quantity: 10, unit_cost: 1001 }];
    expect((await change({ lines: dearer })).error).toBe('wrong_state');
    expect((await change({ note: 'Comes on Friday' })).status).toBe(200);
    expect((await app.call('GET /marketplace/v1/stores/{id}/purchase-orders', mine())).data.total).toBe(1);
  });

  it('leaves the costs to the buyer where the supplier sells in another currency', async () => {
    two = await newWholesale(app, { supplier: { currency_code: 'USD' }, buyer: { currency_code: 'KES' } });
    const placed = await place();
    const read = async () => (await app.call(`GET ${orders}`, ofOrder(placed.purchase_order_id))).data;
    const change = async (body: object) => {
      const { version } = await read();
      return app.call(`PUT ${orders}`, {
        ...ofOrder(placed.purchase_order_id),
        body: { version, ...body },
      });
    };
    const { lines, supplier } = await read();
    const [line] = lines;
    expect(line?.unit_cost).toBeNull();
    const same = {
      variant_id: line?.variant_id,
      quantity: 10,
      supplier_sku: line?.supplier_sku,
      unit_cost: 129_500,
    };
    const priced = await change({ supplier_id: supplier.id, lines: [same] });
    expect([priced.status, priced.data.lines[0]?.unit_cost]).toEqual([200, 129_500]);
    const refusals = [
      await change({ lines: [{ ...same, quantity: 9 }] }),
      await change({ lines: [{ ...same, supplier_sku: 'OTHER' }] }),
      await change({ lines: [] }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual(['wrong_state', 'wrong_state', 'wrong_state']);
    // What the supplier changes later takes none of them away.
    const sale = (await sales.read(placed.order_id)).data;
    const fewer = [{ id: sale.lines[0]?.id, quantity: 8, unit_price: 1000 }];
    await sales.change(placed.order_id, { version: sale.version, lines: fewer });
    expect((await read()).lines).toMatchObject([{ quantity: 8, unit_cost: 129_500 }]);
  });
});

describe('The other side', () => {
  it('is never shown: neither the orders of another buyer nor what the supplier keeps to itself', async () => {
    const { variantId } = await buying.item({ price: 1000, cost: 98_765 });
    const placed = await buying.order({
      lines: [{ variant_id: variantId, quantity: 1 }],
      expected_total: 1000,
    });
    const mine = two;
    const other = await newWholesale(app);
    two = { ...other, supplier: mine.supplier };
    expect((await buying.purchase(placed.data.order_id)).error).toBe('not_found');
    expect((await buying.receive(placed.data.order_id)).error).toBe('not_found');
    expect((await buying.purchases()).data.total).toBe(0);
    expect((await buying.payables()).data).toEqual([]);
    expect((await buying.products()).error).toBe('not_found');
    two = mine;
    const seen = JSON.stringify([
      (await buying.purchase(placed.data.order_id)).data,
      (await buying.products()).data,
      (await buying.supplier()).data,
    ]);
    expect(seen).not.toContain('98765');
    // The supplier reads nothing of the buyer's purchase order.
    const asked = await app.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId, purchase_order_id: placed.data.purchase_order_id },
    });
    expect(asked.error).toBe('not_found');
  });

  it('is closed to a company that is paused, and to a supplier that closed its store or turned wholesale off', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const order = () =>
      buying.order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    expect((await order()).status).toBe(200);
    await run(`update app.wholesale_companies set status = 'paused' where store_id = $1`, [
      two.supplier.storeId,
    ]);
    expect((await order()).error).toBe('not_a_company');
    expect((await buying.supplier()).data).toMatchObject({ relation: 'paused', agreement: null });
    await run(`update app.wholesale_companies set status = 'active' where store_id = $1`, [
      two.supplier.storeId,
    ]);
    await run(`update app.stores set closed_at = now() where id = $1`, [two.supplier.storeId]);
    expect((await order()).error).toBe('not_found');
    expect((await buying.products()).error).toBe('not_found');
    await run(
      `update app.stores set closed_at = null, modules = modules || '{"module_wholesale": "disabled"}' where id = $1`,
      [two.supplier.storeId],
    );
    expect((await order()).error).toBe('not_found');
    expect((await buying.products()).error).toBe('not_found');
    // What was bought stays to be seen.
    expect((await buying.purchases()).data.total).toBe(1);
  });
});
