import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderClient } from '#testing/clients/order-client.ts';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import {
  listedPrices,
  newBuyer,
  newCompany,
  newEmail,
  newWholesaleShop,
  orderForm,
  signedIn,
  type WholesaleShop,
} from '#testing/clients/shop-buyer-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import type { ShopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let shop: WholesaleShop;
let customerId: string;
let buyerId: string;
let email: string;
let visitor: ShopVisitor;
let rice: { variantId: string; productId: string };
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await newWholesaleShop(app);
  customerId = await newCompany(app, shop, { customer: { addresses: [lodge, warehouse] } });
  email = newEmail();
  buyerId = await newBuyer(app, shop, customerId, email);
  visitor = await signedIn(app, shop, email);
  rice = await newItem(app, shop, { price: 1000, opening_stock: 1000, sku: 'RICE-25' });
});

const lodge = { recipient: 'Kitchen', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' };
const warehouse = { recipient: 'Stores', line1: '4 Dock Road', city: 'Mombasa', country: 'KE' };
const sales = orderClient(
  () => app,
  () => shop,
);
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);
const placed = () =>
  run('select * from app.wholesale_orders where store_id = $1 order by placed_at', [shop.storeId]);
const put = (quantity: number, variant_id = rice.variantId) =>
  visitor.post('/wholesale/cart/lines', { variant_id, quantity: String(quantity) });
async function order(fields: Record<string, string> = {}) {
  return visitor.post('/wholesale/checkout', {
    ...orderForm(await visitor.get('/wholesale/checkout')),
    ...fields,
  });
}
const sumsOf = (page: string) =>
  [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, ...sum]) => sum.map(wordsOf));
const wordsOf = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const idOf = ({ location }: { location: string }) => /orders\/([0-9a-f-]{36})/.exec(location)?.[1] ?? '';

