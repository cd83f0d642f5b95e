import { randomUUID } from 'node:crypto';
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

const company = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}' as const;
const at = (token = two.supplier.token) => ({
  token,
  params: { id: two.supplier.storeId, customer_id: two.customerId },
});
const agreement = () => app.call(`GET ${company}/agreement`, at());
const offered = (query = {}) => app.call(`GET ${company}/products`, { ...at(), query });
const order = (body: object, headers: Record<string, string> = {}, token = two.supplier.token) =>
  app.call(`POST ${company}/orders`, { ...at(token), body, headers });

describe('An order that the staff places for a company', () => {
  it('has nothing that is offered to other groups alone, as the company sees it', async () => {
    const group = async (name: string) =>
      (
        await app.call('POST /marketplace/v1/stores/{id}/customer-groups', {
          token: two.supplier.token,
          params: { id: two.supplier.storeId },
          body: { name },
        })
      ).data.id;
    const [hotels, schools] = [await group('Hotels'), await group('Schools')];
    const { variantId, productId } = await buying.item({ price: 1000 });
    await app.call('PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId, product_id: productId },
      body: {
        offered: true,
        minimum_quantity: 1,
        quantity_step: 1,
        case_quantity: null,
        group_ids: [hotels],
      },
    });
    const belongsTo = (group_id: string) =>
      run('update app.customers set group_id = $2 where id = $1', [two.customerId, group_id]);
    const placed = () => order({ lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 });
    await belongsTo(schools);
    expect((await offered()).data.items).toEqual([]);
    expect((await buying.products()).data.items).toEqual([]);
    expect((await placed()).fields).toHaveProperty('lines');
    await belongsTo(hotels);
    expect((await offered()).data.items).toHaveLength(1);
    expect((await buying.products()).data.items).toHaveLength(1);
    expect((await placed()).status).toBe(200);
  });

  it('is found by category, with those below it', async () => {
    const category = async (name: string, parent_id: string | null = null) =>
      (
        await app.call('POST /marketplace/v1/stores/{id}/categories', {
          token: two.supplier.token,
          params: { id: two.supplier.storeId },
          body: { name, parent_id },
        })
      ).data.id;
    const food = await category('Food');
    const [grains, soap] = [await category('Grains', food), await category('Soap')];
    const { productId } = await buying.item({ price: 1000 });
    await run('update app.products set category_id = $2 where id = $1', [productId, grains]);
    const found = async (category_id: string) =>
      (await offered({ category_id })).data.items.map(({ id }: { id: string }) => id);
    expect(await found(food)).toEqual([productId]);
    expect(await found(soap)).toEqual([]);
  });

  it('finds variants as the company is offered them now, and says which it is no longer', async () => {
    const { variantId, productId } = await buying.item({ price: 1000 });
    await listed(variantId, [[12, 850]], '10');
    const unknown = randomUUID();
    const found = async () =>
      (
        await app.call(`POST ${company}/products/by-variant`, {
          ...at(),
          body: { variant_ids: [variantId.toUpperCase(), unknown] },
        })
      ).data;
    expect(await found()).toMatchObject([
      { variant_id: variantId, product: { id: productId, pricing: { current_price: 900 } } },
      { variant_id: unknown, product: null },
    ]);
    await run(`update app.products set status = 'draft' where id = $1`, [productId]);
    expect(await found()).toMatchObject([{ product: null }, { product: null }]);
  });

  it('is at its prices and terms, and a purchase order in its store, as if it had ordered itself', async () => {
    const { variantId } = await buying.item({ price: 1000, sku: 'RICE-25' });
    await listed(variantId, [[12, 850]], '10');
    expect((await offered()).data.items).toMatchObject([
      { title: 'Rice', pricing: { current_price: 900 }, breaks: [{ minimum: 12, unit_price: 850 }] },
    ]);
    expect((await agreement()).data).toMatchObject({ payment_terms: 'net_30', is_first_order: true });
    const placed = await order({
      lines: [{ variant_id: variantId, quantity: 12 }],
      expected_total: 10_200,
      reference: 'BY-PHONE',
      note: 'Ring twice',
    });
    expect(placed).toMatchObject({ status: 200, message: 'Order placed' });
    const { order_id, number } = placed.data;
    const sale = (await sales.read(order_id)).data;
    expect(sale).toMatchObject({
      ...{ number, channel: 'wholesale', total: 10_200, payment_type: 'credit', note: 'Ring twice' },
      ...{ customer: { id: two.customerId }, sold_by: 'Amina Bello', created_by: 'Amina Bello' },
    });
    expect(sale.events.find(({ kind }) => kind === 'placed')).toMatchObject({
      ...{ by: 'Amina Bello', by_agent: true, units: 12 },
    });
    expect(sale.events.map(({ text }) => text)).toContain('The buyer’s reference: BY-PHONE');
    const purchase = (await buying.purchase(order_id)).data;
    expect(purchase).toMatchObject({
      total: 10_200,
      reference: 'BY-PHONE',
      lines: [{ quantity: 12, unit_price: 850 }],
    });
    const { data: bought } = await app.call(
      'GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}',
      {
        token: two.buyer.token,
        params: { id: two.buyer.storeId, purchase_order_id: purchase.purchase_order_id },
      },
    );
    expect(bought).toMatchObject({
      state: 'ordered',
      reference: number,
      lines: [{ quantity: 12, unit_cost: 850 }],
    });
    // It follows the sale from then on.
    await sales.fulfil(order_id, { lines: [{ line_id: sale.lines[0]?.id, quantity: 5 }] });
    expect((await buying.receive(order_id)).data.lines).toMatchObject([{ received: 5 }]);
    const [kept] = await run(
      `select placed.placed_by = (select created_by from app.stores where id = $1) as is_agent
       from app.wholesale_orders placed where placed.store_id = $1`,
      [two.supplier.storeId],
    );
    expect(kept).toEqual({ is_agent: true });
  });

  it('of a company without a store has no other side, and goes to the address that was chosen', async () => {
    await run('update app.wholesale_companies set buyer_store_id = null where store_id = $1', [
      two.supplier.storeId,
    ]);
    const { variantId } = await buying.item({ price: 1000 });
    const customer = await app.call('PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
      ...at(),
      body: { version: 1, addresses: [{ line1: 'Moi Avenue 12', label: 'Shop' }, { line1: 'Ngong Road 3' }] },
    });
    const [, second] = customer.data.addresses;
    const lines = [{ variant_id: variantId, quantity: 1 }];
    const placed = await order({ lines, expected_total: 1000, address_id: second?.id });
    expect((await sales.read(placed.data.order_id)).data.delivery).toMatchObject({
      title: '',
      line1: 'Ngong Road 3',
      recipient: customer.data.name,
    });
    expect((await buying.purchases()).data.total).toBe(0);
    const unknown = await order({ lines, expected_total: 1000, address_id: randomUUID() });
    expect(unknown).toMatchObject({ status: 404, error: 'not_found' });
  });

  it('is below the minimum only knowingly, and never beyond the credit limit or off the quantities of a product', async () => {
    const { variantId, productId } = await buying.item({ price: 1000 });
    await run(
      'insert into app.wholesale_products (store_id, product_id, minimum_quantity, quantity_step) values ($1, $2, 4, 2)',
      [two.supplier.storeId, productId],
    );
    await settings({ minimum_order: 20_000 });
    const draft = (quantity: number) => ({
      lines: [{ variant_id: variantId, quantity }],
      expected_total: quantity * 1000,
    });
    expect((await order(draft(4))).error).toBe('below_order_minimum');
    expect((await order({ ...draft(5), below_minimum: true })).error).toBe('quantity_not_offered');
    await run('update app.orders set test = false where store_id = $1', [two.supplier.storeId]);
    expect((await order({ ...draft(4), below_minimum: true })).status).toBe(200);
    await run('update app.customers set credit_limit = 3000 where store_id = $1', [two.supplier.storeId]);
    await goLive(app, two);
    expect((await order({ ...draft(4), below_minimum: true })).error).toBe('over_credit_limit');
    expect((await order({ ...draft(4), expected_total: 1, below_minimum: true })).fields).toHaveProperty(
      'expected_total',
    );
  });

  it('is placed once, however often it is sent at once', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const body = { id: randomUUID(), lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 };
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([order(body, key), order(body, key), order(body)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    expect((await buying.purchases()).data.total).toBe(1);
    expect((await sales.list()).data.items).toHaveLength(1);
  });

  it('is the work of who manages wholesale, in their own store, for a company that may buy', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const body = { lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 };
    const associate = await app.staffMember(two.supplier.token, two.supplier.storeId, 'associate');
    expect((await order(body, {}, associate.token)).error).toBe('not_allowed');
    expect((await order({ ...body, buyer_store_id: two.buyer.storeId })).error).toBe('invalid_fields');
    const third = await newWholesale(app);
    const foreign = await app.call(`POST ${company}/orders`, {
      token: third.supplier.token,
      params: { id: third.supplier.storeId, customer_id: two.customerId },
      body,
    });
    expect(foreign).toMatchObject({ status: 404, error: 'not_found' });
    const theirs = await app.call(`POST ${company}/orders`, {
      token: third.supplier.token,
      params: { id: third.supplier.storeId, customer_id: third.customerId },
      body,
    });
    expect(theirs.fields).toHaveProperty('lines');
    await run(`update app.wholesale_companies set status = 'paused' where store_id = $1`, [
      two.supplier.storeId,
    ]);
    expect(await order(body)).toMatchObject({
      error: 'not_a_company',
      message: expect.stringContaining('paused'),
    });
    expect((await offered()).error).toBe('not_a_company');
    expect((await buying.purchases()).data.total).toBe(0);
  });

  it('leaves nothing where the buyer’s side refuses it', async () => {
    const { variantId } = await buying.item({ price: 1000 });
    const body = { lines: [{ variant_id: variantId, quantity: 1 }], expected_total: 1000 };
    await order(body);
    await run('update app.suppliers set archived_at = now() where store_id = $1', [two.buyer.storeId]);
    expect((await order(body)).error).toBe('supplier_archived');
    expect((await sales.list()).data.items).toHaveLength(1);
  });
});
