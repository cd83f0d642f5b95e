import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { quoteClient } from '#testing/clients/quote-client.ts';
import { buyingClient, goLive, newWholesale, type Wholesale } from '#testing/clients/wholesale-client.ts';
import { query } from '#testing/database/query.ts';
import { readPdfAt } from '#testing/documents/read-pdf.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import { nextWeek } from '#testing/requests/quote-requests.ts';

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
const { supplier, buyer } = quoteClient(
  () => app,
  () => two,
);
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);
const rice = async (fields: object = {}) => (await buying.item({ price: 1000, ...fields })).variantId;

/** What the supplier offers of one item. */
const offer = (variant_id: string, unit_price: number, quantity = 10) => ({
  lines: [{ variant_id, quantity, unit_price }],
  valid_until: nextWeek(),
});

async function started(unit_price = 900, quantity = 10) {
  const variant_id = await rice();
  const { data } = await supplier.start({
    customer_id: two.customerId,
    ...offer(variant_id, unit_price, quantity),
  });
  return { id: data.id, total: data.total, variant_id };
}

describe('A quote', () => {
  it('goes from the request over offers and a counter-offer to one order on both sides', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update/vat', {
      token: two.supplier.token,
      params: { id: two.supplier.storeId },
      body: { apply_vat: true, vat_percent: 7.5 },
    });
    const variant_id = await rice({ sku: 'RICE-25' });
    await buying.keepCart([{ variant_id, quantity: 13 }]);
    const asked = await buyer.ask({
      lines: [{ variant_id, quantity: 13, unit_price: 801 }],
      message: 'Every month',
    });
    expect(asked).toMatchObject({
      message: 'Quote requested.',
      data: {
        ...{ number: 'Q-1', state: 'requested', valid_until: null, order: null, payment_terms: 'net_30' },
        ...{ subtotal: 13 * 801, vat: 781, total: 11_194 },
        lines: [{ title: 'Rice', sku: 'RICE-25', list_price: 1000, asked_price: 801, offered_price: null }],
        history: [{ act: 'requested', side: 'buyer', text: 'Every month', total: 11_194 }],
      },
    });
    expect((await buying.cart()).data.lines).toEqual([]);
    const { id } = asked.data;

    const offered = await supplier.offer(id, {
      version: 1,
      ...offer(variant_id, 850, 13),
      message: 'Our best',
    });
    expect(offered).toMatchObject({ message: 'Quote Q-1 sent', data: { state: 'offered', version: 2 } });
    expect((await buyer.read(id)).data).toMatchObject({
      valid_until: nextWeek(),
      lines: [{ asked_price: 801, offered_price: 850, unit_price: 850 }],
    });

    const countered = await buyer.counter(id, {
      version: 2,
      lines: [{ variant_id, quantity: 20, unit_price: 820 }],
    });
    expect(countered.data).toMatchObject({
      state: 'countered',
      valid_until: null,
      lines: [{ quantity: 20, asked_price: 820, offered_price: 850, unit_price: 820 }],
    });
    expect((await supplier.read(id)).data).toMatchObject({
      state: 'countered',
      company: { id: two.customerId },
    });

    const final = (await supplier.offer(id, { version: 3, ...offer(variant_id, 830, 20) })).data;
    const accepted = await buyer.accept(id, { version: 4, expected_total: final.total, reference: 'BISI-7' });
    expect(accepted).toMatchObject({ message: 'Order placed.', data: { state: 'accepted', version: 5 } });
    expect(accepted.data.history.map(({ act, side }) => [act, side])).toEqual([
      ['requested', 'buyer'],
      ['offered', 'supplier'],
      ['countered', 'buyer'],
      ['offered', 'supplier'],
      ['accepted', 'buyer'],
    ]);
    const orderId = accepted.data.order?.id ?? '';
    const sale = (await sales.read(orderId)).data;
    const purchase = (await buying.purchase(orderId)).data;
    const theirs = (await supplier.read(id)).data;
    expect(new Set([final.total, sale.total, purchase.total, theirs.total])).toEqual(new Set([17_845]));
    expect(theirs.order).toEqual({ id: orderId, number: sale.number });
    expect(purchase).toMatchObject({
      ...{ reference: 'BISI-7', payment_type: 'credit' },
      lines: [{ quantity: 20, unit_price: 830 }],
    });
  });

  it('is started by the supplier, for what it offers nobody else, below every minimum', async () => {
    const { variantId, productId } = await buying.item({ price: 1000 });
    await run(
      `insert into app.wholesale_products (store_id, product_id, offered, minimum_quantity, quantity_step) values ($1, $2, false, 10, 5)`,
      [two.supplier.storeId, productId],
    );
    await run(
      `insert into app.wholesale_settings (store_id, minimum_order, updated_at) values ($1, 20000, now())`,
      [two.supplier.storeId],
    );
    expect((await buyer.ask({ lines: [{ variant_id: variantId, quantity: 3 }] })).fields).toHaveProperty(
      'lines',
    );
    const { data } = await supplier.start({ customer_id: two.customerId, ...offer(variantId, 900, 3) });
    expect(data).toMatchObject({ number: 'Q-1', state: 'offered', total: 2700 });
    await buying.keepCart([{ variant_id: variantId, quantity: 1 }]);
    expect((await buyer.accept(data.id, { version: 1, expected_total: 2700 })).status).toBe(200);
    // What lies in the cart has nothing to do with it.
    expect((await buying.cart()).data.lines).toHaveLength(1);
  });

  it('is listed on both sides by state, company and words', async () => {
    const first = await started();
    const { data } = await buyer.ask({ lines: [{ variant_id: first.variant_id, quantity: 1 }] });
    const numbers = (page: { data: { items: { number: string }[] } }) =>
      page.data.items.map(({ number }) => number);
    expect(numbers(await supplier.list())).toEqual(['Q-2', 'Q-1']);
    expect(numbers(await buyer.list())).toEqual(['Q-2', 'Q-1']);
    expect(numbers(await supplier.list({ state: 'requested' }))).toEqual(['Q-2']);
    expect(numbers(await buyer.list({ state: 'offered' }))).toEqual(['Q-1']);
    expect(numbers(await supplier.list({ search: 'q-1' }))).toEqual(['Q-1']);
    expect(numbers(await supplier.list({ search: 'Mama Bisi' }))).toEqual(['Q-2', 'Q-1']);
    expect(numbers(await buyer.list({ search: 'q-1' }))).toEqual(['Q-1']);
    expect((await buyer.list({ search: 'nobody' })).data.total).toBe(0);
    expect((await supplier.list({ customer_id: two.customerId, limit: '1', page: '2' })).data).toMatchObject({
      total: 2,
      items: [{ number: 'Q-1' }],
    });
    await supplier.decline(data.id, { version: 1, reason: 'Out of season' });
    expect((await buyer.read(data.id)).data).toMatchObject({
      state: 'declined',
      history: [{ act: 'requested' }, { act: 'declined', side: 'supplier', text: 'Out of season' }],
    });
  });
});

