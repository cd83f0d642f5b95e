import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { draftOrder, newItem, newSupplier, place } from '#testing/clients/purchasing-calls.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { sellAtCounter } from '#testing/fixtures/counter-sale.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at());
  shop = data[0]?.id ?? '';
});

const buyer = () => ({ token: owner.token, storeId });
const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: storeId, ...params },
});

const list = async (query: Record<string, string> = {}) => {
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/low-stock', { ...at(), query });
  const counted = await test.call('GET /marketplace/v1/stores/{id}/low-stock/total', { ...at(), query });
  return { items: data.items, total: counted.data.total };
};

const summary = async () => (await test.call('GET /marketplace/v1/stores/{id}/low-stock/summary', at())).data;

const count = (variantId: string, counted: number) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at(),
    body: { lines: [{ variant_id: variantId, location_id: shop, counted }] },
  });

/** So many units go over the counter. */
async function sell(variantId: string, quantity: number): Promise<void> {
  const now = test.services.clock();
  await transaction(test.services.pool, { userId: owner.id, storeId }, (db) =>
    sellAtCounter(db, storeId, 'order:1', [{ variantId, locationId: shop, quantity }], doneBy(owner.id, now)),
  );
}

describe('Low-stock thresholds with a reorder proposal', () => {
  it('list what is low or out, with what to order', async () => {
    const supplier = await newSupplier(test, buyer(), { lead_days: 4 });
    const rice = await newItem(test, buyer(), { opening_stock: 20, low_stock_at: 5 });
    const salt = await newItem(test, buyer(), { opening_stock: 3 }, 'Salt');
    await newItem(test, buyer(), {}, 'Never counted');
    await newItem(test, buyer(), { track_quantity: false, low_stock_at: 5 }, 'Not tracked');
    expect(await summary()).toEqual({ low: 0, out: 0, mails: true });

    await sell(rice.variantId, 16);
    await sell(salt.variantId, 3);
    const order = await draftOrder(test, buyer(), {
      supplier_id: supplier.id,
      lines: [{ variant_id: rice.variantId, quantity: 4, unit_cost: 250 }],
    });
    expect((await list()).items.find(({ product_title }) => product_title === 'Rice')?.incoming).toBe(0);
    await place(test, buyer(), order.id);

    expect(await summary()).toMatchObject({ low: 1, out: 1 });
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ product_title: 'Salt', state: 'out', low_stock_at: null, proposal: 3 });
    expect(items[1]).toMatchObject({
      product_title: 'Rice',
      state: 'low',
      available: 4,
      low_stock_at: 5,
      incoming: 4,
      sold_in_30_days: 16,
      // 5 + 16 wanted, 4 there and 4 on their way.
      proposal: 13,
      supplier: { id: supplier.id, lead_days: 4 },
      last_cost: 250,
    });
    expect((await list({ state: 'out' })).items.map(({ product_title }) => product_title)).toEqual(['Salt']);
    expect((await list({ search: 'ric' })).total).toBe(1);
    expect((await list({ supplier_id: supplier.id })).total).toBe(1);

    test.advance(31 * 24 * 3600);
    owner = { ...owner, token: await freshToken() };
    expect((await list({ search: 'rice' })).items[0]).toMatchObject({ sold_in_30_days: 0, proposal: 0 });
    await count(rice.variantId, 6);
    expect((await list({ search: 'rice' })).total).toBe(0);
  });

  it('forget an archived product and know it again', async () => {
    const rice = await newItem(test, buyer(), { opening_stock: 2, low_stock_at: 5 });
    expect(await summary()).toMatchObject({ low: 1 });
    const status = (status: string, version: number) =>
      test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
        ...at({ product_id: rice.productId }),
        body: { version, status },
      });
    await status('archived', 1);
    expect(await summary()).toMatchObject({ low: 0 });
    await status('active', 2);
    expect(await summary()).toMatchObject({ low: 1 });
  });

  it('draft one order for each supplier, all or none', async () => {
    const [first, second] = [await newSupplier(test, buyer()), await newSupplier(test, buyer())];
    const rice = await newItem(test, buyer());
    const salt = await newItem(test, buyer(), {}, 'Salt');
    const lines = [
      { variant_id: rice.variantId, supplier_id: first.id, quantity: 2 },
      { variant_id: salt.variantId, supplier_id: second.id, quantity: 3 },
      { variant_id: salt.variantId, supplier_id: first.id, quantity: 1 },
    ];
    const reorder = (body: object) =>
      test.call('POST /marketplace/v1/stores/{id}/reorders', { ...at(), body });
    const made = await reorder({ lines });
    expect(made.data.map(({ number, supplier, line_count }) => [number, supplier.name, line_count])).toEqual(
      expect.arrayContaining([
        [expect.any(Number), first.name, 2],
        [expect.any(Number), second.name, 1],
      ]),
    );
    await test.call('PUT /marketplace/v1/stores/{id}/suppliers/{supplier_id}', {
      ...at({ supplier_id: second.id }),
      body: { archived: true },
    });
    expect((await reorder({ lines })).error).toBe('supplier_archived');
    const orders = await test.call('GET /marketplace/v1/stores/{id}/purchase-orders', at());
    expect(orders.data.total).toBe(2);
  });

  it('find goods by words and by the codes of a pasted list', async () => {
    const rice = await newItem(test, buyer(), { sku: 'RICE-1' });
    const search = await test.call('GET /marketplace/v1/stores/{id}/purchasable-items', {
      ...at(),
      query: { search: 'ric' },
    });
    expect(search.data.map(({ variant_id }) => variant_id)).toEqual([rice.variantId]);
    const pasted = await test.call('POST /marketplace/v1/stores/{id}/purchasable-items/by-code', {
      ...at(),
      body: { codes: ['rice-1', rice.barcode, 'nothing'] },
    });
    expect(pasted.data.map(({ code, variant_id }) => [code, variant_id]).sort()).toEqual(
      [
        ['rice-1', rice.variantId],
        [rice.barcode, rice.variantId],
      ].sort(),
    );
  });
});

