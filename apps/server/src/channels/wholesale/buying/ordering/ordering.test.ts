import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import {
  buyingClient,
  goLive,
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
const { run, listed, settings } = supplierTerms(
  () => app,
  () => two,
);

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
        lines: [
          { title: 'Rice', sku: 'RICE-25', quantity: 13, unit_price: 851, amount: 13 * 851, received: 0 },
        ],
      },
    });
    expect((await buying.cart()).data.lines).toEqual([]);
    const { order_id: orderId, purchase_order_id: purchaseOrderId } = placed.data;

    const sale = (await sales.read(orderId)).data;
    expect(sale).toMatchObject({ channel: 'wholesale', total, customer: { id: two.customerId } });
    expect(sale.events.map(({ text }) => text)).toContain('The buyer’s reference: BISI-7');
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
    expect((await buying.payables()).data).toMatchObject([
      { orders: 1, outstanding: total - 4000, not_due: total - 4000, older: 0 },
    ]);
    expect((await buying.purchases({ unpaid: 'true' })).data).toMatchObject({ total: 1 });
    // What was tried in test mode is no debt of a live store.
    await goLive(app, two);
    expect((await buying.payables()).data).toEqual([]);
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

  it('brings the supplier’s pictures into the drafts it makes, as files of the buyer’s own', async () => {
    const red = { width: 12, height: 8, channels: 3, background: '#f00' } as const;
    const picture = await sharp({ create: red }).png().toBuffer();
    const file = new Blob([new Uint8Array(picture)], { type: 'image/png' });
    const shown = (who: Wholesale['buyer'], product_id: string, alt_text: string) =>
      app.call('POST /marketplace/v1/stores/{id}/products/{product_id}/images', {
        ...{ token: who.token, params: { id: who.storeId, product_id }, file, body: { alt_text } },
      });
    const mine = { token: two.buyer.token, params: { id: two.buyer.storeId } };
    const draftOf = async (search: string) => {
      const found = await app.call('GET /marketplace/v1/stores/{id}/products', {
        ...mine,
        query: { search },
      });
      return found.data.items[0]?.id ?? '';
    };
    const imagesOf = async (product_id: string) => {
      const params = { ...mine.params, product_id };
      const route = 'GET /marketplace/v1/stores/{id}/products/{product_id}';
      return (await app.call(route, { ...mine, params })).data.images;
    };
    const items = [await buying.item({ price: 100 }, 'Salt'), await buying.item({ price: 100 }, 'Sugar')];
    for (const { productId } of items)
      for (const side of ['Front', 'Back']) await shown(two.supplier, productId, side);
    const lines = items.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }));
    await buying.order({ lines, expected_total: 200 });
    const [salt, sugar] = [await draftOf('salt'), await draftOf('sugar')];
    await shown(two.buyer, sugar, 'My own');
    await app.mails();
    const carried = await imagesOf(salt);
    expect(carried.map(({ alt_text }) => alt_text)).toEqual(['Front', 'Back']);
    expect(carried[0]?.sizes.large).toContain(`/${two.buyer.storeId}/`);
    expect((await fetch(app.url + carried[0]?.sizes.large)).status).toBe(200);
    expect((await imagesOf(sugar)).map(({ alt_text }) => alt_text)).toEqual(['My own']);
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

  it('is for real on both sides, or on neither', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const order = () =>
      buying.order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    const mode = (storeId: string, to: string) =>
      run('update app.stores set mode = $2 where id = $1', [storeId, to]);
    expect((await buying.supplier()).data.in_test).toBeNull();
    await mode(two.supplier.storeId, 'live');
    expect((await buying.supplier()).data.in_test).toBe('buyer');
    expect(await order()).toMatchObject({
      ...{ status: 409, error: 'modes_differ' },
      message: 'Your store is in test mode. Go live to order from this supplier.',
    });
    await mode(two.supplier.storeId, 'test');
    await mode(two.buyer.storeId, 'live');
    expect((await order()).message).toBe(
      'This supplier is still in test mode. It can take orders once it is live.',
    );
    expect((await sales.list()).data.items).toEqual([]);
    await mode(two.supplier.storeId, 'live');
    expect((await order()).status).toBe(200);
  });

  it('never passes the credit limit, however many are placed at once', async () => {
    two = await newWholesale(app, { credit_limit: 10_000 });
    await goLive(app, two);
    const { variantId } = await buying.item({ price: 1000, track_quantity: false });
    const order = () =>
      buying.order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    const answers = await Promise.all(Array.from({ length: 50 }, order));
    const placed = answers.filter(({ status }) => status === 200).length;
    expect(placed).toBe(10);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'over_credit_limit']));
    expect(answers.find(({ error }) => error)?.message).toMatch(
      /^This order goes over your credit limit of /,
    );
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