describe('Who may do what', () => {
  it('is refused out of turn, and to whoever saw an older version', async () => {
    const { id, variant_id, total } = await started();
    const lines = [{ variant_id, quantity: 5 }];
    expect((await buyer.accept(id, { version: 9, expected_total: total })).error).toBe('changed_meanwhile');
    expect((await buyer.counter(id, { version: 1, lines })).status).toBe(200);
    expect((await buyer.counter(id, { version: 1, lines })).error).toBe('changed_meanwhile');
    expect((await buyer.counter(id, { version: 2, lines })).error).toBe('wrong_state');
    expect(await buyer.accept(id, { version: 2, expected_total: 4500 })).toMatchObject({
      error: 'wrong_state',
      message: 'There is no offer to accept.',
    });
    await buyer.decline(id, { version: 2, reason: 'Too dear' });
    expect((await supplier.offer(id, { version: 3, ...offer(variant_id, 1) })).error).toBe('wrong_state');
    expect((await supplier.decline(id, { version: 3 })).error).toBe('wrong_state');
    expect((await buyer.list({ state: 'declined' })).data.total).toBe(1);
  });

  it('takes neither days nor items that cannot be, nor what is not in it', async () => {
    const { id, variant_id } = await started();
    const tea = (await buying.item({}, 'Tea')).variantId;
    const start = (fields: object) =>
      supplier.start({ customer_id: two.customerId, ...offer(variant_id, 900), ...fields });
    expect((await start({ valid_until: '2020-01-01' })).fields).toHaveProperty('valid_until');
    expect((await start({ valid_until: '2190-01-01' })).fields).toHaveProperty('valid_until');
    expect((await start({ colour: 'red' })).status).toBe(400);
    expect((await start({ lines: [] })).fields).toHaveProperty('lines');
    const line = { variant_id, quantity: 1, unit_price: 5 };
    expect((await start({ lines: [line, line] })).fields).toHaveProperty('lines');
    expect((await start({ customer_id: variant_id })).error).toBe('not_found');
    const counter = { version: 1, lines: [{ variant_id: tea, quantity: 1 }] };
    expect((await buyer.counter(id, counter)).fields).toHaveProperty('lines');
    await run(`update app.wholesale_companies set buyer_store_id = null where store_id = $1`, [
      two.supplier.storeId,
    ]);
    expect((await start({})).fields).toHaveProperty('customer_id');
    expect((await buyer.accept(id, { version: 1, expected_total: 9000 })).status).not.toBe(200);
    // Who has nothing agreed any more can still say no.
    expect((await buyer.decline(id, { version: 1 })).status).toBe(200);
  });

  it('is one of 200 at most that are open between two stores', async () => {
    const variant_id = await rice();
    await run(
      `insert into app.wholesale_quotes
         (store_id, id, serial, number, customer_id, buyer_store_id, state, subtotal, vat, total, created_at, updated_at)
       select $1, gen_random_uuid(), 1000 + made, 'Q-' || (1000 + made), $2, $3, 'requested', 1, 0, 1, now(), now()
       from generate_series(1, 199) made`,
      [two.supplier.storeId, two.customerId, two.buyer.storeId],
    );
    const ask = () => buyer.ask({ lines: [{ variant_id, quantity: 1 }] });
    const last = await ask();
    expect(last.status).toBe(200);
    expect(await ask()).toMatchObject({ status: 422, error: 'quote_limit' });
    await buyer.decline(last.data.id, { version: 1 });
    expect((await ask()).status).toBe(200);
  });

  it('is nobody else’s: neither another supplier nor another buyer finds it', async () => {
    const { id, total } = await started();
    const strange = await newWholesale(app);
    const own = two;
    two = { ...strange, buyer: strange.buyer };
    for (const answer of [
      await supplier.read(id),
      await supplier.offer(id, { version: 1, ...offer(await rice(), 1) }),
      await supplier.decline(id, { version: 1 }),
      await supplier.document(id),
      await buyer.read(id),
      await buyer.accept(id, { version: 1, expected_total: total }),
      await buyer.decline(id, { version: 1 }),
      await buyer.document(id),
    ])
      expect(answer.error).toBe('not_found');
    expect((await buyer.list()).data.total).toBe(0);
    two = own;
    // The buyer's quote is not among those that its own store sells by.
    two = { ...own, supplier: own.buyer };
    expect((await supplier.read(id)).error).toBe('not_found');
    expect((await supplier.list()).data.total).toBe(0);
  });
});

