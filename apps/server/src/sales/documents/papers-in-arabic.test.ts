import { documentWords } from '@sokoni/messages/en/sales/documents';
import { documentFoot } from '@sokoni/messages/en/shell/core';
import { translator } from '@sokoni/messages/translator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const word = translator({ documentWords }).in('ar');
const foot = translator({ documentFoot }).in('ar');

let test: TestApp;
let owner: TestUser;
let storeId: string;
let customerId: string;
let orderId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { currency_code: 'KES', name: 'متجر أمينة', mode: 'live' })).id;
  const { data: customer } = await test.call('POST /marketplace/v1/stores/{id}/customers', {
    token: owner.token,
    params: { id: storeId },
    body: {
      name: 'خالد بن سعيد',
      phone: '+971501234567',
      language: 'ar',
      addresses: [{ line1: 'شارع الاتحاد 45', city: 'دبي', country: 'AE' }],
    },
  });
  customerId = customer.id;
  await test.call('PUT /marketplace/v1/stores/{id}/update', {
    token: owner.token,
    params: { id: storeId },
    body: { language: 'ar' },
  });
  const client = orderClient(
    () => test,
    () => ({ token: owner.token, storeId }),
  );
  const { data } = await client.make({
    customer_id: customerId,
    lines: [
      { title: 'قهوة عربية', quantity: 2, unit_price: 125_000, discount: 5_000 },
      { title: 'Basmati rice', quantity: 1, unit_price: 40_000 },
    ],
    settlement: { payment_type: 'credit', due_on: '2099-01-31' },
  });
  orderId = data.id;
});
afterAll(() => test.close());

const of = () => ({ token: owner.token, params: { id: storeId, order_id: orderId } });
const linesAt = async (url: string) => (await readPdfAt(`${test.url}${url}`)).flatMap(({ lines }) => lines);

/** How columns that are read from the right stand from the left: the last first, and each with its last word first. */
const fromLeft = (...columns: string[]) => columns.join(' ').split(' ').reverse().join(' ');

describe('A paper in Arabic', () => {
  it('is an invoice with the first column at the right and the amounts at the left', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/invoice', of());
    const lines = await linesAt(data.url);
    const columns = ['item', 'quantity', 'unitPrice', 'discount', 'amount'] as const;
    expect(lines).toContain(fromLeft(...columns.map((column) => word(`column.${column}`))));
    expect(lines).toContain('KES 2,450.00 KES −50.00 KES 1,250.00 2 عربية قهوة');
    expect(lines).toContain('KES 400.00 KES 400.00 1 Basmati rice');
    expect(lines.some((line) => /^KES 2,850.00 \p{Script=Arabic}+$/u.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith('+971501234567'))).toBe(true);
    const last = lines.at(-1) ?? '';
    expect(last.startsWith(fromLeft(foot('page', { page: 1, pages: 1 })))).toBe(true);
    expect(last).toMatch(/#\d+ /);
  });

  it('is a receipt with prices at the left of what was bought', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/receipt', of());
    const lines = await linesAt(data.url);
    expect(lines).toContain('عربية قهوة');
    expect(lines).toContain('KES 2,450.00 KES 1,250.00 × 2');
    expect(lines.some((line) => /^#\d+ \p{Script=Arabic}+$/u.test(line))).toBe(true);
  });

  it('is a packing slip, since the store speaks it', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip', of());
    const lines = await linesAt(data.url);
    expect(lines).toContain(fromLeft(word('column.item'), word('column.sku'), word('column.quantity')));
    expect(lines).toContain('2 عربية قهوة');
  });

  it('is a proforma invoice as the invoice is, and says that it is none', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/proforma', of());
    const lines = await linesAt(data.url);
    expect(lines).toContain('KES 2,450.00 KES −50.00 KES 1,250.00 2 عربية قهوة');
    // The full stop stands at the end of the line, which is its beginning from the left.
    expect(lines.some((line) => line.includes('ليست هذه'))).toBe(true);
  });

  it('is a delivery note with the units at the left', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/orders/{order_id}/delivery-note', of());
    const lines = await linesAt(data.url);
    const columns = ['item', 'sku', 'ordered', 'delivered'] as const;
    expect(lines).toContain(fromLeft(...columns.map((column) => word(`column.${column}`))));
    expect(lines).toContain('0 2 عربية قهوة');
  });

  it('is a statement whose balance stands at the left end', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
      token: owner.token,
      params: { id: storeId, customer_id: customerId },
      query: { from_day: '2020-01-01', to_day: '2098-12-31' },
    });
    const lines = await linesAt(data.url);
    expect(lines.some((line) => /^KES 2,850.00 KES 2,850.00 .*#\d+ \p{Script=Arabic}+$/u.test(line))).toBe(
      true,
    );
  });
});
