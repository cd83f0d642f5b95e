import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { mode: 'live' })).id;
  const body = {
    timezone: 'Africa/Nairobi',
    receipt_footer: 'Karibu tena',
    invoice_footer: 'Asante sana',
    statement_footer: 'Questions? Call our accounts desk.',
  };
  await test.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body });
});
afterAll(() => test.close());

const at = () => ({ token: owner.token, params: { id: storeId } });
const of = (customerId: string) => ({
  token: owner.token,
  params: { id: storeId, customer_id: customerId },
});
const client = orderClient(
  () => test,
  () => ({ token: owner.token, storeId }),
);

async function onCredit(customerId: string, amount: number) {
  const { data } = await client.make({
    customer_id: customerId,
    lines: [{ title: 'Repair', unit_price: amount, quantity: 1 }],
    settlement: { payment_type: 'credit', due_on: '2099-01-01' },
  });
  return data;
}

describe('A statement as PDF', () => {
  const statement = (customerId: string, from_day: string, to_day: string, token = owner.token) =>
    test.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
      token,
      params: { id: storeId, customer_id: customerId },
      query: { from_day, to_day },
    });
  const linesOf = async (customerId: string, from: string, to: string) => {
    const { data, message } = await statement(customerId, from, to);
    if (!data) throw new Error(message);
    return (await readPdfAt(`${test.url}${data.url}`)).flatMap(({ lines }) => lines);
  };

  it('goes from the opening balance over sales, payments, returns and refunds to the closing one', async () => {
    const customerId = await client.newCustomer({ name: 'Wanjiku Kamau' });
    const first = await onCredit(customerId, 100_000);
    const second = await onCredit(customerId, 50_000);
    const gone = await onCredit(customerId, 7000);
    await client.pay(first.id, { method: 'mobile_money', amount: 100_000, reference: 'QK7' });
    await client.fulfil(first.id, { lines: [{ line_id: first.lines[0]?.id, quantity: 1 }] });
    await client.takeBack(first.id, {
      lines: [{ line_id: first.lines[0]?.id, quantity: 1, restocked: true }],
      reason: 'Torn',
    });
    const { data } = await client.refund(first.id, { method: 'cash', amount: 30_000 });
    await client.cancel(gone.id, {});
    const lines = await linesOf(customerId, '2020-01-01', '2098-12-31');
    const words = lines.join('\n');
    expect(lines).toContain('Opening balance 1 Jan 2020 KES 0.00');
    expect(lines).toContain('Questions? Call our accounts desk.');
    expect(words).not.toMatch(/Karibu tena|Asante sana/);
    for (const text of [
      'Wanjiku Kamau',
      `Invoice ${first.number} `,
      `Invoice ${second.number} `,
      'Mobile money · QK7',
      'Torn',
    ])
      expect(words).toContain(text);
    const figures = (what: string) => lines.find((line) => line.startsWith(what))?.replace(/^.* \d{4} /, '');
    expect(figures(`Invoice ${first.number} `)).toBe('KES 1,000.00 KES 1,000.00');
    expect(figures(`Payment ${first.number} `)).toBe('(KES 1,000.00) KES 570.00');
    expect(figures(`Return ${first.number} `)).toBe('(KES 1,000.00) (KES 430.00)');
    expect(figures(`Refund ${first.number} `)).toBe('KES 300.00 (KES 130.00)');
    expect(figures(`Cancelled ${gone.number} `)).toBe('(KES 70.00) (KES 200.00)');
    expect(lines).toContain('Closing balance 31 Dec 2098 (KES 200.00)');
    // It closes with what the orders owe, those that owe to the customer among them.
    expect((data.outstanding ?? 0) + (second.outstanding ?? 0)).toBe(-20_000);
    // What was only tried out stands nowhere.
    await query(test.database.superUrl, `update app.stores set mode = 'test' where id = $1`, [storeId]);
    expect((await onCredit(customerId, 999)).test).toBe(true);
    await query(test.database.superUrl, `update app.stores set mode = 'live' where id = $1`, [storeId]);
    expect(await linesOf(customerId, '2020-01-01', '2098-12-31')).toEqual(lines);
    // A later span opens with it and has nothing in between.
    const later = await linesOf(customerId, '2098-01-01', '2098-12-31');
    expect(later).toContain('Opening balance 1 Jan 2098 (KES 200.00)');
    expect(later.join('\n')).not.toContain('Invoice');
  });

  it('ends with what is outstanding now by age, in the parts of every list of receivables', async () => {
    const customerId = await client.newCustomer({ name: 'Njeri' });
    const [late] = [await onCredit(customerId, 3000), await onCredit(customerId, 200)];
    await query(
      test.database.ownerUrl,
      `update app.orders set due_on = (now() at time zone 'Africa/Nairobi')::date - 1 where id = $1`,
      [late.id],
    );
    const lines = await linesOf(customerId, '2020-01-01', '2098-12-31');
    const at = lines.findIndex((line) => line.includes('Not yet due'));
    expect(lines[at]).toMatch(
      /^Outstanding on \d+ \w+ \d{4} Not yet due 1-30 days 31-60 days 61-90 days Over 90 days$/,
    );
    expect(lines[at + 1]).toBe('KES 32.00 KES 2.00 KES 30.00 KES 0.00 KES 0.00 KES 0.00');
    await client.pay(late.id, { method: 'cash', amount: 3000 });
    expect(await linesOf(customerId, '2020-01-01', '2098-12-31')).toContain(
      'KES 2.00 KES 2.00 KES 0.00 KES 0.00 KES 0.00 KES 0.00',
    );
  });

  it('stands by its days, the first first, and opens with what was before them', async () => {
    const customerId = await client.newCustomer({ name: 'Otieno' });
    const sold = [await onCredit(customerId, 1000), await onCredit(customerId, 200)];
    for (const [index, { id }] of sold.entries())
      await query(test.database.ownerUrl, 'update app.orders set placed_on = $2 where id = $1', [
        id,
        `2026-03-1${2 - index}`,
      ]);
    const invoices = (lines: string[]) => lines.filter((line) => line.startsWith('Invoice #'));
    const both = await linesOf(customerId, '2026-03-11', '2026-03-12');
    expect(invoices(both).map((line) => line.split(' ')[1])).toEqual(
      sold.toReversed().map(({ number }) => number),
    );
    const last = await linesOf(customerId, '2026-03-12', '2026-03-12');
    expect(last).toContain('Opening balance 12 Mar 2026 KES 2.00');
    expect(invoices(last)).toHaveLength(1);
    expect(last).toContain('Closing balance 12 Mar 2026 KES 12.00');
  });

  it('goes by mail, too', async () => {
    const customerId = await client.newCustomer({ name: 'Juma' });
    await onCredit(customerId, 1000);
    const body = {
      from_day: '2020-01-01',
      to_day: '2098-12-31',
      to: 'juma@example.com',
      note: 'As promised',
    };
    const path = 'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails';
    expect((await test.call(path, { ...of(customerId), body })).status).toBe(200);
    const mail = await test.mailTo('juma@example.com');
    expect(mail.text.replaceAll('\u00A0', ' ')).toContain('Closing balance: KES 10.00.');
    expect(mail.attachments?.[0]?.file_name).toBe('statement-2020-01-01-2098-12-31.pdf');
    for (const wrong of [
      { from_day: '2026-02-30' },
      { to_day: '2019-12-31' },
      { to: 'juma' },
      { colour: 'red' },
    ]) {
      expect((await test.call(path, { ...of(customerId), body: { ...body, ...wrong } })).status).toBe(400);
    }
  });

  it('is not for a role that sees own sales alone, nor for another store', async () => {
    const customerId = await client.newCustomer({ name: 'Neema' });
    const associate = await test.staffMember(owner.token, storeId, 'associate');
    expect((await statement(customerId, '2026-01-01', '2026-12-31', associate.token)).error).toBe(
      'not_allowed',
    );
    const other = await test.newStore(owner.token);
    const answer = await test.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
      token: owner.token,
      params: { id: other.id, customer_id: customerId },
      query: { from_day: '2026-01-01', to_day: '2026-12-31' },
    });
    expect(answer.error).toBe('not_found');
  });
});
