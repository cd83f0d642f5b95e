import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { buyingClient, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
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
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);

/** A price list of the company, with the volume prices of a variant. */
async function listed(variantId: string, breaks: [number, number][], percentOff: string | null = null) {
  const listId = randomUUID();
  await run(
    `insert into app.price_lists (store_id, id, name, percent_off, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
    [two.supplier.storeId, listId, `List ${listId}`, percentOff],
  );
  for (const [minimum, price] of breaks) {
    await run(
      `insert into app.price_list_prices (store_id, price_list_id, variant_id, minimum, unit_price) values ($1, $2, $3, $4, $5)`,
      [two.supplier.storeId, listId, variantId, minimum, price],
    );
  }
  await run(`update app.wholesale_companies set price_list_id = $2 where store_id = $1`, [
    two.supplier.storeId,
    listId,
  ]);
  return listId;
}

const settings = (columns: Record<string, unknown>) =>
  run(
    `insert into app.wholesale_settings (store_id, updated_at, ${Object.keys(columns)})
     values ($1, now(), ${Object.keys(columns).map((_, index) => `$${index + 2}`)})`,
    [two.supplier.storeId, ...Object.values(columns)],
  );

describe('Suppliers', () => {
  it('are those that chose to be found, and those that a store has to do with', async () => {
    const stranger = await newWholesale(app);
    expect((await buying.suppliers()).data.items.map(({ id, relation }) => [id, relation])).toEqual([
      [two.supplier.storeId, 'active'],
    ]);
    await run(
      `insert into app.wholesale_settings (store_id, listed, introduction, updated_at) values ($1, true, 'Tea by the sack', now())`,
      [stranger.supplier.storeId],
    );
    const { items, total } = (await buying.suppliers()).data;
    expect(total).toBe(2);
    expect(items[1]).toMatchObject({
      id: stranger.supplier.storeId,
      relation: 'none',
      introduction: 'Tea by the sack',
    });
    expect((await buying.suppliers('no such store')).data.total).toBe(0);
  });

  it('let in who asked, once, and say what was agreed', async () => {
    const { supplier } = await newWholesale(app);
    await run(`insert into app.wholesale_settings (store_id, listed, updated_at) values ($1, true, now())`, [
      supplier.storeId,
    ]);
    const agreed = two;
    two = { ...two, supplier };
    expect((await buying.supplier()).data).toMatchObject({ relation: 'none', agreement: null });
    const asked = await buying.ask({ company_name: 'Mama Bisi Ltd', email: 'buy@bisi.example' });
    expect(asked).toMatchObject({ message: 'Request sent.', data: { relation: 'pending' } });
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).error).toBe('already_requested');
    expect((await buying.products()).error).toBe('not_a_company');
    await run(
      `update app.wholesale_requests set status = 'declined', reason = 'We sell in Kenya only', decided_at = now() where store_id = $1`,
      [supplier.storeId],
    );
    expect((await buying.supplier()).data).toMatchObject({
      relation: 'declined',
      reason: 'We sell in Kenya only',
    });
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).status).toBe(200);
    two = agreed;
    expect((await buying.ask({ company_name: 'Mama Bisi Ltd' })).error).toBe('already_requested');
    expect((await buying.supplier()).data.agreement).toMatchObject({
      payment_terms: 'net_30',
      minimum: null,
      is_first_order: true,
      credit_limit: null,
      outstanding: 0,
    });
  });

  it('are not found by who they neither chose nor know, nor by their own store', async () => {
    const { supplier } = await newWholesale(app);
    const mine = two;
    two = { ...mine, supplier };
    expect((await buying.supplier()).error).toBe('not_found');
    expect((await buying.ask({ company_name: 'X' })).error).toBe('not_found');
    expect((await buying.products()).error).toBe('not_found');
    two = { ...mine, supplier: mine.buyer };
    expect((await buying.supplier()).error).toBe('not_found');
  });
});

describe('What a company is offered', () => {
  it('stands at the store’s prices without a list, at those of its list with one', async () => {
    const { variantId } = await buying.item({ price: 1000, opening_stock: 20 });
    expect((await buying.products()).data.items[0]).toMatchObject({
      title: 'Rice',
      price: 1000,
      pricing: { on_sales: false, current_price: 1000 },
      breaks: [],
      quantity: 20,
      minimum_quantity: 1,
      variant_combinations: [],
    });
    const listId = await listed(
      variantId,
      [
        [12, 850],
        [48, 800],
      ],
      '10',
    );
    const { items } = (await buying.products()).data;
    expect(items[0]).toMatchObject({
      pricing: { on_sales: false, current_price: 900 },
      breaks: [
        { minimum: 12, unit_price: 850 },
        { minimum: 48, unit_price: 800 },
      ],
    });
    // The list of its group holds where it has none of its own.
    const groupId = randomUUID();
    await run(
      `insert into app.customer_groups (store_id, id, name, created_at, price_list_id) values ($1, $2, 'Shops', now(), $3)`,
      [two.supplier.storeId, groupId, listId],
    );
    await run(`update app.wholesale_companies set price_list_id = null where store_id = $1`, [
      two.supplier.storeId,
    ]);
    await run(`update app.customers set group_id = $2 where store_id = $1`, [two.supplier.storeId, groupId]);
    expect((await buying.products()).data.items[0]?.breaks).toHaveLength(2);
  });

  it('is what the supplier offers everybody, or its group', async () => {
    const rice = await buying.item();
    const tea = await buying.item({}, 'Tea');
    const salt = await buying.item({}, 'Salt');
    const titles = async () => (await buying.products()).data.items.map(({ title }) => title);
    expect(await titles()).toEqual(['Rice', 'Salt', 'Tea']);
    const offer = (productId: string, offered: boolean) =>
      run(
        `insert into app.wholesale_products (store_id, product_id, offered, minimum_quantity, quantity_step) values ($1, $2, $3, 10, 5)`,
        [two.supplier.storeId, productId, offered],
      );
    await offer(rice.productId, false);
    await offer(tea.productId, true);
    const groupId = randomUUID();
    await run(
      `insert into app.customer_groups (store_id, id, name, created_at) values ($1, $2, 'Hotels', now())`,
      [two.supplier.storeId, groupId],
    );
    await offer(salt.productId, true);
    await run(
      `insert into app.wholesale_product_groups (store_id, product_id, group_id) values ($1, $2, $3)`,
      [two.supplier.storeId, salt.productId, groupId],
    );
    expect(await titles()).toEqual(['Tea']);
    await run(`update app.customers set group_id = $2 where store_id = $1`, [two.supplier.storeId, groupId]);
    expect(await titles()).toEqual(['Salt', 'Tea']);
    await settings({ offers: 'chosen' });
    await buying.item({}, 'Beans');
    expect(await titles()).toEqual(['Salt', 'Tea']);
  });

  it('is found by words and by code, and paged', async () => {
    await buying.item({ sku: 'RICE-25' });
    await buying.item({ sku: 'TEA-1' }, 'Tea');
    expect((await buying.products({ search: 'tea' })).data.items.map(({ title }) => title)).toEqual(['Tea']);
    const first = (await buying.products({ limit: '1' })).data;
    expect([first.items.length, first.has_more]).toEqual([1, true]);
    expect((await buying.products({ limit: '1', page: '2' })).data.has_more).toBe(false);
    const found = (await buying.byCode(['tea-1', 'NOPE', ' rice-25 '])).data;
    expect(found.map(({ code, product }) => [code, product?.title])).toEqual([
      ['tea-1', 'Tea'],
      ['NOPE', undefined],
      ['rice-25', 'Rice'],
    ]);
  });
});

describe('An order', () => {
  it('is a sale there and a purchase order here, which agree to the minor unit to the end', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId },
      body: { apply_vat: true, vat_percent: 7.5, prices_include_vat: true },
    });
    const { variantId } = await buying.item({ price: 1000, opening_stock: 100, sku: 'RICE-25' });
    await listed(variantId, [[12, 851]]);
    const lines = [{ variant_id: variantId, quantity: 13 }];
    await buying.keepCart(lines);
    expect((await buying.cart()).data.lines[0]).toMatchObject({ quantity: 13, product: { title: 'Rice' } });
    const subtotal = 13 * 851;
    const total = subtotal + Math.round(subtotal * 0.075);
    const placed = await buying.order({
      lines,
      expected_total: total,
      reference: 'BISI-7',
      note: 'Back door',
    });
    expect(placed).toMatchObject({
      message: 'Order placed.',
      data: {
        state: 'placed',
        payment_type: 'credit',
        total,
        outstanding: total,
        reference: 'BISI-7',
        units: 13,
        fulfilled: 0,
        to_receive: 0,
        lines: [{ title: 'Rice', sku: 'RICE-25', quantity: 13, unit_price: 851, received: 0 }],
      },
    });
    expect((await buying.cart()).data.lines).toEqual([]);
    const { order_id: orderId, purchase_order_id: purchaseOrderId } = placed.data;

    const sale = (await sales.read(orderId)).data;
    expect(sale).toMatchObject({ channel: 'wholesale', total, customer: { id: two.customerId } });
    const order = async () =>
      (
        await app.call('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
          token: two.buyer.token,
          params: { id: two.buyer.storeId, purchase_order_id: purchaseOrderId },
        })
      ).data;
    // The buyer reclaims no VAT, so that it is a cost: the whole comes to what is owed.
    expect(await order()).toMatchObject({
      state: 'ordered',
      reference: placed.data.number,
      items_total: subtotal,
      total,
      lines: [{ product_title: 'Rice', quantity: 13, unit_cost: 851 }],
    });

    await sales.fulfil(orderId, { lines: [{ line_id: sale.lines[0]?.id, quantity: 5 }] });
    expect((await buying.purchase(orderId)).data).toMatchObject({ state: 'part_fulfilled', to_receive: 5 });
    expect((await buying.receive(orderId)).data).toMatchObject({
      to_receive: 0,
      lines: [{ fulfilled: 5, received: 5 }],
    });
    expect((await buying.receive(orderId)).error).toBe('wrong_state');
    expect(await order()).toMatchObject({ state: 'part_received', received: 5 });

    await sales.pay(orderId, { method: 'bank_transfer', amount: 4000 });
    const purchase = (await buying.purchase(orderId)).data;
    expect(purchase).toMatchObject({ paid: 4000, outstanding: total - 4000 });
    const [owed] = (await buying.payables()).data;
    // Test orders owe nothing.
    expect(owed).toBeUndefined();
    await run(`update app.orders set test = false where store_id = $1`, [two.supplier.storeId]);
    expect((await buying.payables()).data).toMatchObject([
      { orders: 1, outstanding: total - 4000, not_due: total - 4000, older: 0 },
    ]);
    expect((await buying.purchases({ unpaid: 'true' })).data).toMatchObject({ total: 1 });
  });

  it('carries over what the buyer knows by its codes, and makes drafts of the rest', async () => {
    const mine = { token: two.buyer.token, params: { id: two.buyer.storeId } };
    const draft = (title: string, variant: object) =>
      app.call('POST /marketplace/v1/stores/{id}/products', {
        ...mine,
        body: { title, variants: [variant] },
      });
    const known = (await draft('My rice', { sku: 'rice-25' })).data;
    const printed = (await draft('My tea', { barcode: '5000112637922' })).data;
    const rice = await buying.item({ price: 100, sku: 'RICE-25' });
    const tea = await buying.item({ price: 100, barcode: '5000112637922' }, 'Tea');
    const salt = await buying.item({ price: 100, sku: 'SALT' }, 'Salt');
    const lines = [rice, tea, salt].map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
    const { data } = await buying.order({ lines, expected_total: 300 });
    const [first, second, third] = data.lines.map(({ variant_id }) => variant_id);
    expect([first, second]).toEqual([known.variants[0]?.id, printed.variants[0]?.id]);
    const made = (
      await app.call('GET /marketplace/v1/stores/{id}/products', { ...mine, query: { search: 'salt' } })
    ).data.items;
    expect(made).toMatchObject([{ title: 'Salt', status: 'draft' }]);
    const variants = (
      await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
        token: two.buyer.token,
        params: { id: two.buyer.storeId, product_id: made[0]?.id ?? '' },
      })
    ).data.variants;
    expect(variants).toMatchObject([{ id: third, sku: 'SALT' }]);
    // The second order knows it.
    const again = await buying.order({ lines, expected_total: 300 });
    expect(again.data.lines[2]?.variant_id).toBe(third);
  });

  it('costs what the cart said, reaches the minimum and keeps to what is offered', async () => {
    const { variantId, productId } = await buying.item({ price: 1000, opening_stock: 500 });
    await run(
      `insert into app.wholesale_products (store_id, product_id, minimum_quantity, quantity_step) values ($1, $2, 10, 5)`,
      [two.supplier.storeId, productId],
    );
    await settings({ minimum_first_order: 20_000, minimum_order: 15_000 });
    const order = (quantity: number, expected_total = quantity * 1000) =>
      buying.order({ lines: [{ variant_id: variantId, quantity }], expected_total });
    expect((await order(5)).error).toBe('quantity_not_offered');
    expect((await order(12)).error).toBe('quantity_not_offered');
    const short = await order(15);
    expect(short.error).toBe('below_order_minimum');
    expect(short.message).toMatch(/Add .*50\.00 more/);
    expect((await order(20, 19_999)).fields).toHaveProperty('expected_total');
    expect((await order(20)).status).toBe(200);
    // The second order has the lower minimum.
    expect((await order(15)).status).toBe(200);
    const twice = { variant_id: variantId, quantity: 20 };
    expect((await buying.order({ lines: [twice, twice], expected_total: 40_000 })).status).toBe(400);
    const unknown = { variant_id: randomUUID(), quantity: 20 };
    expect((await buying.order({ lines: [unknown], expected_total: 20_000 })).fields).toHaveProperty('lines');
    expect((await buying.purchases()).data.total).toBe(2);
  });

  it('bears no VAT for a tax-exempt company, and asks for a deposit', async () => {
    two = await newWholesale(app, {
      terms: { tax_exempt: true, deposit_percent: '30', payment_terms: 'on_delivery' },
    });
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId },
      body: { apply_vat: true, vat_percent: 20, prices_include_vat: false },
    });
    const { variantId } = await buying.item({ price: 999 });
    const placed = await buying.order({
      lines: [{ variant_id: variantId, quantity: 1 }],
      expected_total: 999,
    });
    expect(placed.data).toMatchObject({
      total: 999,
      vat_total: 0,
      deposit: 300,
      payment_type: 'pod',
      due_on: null,
    });
  });

  it('never passes the credit limit, however many are placed at once', async () => {
    two = await newWholesale(app, { credit_limit: 10_000 });
    await run(`update app.stores set mode = 'live' where id = $1`, [two.supplier.storeId]);
    const { variantId } = await buying.item({ price: 1000, track_quantity: false });
    const order = () =>
      buying.order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    const answers = await Promise.all(Array.from({ length: 50 }, order));
    const placed = answers.filter(({ status }) => status === 200).length;
    expect(placed).toBe(10);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'over_credit_limit']));
    expect((await buying.supplier()).data.agreement).toMatchObject({
      credit_limit: 10_000,
      outstanding: 10_000,
    });
    expect((await buying.payables()).data).toMatchObject([{ orders: 10, outstanding: 10_000 }]);
  });

  it('is placed once for one key', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const body = { lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 };
    const headers = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 5 }, () => buying.order(body, headers)));
    expect(new Set(same.map(({ data }) => data.order_id)).size).toBe(1);
    expect((await buying.purchases()).data.total).toBe(1);
  });

  it('leaves nothing on either side where one of them refuses', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    await run(
      `insert into app.suppliers (store_id, id, name, linked_store_id, created_at, archived_at) values ($1, $2, 'Old', $3, now(), now())`,
      [two.buyer.storeId, randomUUID(), two.supplier.storeId],
    );
    const refused = await buying.order({
      lines: [{ variant_id: variantId, quantity: 1 }],
      expected_total: 1000,
    });
    expect(refused.error).toBe('supplier_archived');
    expect((await sales.list()).data.items).toEqual([]);
  });
});

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
    expect((await change({ note: 'Comes on Friday' })).status).toBe(200);
    expect((await app.call('GET /marketplace/v1/stores/{id}/purchase-orders', mine())).data.total).toBe(1);
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

  it('is closed to a company that is paused, and to a supplier that turned wholesale off', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const order = () =>
      buying.order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    expect((await order()).status).toBe(200);
    await run(`update app.wholesale_companies set status = 'paused' where store_id = $1`, [
      two.supplier.storeId,
    ]);
    expect((await order()).error).toBe('not_a_company');
    expect((await buying.supplier()).data).toMatchObject({ relation: 'paused', agreement: null });
    await run(`update app.stores set modules = modules || '{"module_wholesale": "disabled"}' where id = $1`, [
      two.supplier.storeId,
    ]);
    expect((await order()).error).toBe('not_found');
    // What was bought stays to be seen.
    expect((await buying.purchases()).data.total).toBe(1);
  });
});