describe('An order of a buyer', () => {
  it('is the supplier’s sale on the company’s terms, without a purchase order, to the address that was chosen', async () => {
    await listedPrices(app, shop, {
      customerId,
      variantId: rice.variantId,
      breaks: [
        [1, 900],
        [12, 800],
      ],
    });
    await put(12);
    const page = await visitor.get('/wholesale/checkout');
    expect(page.text).toContain('Kitchen, 12 Moi Avenue');
    const [, dock = ''] = /value="([0-9a-f-]{36})"[^>]*\/><span>Stores, 4 Dock Road/.exec(page.text) ?? [];
    const answer = await visitor.post('/wholesale/checkout', {
      ...orderForm(page),
      ...{ address: dock, reference: 'PO-77', note: 'Before noon' },
    });
    expect(answer).toMatchObject({
      status: 303,
      location: expect.stringMatching(/^\/wholesale\/orders\/.+placed=1$/),
    });
    const { data } = await sales.read(idOf(answer));
    expect(data).toMatchObject({
      ...{ channel: 'wholesale', state: 'placed', payment_type: 'credit', total: 9600, note: 'Before noon' },
      ...{ outstanding: 9600, customer: { id: customerId, name: 'Amani Lodge' } },
      lines: [{ quantity: 12, unit_price: 800 }],
      delivery: { title: '', recipient: 'Stores', line1: '4 Dock Road', city: 'Mombasa' },
    });
    expect(data.due_on).not.toBeNull();
    expect(data.events.map(({ text }) => text)).toContain('The buyer’s reference: PO-77');
    expect(await placed()).toMatchObject([
      {
        customer_id: customerId,
        placed_by_buyer: buyerId,
        buyer_store_id: null,
        purchase_order_id: null,
        reference: 'PO-77',
      },
    ]);
    expect((await app.mailTo(email)).subject).toContain(data.number);
    expect((await visitor.get('/wholesale/cart')).text).toContain('Your cart is empty');
    const audited = await run(
      `select actor_kind, after from app.audit_log where action = 'place_wholesale_order' and store_id = $1`,
      [shop.storeId],
    );
    expect(audited).toMatchObject([{ actor_kind: 'customer', after: { buyer: buyerId, total: 9600 } }]);
  });

  it('is mailed to the supplier once, and answered to the buyer', async () => {
    const inbox = newEmail();
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      ...{ token: shop.token, params: { id: shop.storeId } },
      body: { email: inbox },
    });
    await put(2);
    const id = idOf(await order());
    const { number } = (await sales.read(id)).data;
    const mails = (await app.mails()).filter(({ to }) => to === inbox);
    const subject = `New wholesale order ${number} · Amani Lodge`;
    expect(mails).toMatchObject([{ subject, reply_to: email }]);
    for (const said of [`/orders/${id}`, 'Payment due on', 'Kitchen', '12 Moi Avenue'])
      expect(mails[0]?.text).toContain(said);
  });

  it('takes a new address, which is the company’s from then on, and says what is missing in it', async () => {
    await put(1);
    const asked = orderForm(await visitor.get('/wholesale/checkout'));
    const bare = await visitor.post('/wholesale/checkout', {
      ...asked,
      address: 'new',
      country: 'KE',
      reference: 'PO-1',
    });
    expect(bare.status).toBe(400);
    expect(bare.text).toContain('value="PO-1"');
    expect(await placed()).toEqual([]);
    const whole = { address: 'new', country: 'KE', recipient: 'Bar', line1: '9 Beach Road', city: 'Malindi' };
    expect((await visitor.post('/wholesale/checkout', { ...asked, ...whole })).status).toBe(303);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
      token: shop.token,
      params: { id: shop.storeId, customer_id: customerId },
    });
    expect(data.addresses.map(({ line1 }) => line1)).toEqual([
      '12 Moi Avenue',
      '4 Dock Road',
      '9 Beach Road',
    ]);
    await put(1);
    for (const address of ['', randomUUID(), 'x']) expect((await order({ address })).status).toBe(400);
    expect(await placed()).toHaveLength(1);
  });

  it('is one, however often its form is sent', async () => {
    await put(3);
    const form = orderForm(await visitor.get('/wholesale/checkout'));
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.post('/wholesale/checkout', form)),
    );
    expect(answers.map(({ status, location }) => [status, location])).toEqual(
      Array(4).fill([303, `/wholesale/orders/${form.order}?placed=1`]),
    );
    expect(await visitor.post('/wholesale/checkout', form)).toMatchObject({ status: 303 });
    expect(await placed()).toHaveLength(1);
    const [stock] = await run('select reserved from app.stock_levels where variant_id = $1', [
      rice.variantId,
    ]);
    expect(stock).toMatchObject({ reserved: 3 });
  });

  it('costs what the company pays, whatever the form says', async () => {
    await put(3);
    const form = orderForm(await visitor.get('/wholesale/checkout'));
    for (const total of ['1', '0', '-3000', '2999', '', 'NaN']) {
      const refused = await visitor.post('/wholesale/checkout', {
        ...form,
        total,
        unit_price: '1',
        price: '1',
      });
      expect([total, refused.status]).toEqual([total, 400]);
      expect(refused.text).toMatch(/The total is now .*30\.00/);
    }
    await run('update app.variants set price = 1100 where id = $1', [rice.variantId]);
    const changed = await visitor.post('/wholesale/checkout', form);
    expect(changed.text).toMatch(/The total is now .*33\.00/);
    expect((await visitor.post('/wholesale/checkout', orderForm(changed))).status).toBe(303);
    expect(await placed()).toHaveLength(1);
  });

  it('is refused below the minimum, off the multiple, beyond the stock and the credit limit', async () => {
    const refused = async (status: number) => {
      const form = { ...orderForm(await visitor.get('/wholesale/checkout')) };
      const answer = await visitor.post('/wholesale/checkout', form);
      expect([answer.status, await placed()]).toEqual([status, []]);
      return answer.text;
    };
    await app.call('PUT /marketplace/v1/stores/{id}/wholesale/settings', {
      token: shop.token,
      params: { id: shop.storeId },
      body: { version: 0, minimum_first_order: 5000 },
    });
    await put(4);
    expect(await refused(422)).toContain('10.00');
    await run(
      `insert into app.wholesale_products (store_id, product_id, minimum_quantity, quantity_step) values ($1, $2, 6, 6)`,
      [shop.storeId, rice.productId],
    );
    await put(3);
    expect(await refused(422)).toContain('order at least 6');
    await put(5);
    await run('update app.customers set credit_limit = 11999 where id = $1', [customerId]);
    expect(await refused(422)).toContain('goes over your credit limit of');
    await run('update app.customers set credit_limit = null where id = $1', [customerId]);
    await run('update app.stock_levels set on_hand = 11 where variant_id = $1', [rice.variantId]);
    await refused(409);
    await run('update app.stock_levels set on_hand = 12 where variant_id = $1', [rice.variantId]);
    expect((await order()).status).toBe(303);
  });

  it('cannot take the id of another order, nor an item of another store', async () => {
    await put(1);
    const first = await order();
    const other = await newWholesaleShop(app);
    const foreign = await newItem(app, other, { price: 1, opening_stock: 9 });
    expect((await put(1, foreign.variantId)).status).toBe(400);
    const otherCustomer = await newCompany(app, shop, { name: 'Zuri Spa', customer: { addresses: [lodge] } });
    const otherEmail = newEmail();
    await newBuyer(app, shop, otherCustomer, otherEmail);
    const stranger = await signedIn(app, shop, otherEmail);
    await stranger.post('/wholesale/cart/lines', { variant_id: rice.variantId, quantity: '1' });
    const form = orderForm(await stranger.get('/wholesale/checkout'));
    expect((await stranger.post('/wholesale/checkout', { ...form, order: idOf(first) })).status).toBe(409);
    expect((await stranger.post('/wholesale/checkout', { ...form, order: 'x' })).status).toBe(404);
    expect(await placed()).toHaveLength(1);
  });
});