describe('An offer', () => {
  it('makes one order, however many accept it at once', async () => {
    const { id, total } = await started();
    const accept = () => buyer.accept(id, { version: 1, expected_total: total });
    const answers = await Promise.all(Array.from({ length: 10 }, accept));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([undefined, 'changed_meanwhile']));
    expect((await buying.purchases()).data.total).toBe(1);
    expect((await sales.list()).data.items).toHaveLength(1);
  });

  it('is accepted, or answered, or changed: one of them', async () => {
    const { id, total, variant_id } = await started();
    const answers = await Promise.all([
      buyer.accept(id, { version: 1, expected_total: total }),
      buyer.counter(id, { version: 1, lines: [{ variant_id, quantity: 1 }] }),
      supplier.offer(id, { version: 1, ...offer(variant_id, 950) }),
      supplier.decline(id, { version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect((await buyer.read(id)).data).toMatchObject({ version: 2 });
  });

  it('holds through its last day where the supplier is, and no longer', async () => {
    const { id, total, variant_id } = await started();
    await run(`update app.stores set timezone = 'Pacific/Kiritimati' where id = $1`, [two.supplier.storeId]);
    const lastDay = (days: number) =>
      run(
        `update app.wholesale_quotes set valid_until = (now() at time zone 'Pacific/Kiritimati')::date - $2::int where id = $1`,
        [id, days],
      );
    await lastDay(1);
    expect((await buyer.read(id)).data.state).toBe('expired');
    expect((await supplier.list({ state: 'expired' })).data.total).toBe(1);
    expect((await supplier.list({ state: 'offered' })).data.total).toBe(0);
    expect((await buyer.list({ state: 'expired' })).data.items).toMatchObject([{ state: 'expired' }]);
    expect(await buyer.accept(id, { version: 1, expected_total: total })).toMatchObject({
      error: 'wrong_state',
      message: 'This quote has expired. The supplier can renew it.',
    });
    expect((await buying.purchases()).data.total).toBe(0);
    await lastDay(0);
    expect((await buyer.accept(id, { version: 1, expected_total: total - 1 })).fields).toHaveProperty(
      'expected_total',
    );
    await lastDay(1);
    expect((await supplier.offer(id, { version: 1, ...offer(variant_id, 900) })).status).toBe(200);
    expect((await buyer.accept(id, { version: 2, expected_total: total })).status).toBe(200);
  });

  it('is bound by stock and by the credit limit, as every order', async () => {
    two = await newWholesale(app, { credit_limit: 5000 });
    await goLive(app, two);
    const variant_id = await rice({ opening_stock: 5 });
    const start = async (quantity: number, price: number) =>
      (await supplier.start({ customer_id: two.customerId, ...offer(variant_id, price, quantity) })).data;
    const dear = await start(4, 2000);
    expect(await buyer.accept(dear.id, { version: 1, expected_total: 8000 })).toMatchObject({
      error: 'over_credit_limit',
      message: expect.stringMatching(/^This order goes over your credit limit of .*50\.00\. Order less/),
    });
    const many = await start(6, 100);
    expect(await buyer.accept(many.id, { version: 1, expected_total: 600 })).toMatchObject({
      error: 'not_enough_stock',
      message: 'Rice: not enough in stock. Ask the supplier for a new offer.',
    });
    // Who offers is told what there is; who buys is not.
    expect((await supplier.read(many.id)).data.lines).toMatchObject([{ quantity: 6, available: 5 }]);
    expect((await buyer.read(many.id)).data.lines[0]).not.toHaveProperty('available');
    expect((await supplier.read(many.id)).data.lines).toMatchObject([
      { exempt_vat: false, tax_percent: null },
    ]);
    await run(`update app.products set exempt_vat = true, tax_percent = 12.5 where store_id = $1`, [
      two.supplier.storeId,
    ]);
    const [taxed] = (await supplier.read(many.id)).data.lines;
    expect([taxed?.exempt_vat, Number(taxed?.tax_percent)]).toEqual([true, 12.5]);
    const uncounted = await rice({ track_quantity: false });
    const free = await supplier.start({ customer_id: two.customerId, ...offer(uncounted, 100) });
    expect(free.data.lines).toMatchObject([{ available: null }]);
    expect((await buyer.read(many.id)).data).toMatchObject({ state: 'offered', version: 1 });
  });

  it('is told the other side by mail, and printed for both', async () => {
    const emails = { supplier: 'sales@kilimo.example', buyer: 'buying@bisi.example' };
    for (const side of ['supplier', 'buyer'] as const)
      await run(`update app.stores set email = $2 where id = $1`, [two[side].storeId, emails[side]]);
    const variant_id = await rice();
    const { id } = (await buyer.ask({ lines: [{ variant_id, quantity: 2 }], message: 'For Ramadan' })).data;
    const asked = await app.mailTo(emails.supplier);
    expect(asked.subject).toMatch(/^Mama Bisi .* asks for a quote$/);
    expect(asked.text).toContain('For Ramadan');
    expect(asked.text).toContain(`/wholesale/quotes/${id}`);
    expect((await supplier.document(id)).error).toBe('wrong_state');
    await supplier.offer(id, { version: 1, ...offer(variant_id, 875, 2), message: 'Karibu' });
    const offered = await app.mailTo(emails.buyer);
    expect(offered.subject).toMatch(/^Quote Q-1 from /);
    expect(offered.text).toContain('17.50');
    expect(offered.text).toContain(`/wholesale/purchase-quotes/${id}`);
    for (const side of [supplier, buyer]) {
      const { url } = (await side.document(id)).data;
      const words = (await readPdfAt(`${app.url}${url}`)).flatMap(({ lines }) => lines).join('\n');
      for (const part of ['Quote', 'Q-1', 'Mama Bisi', 'Rice', 'Valid until', 'Net 30 days', '17.50'])
        expect(words).toContain(part);
    }
    await buyer.counter(id, { version: 2, lines: [{ variant_id, quantity: 3 }] });
    expect((await app.mailTo(emails.supplier)).subject).toMatch(/answered quote Q-1$/);
    expect((await buyer.document(id)).error).toBe('wrong_state');
    await supplier.offer(id, { version: 3, ...offer(variant_id, 875, 3) });
    await buyer.accept(id, { version: 4, expected_total: 2625 });
    expect((await app.mailTo(emails.supplier)).subject).toMatch(/accepted quote Q-1$/);
    const other = (await buyer.ask({ lines: [{ variant_id, quantity: 2 }] })).data;
    await supplier.decline(other.id, { version: 1, reason: 'Out of season' });
    const declined = await app.mailTo(emails.buyer);
    expect(declined.subject).toMatch(/declined quote Q-2$/);
    expect(declined.text).toContain('Out of season');
  });

  it('is printed in the language of the company for the supplier, and of the reader for the buyer', async () => {
    const { id } = await started();
    await run(`update app.customers set language = 'sw' where id = $1`, [two.customerId]);
    const words = async ({ data }: { data: { url: string } }) =>
      (await readPdfAt(`${app.url}${data.url}`)).flatMap(({ lines }) => lines).join('\n');
    expect(await words(await supplier.document(id))).toContain('Halali hadi');
    expect(await words(await buyer.document(id, { 'accept-language': 'fr' }))).toContain('Valable jusqu’au');
    expect(await words(await buyer.document(id))).toContain('Valid until');
  });

  it('goes with the customer that two records become, and forgets what an erased one has written', async () => {
    const variant_id = await rice();
    const { id } = (await buyer.ask({ lines: [{ variant_id, quantity: 2 }], message: 'Call Juma' })).data;
    const at = { token: two.supplier.token, params: { id: two.supplier.storeId } };
    const { data: kept } = await app.call('POST /marketplace/v1/stores/{id}/customers', {
      ...at,
      body: { name: 'Bisi Ltd' },
    });
    const merged = await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges', {
      token: at.token,
      params: { ...at.params, customer_id: kept.id },
      body: { other_id: two.customerId, version: 1, other_version: 1 },
    });
    expect(merged.status).toBe(200);
    expect((await supplier.read(id)).data.company).toEqual({ id: kept.id, name: 'Bisi Ltd' });
    await app.call('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: at.token,
      params: { ...at.params, customer_id: kept.id },
    });
    expect((await supplier.read(id)).data.history).toMatchObject([{ text: '' }]);
  });
});
