import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryDifferences } from '#testing/checks/sales-summary-differences.ts';
import { orderClient, type Seller } from '#testing/clients/order-client.ts';
import { reportClient } from '#testing/clients/report-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';

let app: TestApp;
let owner: Seller;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.verifiedUser();
  owner = { token, storeId: (await app.newStore(token, { currency_code: 'GBP' })).id };
  await query(app.database.superUrl, `update app.stores set mode = 'live', timezone = 'UTC' where id = $1`, [
    owner.storeId,
  ]);
});
afterAll(() => app.close());

const at = () => ({ token: owner.token, params: { id: owner.storeId } });
const client = orderClient(
  () => app,
  () => owner,
);
const reports = reportClient(
  () => app,
  () => owner,
);
const today = () => app.services.clock().toISOString().slice(0, 10);

const charge = (body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/update/vat', { ...at(), body: { apply_vat: true, ...body } });

async function product(title: string, price: number, fields: object = {}) {
  const body = { title, variants: [{ price, track_quantity: false }], ...fields };
  return (await app.call('POST /marketplace/v1/stores/{id}/products', { ...at(), body })).data;
}

/** One of each: standard, reduced, zero-rated and exempt, three of the first. */
async function oneOfEach() {
  const items = await Promise.all([
    product('Kettle', 333),
    product('Car seat', 1010, { tax_percent: '5.000' }),
    product('Bread', 400, { tax_percent: '0' }),
    product('Stamps', 250, { exempt_vat: true }),
  ]);
  const lines = items.map(({ variants }, index) => ({
    variant_id: variants[0]?.id,
    quantity: index === 0 ? 3 : 1,
  }));
  return { items, lines };
}

describe('Tax by rate', () => {
  it('has standard, reduced, zero-rated and exempt items and the delivery on one order', async () => {
    await charge({ vat_percent: 20, prices_include_vat: false, shipping_vat_percent: 20 });
    const { items, lines } = await oneOfEach();
    expect(items.map(({ tax_percent }) => tax_percent)).toEqual([null, '5', '0', null]);
    const { data: order } = await client.make({
      lines,
      shipping: 501,
      settlement: { payment_type: 'pod', payments: [] },
    });
    expect(order.lines.map(({ tax_percent }) => tax_percent)).toEqual(['20', '5', '0', null]);
    expect(order).toMatchObject({
      taxes: [
        { percent: '20', base: 1500, amount: 300 },
        { percent: '5', base: 1010, amount: 51 },
        { percent: '0', base: 400, amount: 0 },
        { percent: null, base: 250, amount: 0 },
      ],
      ...{ vat_total: 351, shipping: 501, shipping_vat: 100, total: 3160 + 351 },
    });

    for (const vat_percent of ['20', '5', '0', 'none'])
      expect((await client.list({ vat_percent })).data.items, vat_percent).toMatchObject([{ id: order.id }]);
    expect((await client.list({ vat_percent: '16' })).data.items).toEqual([]);

    const period = { from: today(), to: today(), compare: 'none' };
    const { data: vat } = await reports.vat(period);
    expect(vat.rows).toMatchObject([
      { vat_percent: '20', net_sales: 1500, vat: 300 },
      { vat_percent: '5', net_sales: 1010, vat: 51 },
      { vat_percent: '0', net_sales: 400, vat: 0 },
      { vat_percent: null, net_sales: 250, vat: 0 },
    ]);
    expect(vat).toMatchObject({ shipping: 0, totals: { net_sales: 3160, vat: 351 } });
    for (const by of ['product', 'category']) {
      const { data } = await reports.sales({ ...period, by });
      expect(data.rows.at(-1)).toMatchObject({
        key: 'shipping',
        shipping: 501,
        taxes: 100,
        total_sales: 601,
      });
      expect(data.rows.reduce((sum, row) => sum + row.total_sales, 0)).toBe(data.totals.total_sales);
    }

    await client.fulfil(order.id, { lines: [{ line_id: order.lines[1]?.id, quantity: 1 }] });
    await client.takeBack(order.id, {
      lines: [{ line_id: order.lines[1]?.id, quantity: 1, restocked: false }],
    });
    const { data: less } = await reports.vat(period);
    expect(less.rows[1]).toMatchObject({
      vat_percent: '5',
      vat: 51,
      returns: 1010,
      returned_vat: 51,
      due: 0,
    });

    await client.fulfil(order.id, { lines: [{ line_id: order.lines[0]?.id, quantity: 1 }] });
    const { data: rest } = await client.cancel(order.id, { reason: 'Out of stock' });
    expect(rest.taxes).toEqual([
      { percent: '20', base: 834, amount: 166 },
      { percent: '5', base: 1010, amount: 51 },
    ]);
    expect(rest).toMatchObject({ vat_total: 217, ordered_total: 834 + 166 + 1010 + 51 });
    const eye = new pg.Client({ connectionString: app.database.superUrl });
    await eye.connect();
    expect(await summaryDifferences(eye, owner.storeId)).toEqual([]);
    await eye.end();
  });

  it('finds each rate inside prices that include it, and keeps what an order was placed under', async () => {
    await charge({ vat_percent: 20, prices_include_vat: true, shipping_vat_percent: 20 });
    const { lines } = await oneOfEach();
    const { data: order } = await client.make({
      lines,
      shipping: 600,
      settlement: { payment_type: 'pod', payments: [] },
    });
    expect(order).toMatchObject({
      taxes: [
        { percent: '20', base: 1332, amount: 267 },
        { percent: '5', base: 962, amount: 48 },
        { percent: '0', base: 400, amount: 0 },
        { percent: null, base: 250, amount: 0 },
      ],
      ...{ vat_total: 315, total: 999 + 1010 + 400 + 250 + 600 },
    });
    await charge({ vat_percent: 10, prices_include_vat: false, shipping_vat_percent: null });
    const { data: edited } = await client.change(order.id, { version: order.version, shipping: 0 });
    expect(edited).toMatchObject({
      taxes: [
        { percent: '20', base: 832, amount: 167 },
        { percent: '5' },
        { percent: '0' },
        { percent: null },
      ],
      ...{ shipping_vat: 0, total: 2659 },
    });
  });

  it('refuses what is no rate', async () => {
    for (const tax_percent of ['101', '-1', '7.1234', 'half']) {
      const body = { title: 'Kettle', tax_percent, variants: [{ price: 1 }] };
      const answer = await app.call('POST /marketplace/v1/stores/{id}/products', { ...at(), body });
      expect(answer, tax_percent).toMatchObject({ status: 400, fields: { tax_percent: expect.any(String) } });
    }
  });
});