describe('What a company has ordered', () => {
  it('shows what was sent, with its tracking, what was paid and what is due, to nobody else', async () => {
    await put(10);
    const answer = await order({ reference: 'PO-9' });
    const id = idOf(answer);
    const { data } = await sales.read(id);
    await sales.fulfil(id, {
      lines: [{ line_id: data.lines[0]?.id ?? '', quantity: 4 }],
      carrier: 'G4S',
      tracking_number: 'KE-1',
      tracking_url: 'https://track.example/KE-1',
    });
    await sales.pay(id, { method: 'bank_transfer', amount: 2500 });
    const { text } = await visitor.get(`/wholesale/orders/${id}`);
    for (const said of [
      'Partly on its way',
      '4 of 10 sent',
      'href="https://track.example/KE-1"',
      'Track parcel KE-1',
      'Your reference: PO-9',
      '25.00',
      '75.00',
      'Due ',
      '12 Moi Avenue',
    ])
      expect(text).toContain(said);
    const list = (await visitor.get('/wholesale/orders')).text;
    expect(list).toContain(`Order ${data.number}`);
    const account = (await visitor.get('/wholesale/account')).text;
    expect(account).toContain('Not due yet');
    expect(account).toContain('75.00');

    const otherCustomer = await newCompany(app, shop, { name: 'Zuri Spa' });
    const otherEmail = newEmail();
    await newBuyer(app, shop, otherCustomer, otherEmail);
    const stranger = await signedIn(app, shop, otherEmail);
    for (const path of [`/wholesale/orders/${id}`, `/wholesale/orders/${id}/invoice`, '/wholesale/orders/x'])
      expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(`/wholesale/orders/${id}/again`, {})).status).toBe(404);
    expect((await stranger.get('/wholesale/orders')).text).toContain('No orders yet');

    const elsewhere = await newWholesaleShop(app);
    await newBuyer(app, elsewhere, await newCompany(app, elsewhere), email);
    const there = await signedIn(app, elsewhere, email);
    expect((await there.get(`/wholesale/orders/${id}`)).status).toBe(404);
  });

  it('says what came back, and that a refund is due: on the order, in the list and on the balance page', async () => {
    await put(12);
    const id = idOf(await order());
    const line_id = (await sales.read(id)).data.lines[0]?.id ?? '';
    await sales.pay(id, { method: 'bank_transfer', amount: 12_000 });
    await sales.fulfil(id, { lines: [{ line_id, quantity: 8 }] });
    await sales.takeBack(id, { lines: [{ line_id, quantity: 3, restocked: true }], reason: 'Torn' });
    await sales.cancel(id, {});
    expect((await sales.read(id)).data).toMatchObject({
      ordered_total: 8000,
      total: 5000,
      outstanding: -7000,
    });

    const page = sumsOf((await visitor.get(`/wholesale/orders/${id}`)).text);
    expect(page).toEqual([
      ['Subtotal', 'KES 80.00'],
      ['Total', 'KES 80.00'],
      ['Returned', '−KES 30.00'],
      ['Paid', 'KES 120.00'],
      ['Refund due', 'KES 70.00'],
    ]);
    const list = wordsOf((await visitor.get('/wholesale/orders')).text);
    expect(list).toContain('KES 80.00 Refund due: KES 70.00');
    const account = (await visitor.get('/wholesale/account')).text;
    expect(sumsOf(account)).toEqual([['Refund due', 'KES 70.00']]);
    expect(account).not.toContain('Nothing is due.');
    expect(account).toContain('Orders with a refund due');
    expect(account).toContain(`/wholesale/orders/${id}`);
  });

  it('has its invoice and statement as PDF', async () => {
    await put(2);
    const id = idOf(await order());
    const invoice = await visitor.get(`/wholesale/orders/${id}/invoice`);
    expect(invoice).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(invoice.text.startsWith('%PDF-')).toBe(true);
    expect(invoice.headers['cache-control']).toBe('private, no-store');
    const statement = await visitor.get('/wholesale/statement?from_day=2026-01-01&to_day=2027-01-01');
    expect(statement.headers['content-disposition']).toContain('statement-2026-01-01-2027-01-01.pdf');
    for (const query of [
      '',
      '?from_day=2026-02-01&to_day=2026-01-01',
      '?from_day=x&to_day=2026-01-01',
      '?from_day=2026-02-31&to_day=2026-13-01',
      '?from_day=0002-11-15&to_day=2026-01-01',
    ])
      expect((await visitor.get(`/wholesale/statement${query}`)).status).toBe(400);
  });

  it('is ordered again as far as it is still offered', async () => {
    const maize = await newItem(app, shop, { price: 500, opening_stock: 100 }, 'Maize');
    await put(2);
    await put(3, maize.variantId);
    const id = idOf(await order());
    await run(`update app.products set status = 'draft' where id = $1`, [maize.productId]);
    const left = await visitor.post(`/wholesale/orders/${id}/again`, {});
    expect(left.text).toContain('Not added, as they are no longer offered: Maize');
    await run(`update app.products set status = 'active' where id = $1`, [maize.productId]);
    const whole = await visitor.post(`/wholesale/orders/${id}/again`, {});
    expect(whole).toMatchObject({ status: 303, location: '/wholesale/cart' });
    const [cart] = await run('select lines from app.wholesale_buyer_carts where buyer_id = $1', [buyerId]);
    expect(cart?.lines).toEqual([
      { variant_id: rice.variantId, quantity: 4 },
      { variant_id: maize.variantId, quantity: 3 },
    ]);
  });
});
