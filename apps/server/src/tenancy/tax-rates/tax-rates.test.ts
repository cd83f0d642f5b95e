import { taxRateLimits } from '@sokoni/rules/stores/tax-rate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
let someone: Seller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { token } = await app.verifiedUser();
  const { id } = await app.newStore(token, { module_inventory: 'active', currency_code: 'KES' });
  await query(
    app.database.superUrl,
    `update app.stores set mode = 'live', apply_vat = true, vat_percent = 20, timezone = 'UTC' where id = $1`,
    [id],
  );
  owner = { token, storeId: id };
  someone = owner;
});

const at = () => ({ token: someone.token, params: { id: someone.storeId } });
const list = async () => (await app.call('GET /marketplace/v1/stores/{id}/tax-rates', at())).data;
const add = (name: string, percent: string, more: object = {}) =>
  app.call('POST /marketplace/v1/stores/{id}/tax-rates', { ...at(), body: { name, percent, ...more } });
const change = (rate_id: string, body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/tax-rates/{rate_id}', {
    token: someone.token,
    params: { id: someone.storeId, rate_id },
    body,
  });
const category = async (name: string, more: object = {}) =>
  app.call('POST /marketplace/v1/stores/{id}/categories', { ...at(), body: { name, ...more } });
const orders = orderClient(
  () => app,
  () => someone,
);
const reports = reportClient(
  () => app,
  () => someone,
);

/** An item in a category, with a rate of its own or none. */
async function anItem(title: string, categoryId: string | null, taxPercent: string | null = null) {
  const made = await newItem(app, owner, { price: 1000, track_quantity: false }, title);
  await query(
    app.database.superUrl,
    'update app.products set category_id = $2, tax_percent = $3 where id = $1',
    [made.productId, categoryId, taxPercent],
  );
  return made.variantId;
}

describe('Tax rates', () => {
  it('are added, renamed, archived and restored, and stand with the highest first', async () => {
    const reduced = await add('Reduced', '5.000');
    expect(reduced.data).toMatchObject({ name: 'Reduced', percent: '5', archived: false });
    await add('Zero-rated', '0');
    expect((await list()).map(({ name, percent }) => [name, percent])).toEqual([
      ['Reduced', '5'],
      ['Zero-rated', '0'],
    ]);
    const renamed = await change(reduced.data.id, { name: 'Lower', archived: true });
    expect(renamed.data).toEqual({ ...reduced.data, name: 'Lower', archived: true });
    expect((await change(reduced.data.id, { archived: false })).data.archived).toBe(false);
  });

  it('never share a name or a percentage, are real percentages, and keep theirs', async () => {
    const { data } = await add('Reduced', '5');
    const other = await add('Zero-rated', '0');
    for (const [answer, field] of [
      [await add('reduced', '6'), 'name'],
      [await add('Second', '5.0'), 'percent'],
      [await add(' ', '7'), 'name'],
      [await add('x'.repeat(taxRateLimits.nameLength + 1), '7'), 'name'],
      [await add('Odd', '101'), 'percent'],
      [await add('Odd', '1.2345'), 'percent'],
      [await add('Odd', 'five'), 'percent'],
      [await change(other.data.id, { name: 'REDUCED' }), 'name'],
    ] as const)
      expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['invalid_fields', [field]]);
    expect((await change(data.id, { percent: '6' })).status).toBe(400);
    expect((await add('More', '7', { archived: true })).status).toBe(400);
    const both = await Promise.all([add('Third', '3'), add('Third', '4')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it('are changed by who changes the VAT of the store, and are its own', async () => {
    const { data } = await add('Reduced', '5');
    for (const [role, status] of [
      ['manager', 200],
      ['supervisor', 403],
      ['inventory_officer', 403],
    ] as const) {
      const { token } = await app.staffMember(owner.token, owner.storeId, role);
      someone = { token, storeId: owner.storeId };
      expect((await change(data.id, { name: 'Lower' })).status, role).toBe(status);
      expect((await add(role, role === 'manager' ? '6' : '7')).status, role).toBe(status);
      expect((await list()).length, role).toBe(2);
    }
    // A category is made by an officer, but what it is charged at is not theirs to set.
    expect((await category('Books', { tax_percent: '5' })).error).toBe('not_allowed');
    expect((await category('Books')).status).toBe(200);
    const { token } = await app.verifiedUser();
    someone = { token, storeId: (await app.newStore(token)).id };
    expect(await list()).toEqual([]);
    expect((await change(data.id, { name: 'Mine' })).status).toBe(404);
  });

  it('hold for a product, else for its category or the nearest one above, else the store’s holds', async () => {
    const food = (await category('Food', { tax_percent: '5' })).data;
    expect(food.tax_percent).toBe('5');
    const fruit = (await category('Fruit', { parent_id: food.id })).data;
    const sweets = (await category('Sweets', { parent_id: food.id, tax_percent: '20' })).data;
    const variants = [
      await anItem('Book', null),
      await anItem('Mango', fruit.id),
      await anItem('Cake', sweets.id),
      await anItem('Milk', sweets.id, '0'),
    ];
    const lines = variants.map((variant_id) => ({ variant_id, quantity: 1 }));
    const sell = async () =>
      (await orders.make({ lines, settlement: { payment_type: 'pod', payments: [] } })).data;
    const rates = (order: Awaited<ReturnType<typeof sell>>) =>
      order.lines.map(({ tax_percent }) => tax_percent);
    const before = await sell();
    expect(rates(before)).toEqual(['20', '5', '20', '0']);
    const answer = await app.call('PUT /marketplace/v1/stores/{id}/categories/{category_id}', {
      token: owner.token,
      params: { id: owner.storeId, category_id: food.id },
      body: { tax_percent: null },
    });
    expect(answer.data.tax_percent).toBeNull();
    expect(rates(await sell())).toEqual(['20', '20', '20', '0']);
    // A placed order stays what it was placed at.
    expect(rates((await orders.read(before.id)).data)).toEqual(['20', '5', '20', '0']);
  });

  it('name what was sold at them in the VAT report and its file, archived ones too', async () => {
    const { data } = await add('=Reduced', '5');
    const variant_id = await anItem('Book', null, '5');
    await orders.make({
      lines: [
        { variant_id, quantity: 1 },
        { title: 'Visit', unit_price: 500, quantity: 1 },
      ],
      settlement: { payment_type: 'pod', payments: [] },
    });
    await change(data.id, { archived: true });
    const today = app.services.clock().toISOString().slice(0, 10);
    const { data: vat } = await reports.vat({ from: today, to: today });
    expect(vat.rows).toMatchObject([
      { vat_percent: '20', name: null, net_sales: 500, vat: 100 },
      { vat_percent: '5', name: '=Reduced', net_sales: 1000, vat: 50 },
    ]);
    const file = await reports.file({ report: 'vat', from: today, to: today });
    expect(file[2]).toBe("5,'=Reduced,10.00,0.50,0.00,0.00,10.00,0.50");
  });
});