/** Sessions of tests end while the clock is turned. */
async function freshToken(): Promise<string> {
  const { token } = await test.call('POST /accounts/api/v1/auth/users/login', {
    body: { app_id: 'sokoni', email: owner.email, password: owner.password },
  });
  return token ?? '';
}

describe('The mail about low stock', () => {
  const isLowStock = ({ subject }: { subject: string }) => / low on stock at /.test(subject);
  const tell = () =>
    transaction(test.services.pool, { userId: null, storeId: null }, (db) =>
      enqueue(db, 'notify_low_stock', {}),
    );

  async function mailsTo(email: string) {
    await tell();
    await test.mails();
    return (await test.mails()).filter((mail) => mail.to === email && isLowStock(mail));
  }

  /** To the next day, nine in the morning of the store. */
  async function nextMorning(): Promise<void> {
    const now = test.services.clock();
    const nine = new Date(now);
    nine.setUTCHours(9, 0, 0, 0);
    test.advance((nine.getTime() - now.getTime()) / 1000 + 24 * 3600);
    owner = { ...owner, token: await freshToken() };
  }

  it('comes once a day, names each variant once for each time it runs low, and no money', async () => {
    await nextMorning();
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const seller = await test.staffMember(owner.token, storeId, 'associate');
    expect(await mailsTo(owner.email)).toEqual([]);
    const rice = await newItem(test, buyer(), { opening_stock: 2, low_stock_at: 5, price: 98765 });
    const [mail] = await mailsTo(owner.email);
    expect(mail?.subject).toBe('1 item is low on stock at Duka la Amina');
    expect(mail?.text).toContain('Rice: 2 left');
    expect(mail?.text).toContain('/inventory/reorder');
    expect(mail?.text).not.toMatch(/98765|987\.65/);
    expect(await mailsTo(officer.email)).toHaveLength(1);
    expect(await mailsTo(seller.email)).toEqual([]);

    const salt = await newItem(test, buyer(), { opening_stock: 1, low_stock_at: 1 }, 'Salt');
    expect(await mailsTo(owner.email)).toHaveLength(1);
    await nextMorning();
    await test.call('PUT /marketplace/v1/stores/{id}/low-stock/mails', { ...at(), body: { mails: false } });
    const told = await mailsTo(officer.email);
    expect(told).toHaveLength(2);
    expect(told[0]?.text).toContain('Salt: 1 left');
    expect(told[0]?.text).not.toContain('Rice');
    expect(await mailsTo(owner.email)).toHaveLength(1);

    await nextMorning();
    expect(await mailsTo(officer.email)).toHaveLength(2);
    await count(rice.variantId, 50);
    await count(rice.variantId, 4);
    await count(salt.variantId, 0);
    const again = await mailsTo(officer.email);
    expect(again).toHaveLength(3);
    expect(again[0]?.text).toContain('Salt: out of stock\nRice: 4 left');
  });
});
