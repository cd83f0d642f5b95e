import { randomUUID } from 'node:crypto';
import { limits } from '@sokoni/rules/limits';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});

async function newProduct(title: string, opening_stock = 10) {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title, status: 'active', variants: [{ price: 25_000, opening_stock }] },
  });
  return made.data.variants[0]?.id ?? '';
}

let visitors = 0;
/** Each from an address of their own. */
function newVisitor() {
  visitors += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  return {
    ...visitor,
    get: (path: string, headers = {}) => visitor.get(path, { ...from, ...headers }),
    post: (path: string, form: Record<string, string>, headers = {}) =>
      visitor.post(path, form, { ...from, ...headers }),
  };
}

/** The hidden fields of the checkout's form. */
function hiddenFields(text: string): Record<string, string> {
  const found = [...text.matchAll(/<input type="hidden" name="(checkout|total)" value="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]));
}

const buyer = {
  ...{
    email: 'wanjiru@buyers.example',
    name: 'Wanjiru <b>Njeri</b>',
    line1: '12 Moi Avenue',
    city: 'Nairobi',
  },
  ...{ country: 'KE', delivery: 'standard', payment: 'pay_on_delivery' },
};

describe('Buying without a script', () => {
  it('leads from the product over cart and checkout to the order, which its buyer follows', async () => {
    const mug = await newProduct('Blue mug');
    const visitor = newVisitor();
    expect((await visitor.get('/cart')).text).toContain('Your cart is empty');
    const added = await visitor.post('/cart/lines', { variant_id: mug, quantity: '2' });
    expect(added).toMatchObject({ status: 303, location: '/cart' });
    expect(added.headers['set-cookie']?.[0]).toMatch(/^cart=[\w-]{22}; Path=\/; .*SameSite=Lax; HttpOnly$/);
    expect(visitor.cookies.get('cart_units')).toBe('2');
    const cart = await visitor.get('/cart');
    expect(cart.text).toContain('href="/products/blue-mug"');
    expect(cart.headers['cache-control']).toBe('private, no-store');
    const checkout = await visitor.get('/checkout');
    expect(checkout.text).toContain('Your items are held until');
    // The only way that there is to have it.
    expect(checkout.text).toContain('<dt>Delivery</dt><dd>Free</dd>');
    const fields = hiddenFields(checkout.text);
    const missing = await visitor.post('/checkout', { ...fields, ...buyer, email: '', phone: '' });
    expect(missing.status).toBe(400);
    expect(missing.text).toContain('Enter an email or a phone number');
    // What was typed stays, and nothing of it is markup.
    expect(missing.text).toContain('value="Wanjiru &lt;b&gt;Njeri&lt;/b&gt;"');
    const placed = await visitor.post('/checkout', { ...fields, ...buyer });
    expect(placed).toMatchObject({ status: 303, location: expect.stringMatching(/^\/orders\/[\w-]{22}$/) });
    expect(await visitor.post('/checkout', { ...fields, ...buyer })).toMatchObject({
      location: placed.location,
    });
    expect(visitor.cookies.get('cart_units')).toBe('0');
    const order = await visitor.get(placed.location);
    expect(order.text).toContain('Order received');
    expect(order.text).toContain('12 Moi Avenue');
    expect(order.headers['referrer-policy']).toBe('same-origin');

    const { data } = await app.call('GET /marketplace/v1/stores/{id}/orders', at());
    const { id = '' } = data.items[0] ?? {};
    const { data: full } = await app.call(
      'GET /marketplace/v1/stores/{id}/orders/{order_id}',
      at({ order_id: id }),
    );
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
      ...at({ order_id: id }),
      body: {
        ...{ carrier: 'Sendy', tracking_number: 'SN-1', tracking_url: 'https://sendy.example/SN-1' },
        lines: full.lines.map((line) => ({ line_id: line.id, quantity: line.quantity })),
      },
    });
    expect((await visitor.get(placed.location)).text).toContain('https://sendy.example/SN-1');
    const mail = await app.mailTo(buyer.email);
    expect(mail.subject).toContain('is on its way');
    expect(mail.text).toContain(placed.location);
    expect(mail.text).toContain('https://sendy.example/SN-1');
  });

  it('asks for an address as its country writes it', async () => {
    const mug = await newProduct('Green mug');
    const visitor = newVisitor();
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
    const fields = hiddenFields((await visitor.get('/checkout')).text);
    const place = (address: Record<string, string>) =>
      visitor.post('/checkout', { ...fields, ...buyer, email: 'reads@buyers.example', ...address });
    const lagos = await place({ country: 'NG', city: 'Ikeja' });
    expect(lagos.status).toBe(400);
    expect(lagos.text).toContain('Enter the state');
    expect(lagos.text).toMatch(/<select name="region"[^>]*>.*<option>Lagos<\/option>/s);
    const london = await place({ country: 'GB', city: 'London', postal_code: '1234' });
    expect(london.text).toContain('Enter a postcode such as SW1A 1AA');
    expect(london.text).not.toContain('name="region"');
    const dubai = await place({ country: 'AE', city: 'Deira', region: 'Dubai', postal_code: '' });
    expect(dubai).toMatchObject({ status: 303, location: expect.stringMatching(/^\/orders\//) });
  });

  it('says on the cart what cannot be had, and takes no price', async () => {
    const mug = await newProduct('Red mug', 3);
    const visitor = newVisitor();
    const tooMany = await visitor.post('/cart/lines', {
      variant_id: mug,
      quantity: '4',
      price: '1',
      unit_price: '1',
    });
    expect(tooMany).toMatchObject({
      status: 400,
      text: expect.stringContaining('Selected Quantity not available'),
    });
    for (const quantity of ['-1', '1e9', '0.5', '99999999999', 'x'])
      expect(await visitor.post('/cart/lines', { variant_id: mug, quantity }), quantity).toMatchObject({
        status: 400,
      });
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1', price: '1', unit_price: '1' });
    expect(hiddenFields((await visitor.get('/checkout')).text).total).toBe('25000');
    await visitor.post('/cart', { [`quantity:${mug}`]: '3' });
    expect(visitor.cookies.get('cart_units')).toBe('3');
    await visitor.post('/cart', { [`quantity:${mug}`]: '0' });
    expect((await visitor.get('/cart')).text).toContain('Your cart is empty');
  });

  it('refuses forms of other sites, and shows nobody another order or cart', async () => {
    const mug = await newProduct('Green mug');
    const visitor = newVisitor();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect(await visitor.post('/cart/lines', { variant_id: mug }, headers)).toMatchObject({ status: 403 });
    expect(visitor.cookies.size).toBe(0);
    await visitor.post('/cart/lines', { variant_id: mug });
    const fields = hiddenFields((await visitor.get('/checkout')).text);
    const other = newVisitor();
    await other.post('/cart/lines', { variant_id: mug });
    expect(await other.post('/checkout', { ...fields, ...buyer })).toMatchObject({ status: 404 });
    expect(await other.get('/orders/AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({ status: 404 });
    expect(await other.get('/orders/..%2f..%2fetc')).toMatchObject({ status: 404 });
    expect(await other.get(`/cart/restore/${fields.checkout}.AAAA`)).toMatchObject({
      status: 303,
      location: '/cart',
    });
  });

  it('leads from an address that takes forms alone to the page of the form', async () => {
    const visitor = newVisitor();
    for (const [path, page] of [
      ['/cart/lines', '/cart'],
      ['/cart/discount', '/cart'],
      ['/checkout/code', '/checkout'],
      ['/checkout/store-credit', '/checkout'],
      ['/account/code', '/account/login'],
      ['/account/addresses', '/account'],
      ['/account/orders/01900000-0000-7000-8000-00000000000a/again', '/account'],
      ['/wishlist/removal', '/wishlist'],
      ['/orders/AAAAAAAAAAAAAAAAAAAAAA/proof', '/orders/AAAAAAAAAAAAAAAAAAAAAA'],
      ['/orders/..%2f..%2fevil/proof', '/orders/..%2F..%2Fevil'],
    ] as const)
      expect(await visitor.get(path), path).toMatchObject({ status: 303, location: page });
  });

  it('says so to who comes too often, with a time to come back', async () => {
    const visitor = newVisitor();
    const answers = [];
    for (let count = 0; count <= limits.checkoutsPerAddressMinute; count += 1)
      answers.push(await visitor.get('/checkout'));
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, text: expect.stringContaining('Wait a moment') });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers.at(-2)?.status).toBe(200);
    expect(await newVisitor().get('/checkout')).toMatchObject({ status: 200 });
  });

  it('lets two of a rush at one shop go on at a time and sixteen wait, and asks the rest to come again', async () => {
    const mug = await newProduct('Rare mug', 50);
    const client = new pg.Client({ connectionString: app.database.superUrl });
    await client.connect();
    await client.query('begin; lock table app.carts in access exclusive mode');
    const [rush, refused] = [25, 7];
    const answers = Array.from({ length: rush }, () =>
      newVisitor().post('/cart/lines', { variant_id: mug, quantity: '1' }),
    );
    await new Promise<void>((resolve) => {
      let answered = 0;
      for (const answer of answers)
        void answer.then(() => {
          answered += 1;
          if (answered === refused) resolve();
        });
    });
    await client.query('commit');
    await client.end();
    const told = await Promise.all(answers);
    const sent = told.filter(({ status }) => status === 503);
    expect(sent).toHaveLength(refused);
    expect(sent[0]).toMatchObject({
      headers: { 'retry-after': '2' },
      text: expect.stringContaining('Wait a moment'),
    });
    expect(told.filter(({ status }) => status === 303)).toHaveLength(rush - refused);
  });
});

describe('An order that is collected', () => {
  it('is told to be ready once, by mail and on its page; no other can be', async () => {
    const shop = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Pili' });
    const inShop = (params: Record<string, string> = {}) => ({
      token: owner.token,
      params: { id: shop.id, ...params },
    });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/delivery', inShop());
    const location_id = data.pickup[0]?.location_id ?? '';
    await app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
      ...inShop({ location_id }),
      body: { version: 0, offered: true, instructions: 'Ring the bell', lead_hours: 1, slots: [] },
    });
    await app.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
      ...inShop({ location_id }),
      body: { address: '7 Kenyatta Road', city: 'Nairobi' },
    });
    const mpesa = randomUUID();
    await app.call('PUT /marketplace/v1/stores/{id}/manual-payments', {
      ...inShop(),
      body: {
        version: 0,
        mobile_money: [{ id: mpesa, name: 'M-Pesa', number: 'Paybill 555111', instructions: '' }],
      },
    });
    const mug = await app.call('POST /marketplace/v1/stores/{id}/products', {
      ...inShop(),
      body: { title: 'Mug', status: 'active', variants: [{ price: 25_000, opening_stock: 9 }] },
    });
    const visitor = shopVisitor(app.url, `${shop.subDomain}.localhost:3000`);
    await visitor.post('/cart/lines', { variant_id: mug.data.variants[0]?.id ?? '', quantity: '1' });
    const fields = hiddenFields((await visitor.get('/checkout')).text);
    const email = 'collects@buyers.example';
    const placed = await visitor.post('/checkout', {
      ...{ ...fields, ...buyer, email, line1: '' },
      ...{ delivery: `pickup:${location_id}`, payment: `mobile_money:${mpesa}` },
    });
    expect(placed.status).toBe(303);
    const { data: listed } = await app.call('GET /marketplace/v1/stores/{id}/orders', inShop());
    const order_id = listed.items[0]?.id ?? '';
    const ready = () =>
      app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/ready', {
        ...inShop({ order_id }),
        body: {},
      });
    const told = await ready();
    expect(told).toMatchObject({
      message: 'Marked as ready for pickup',
      data: { delivery: { title: 'Main location', collected: true, pickup: null, recipient: buyer.name } },
    });
    expect(told.data.delivery?.ready_at).not.toBeNull();
    expect((await ready()).data.events.filter(({ kind }) => kind === 'ready')).toHaveLength(1);
    const page = await visitor.get(placed.location);
    expect(page.text).toContain('Ready to collect');
    expect(page.text).toContain('Collected by');
    // The place, its address, and what the store says of the way.
    expect(page.text).toContain('Where to collect');
    expect(page.text).toContain('<span>7 Kenyatta Road</span>');
    expect(page.text).toContain('Ring the bell');
    const reference = `Write ${told.data.number} as the reference.`;
    expect(page.text).toContain(reference);
    expect(page.text).not.toContain('Send picture');
    const mail = await app.mailTo(email);
    expect(mail.subject).toContain('is ready to collect');
    expect(mail.text).toContain('Collect at Main location');
    expect(mail.text).toContain('7 Kenyatta Road, Nairobi');
    expect(mail.text).toContain('Ring the bell');
    const mails = await app.mails();
    const confirmed = mails.find(({ to, subject }) => to === email && subject.includes('confirmed'));
    const paying = ['How to pay: M-Pesa', 'Paybill 555111', reference];
    for (const words of ['Collect at Main location', 'Ring the bell', ...paying])
      expect(confirmed?.text).toContain(words);

    const counter = await app.call('POST /marketplace/v1/stores/{id}/orders', {
      ...inShop(),
      body: {
        lines: [{ title: 'Repair', unit_price: 500, quantity: 1 }],
        settlement: { payment_type: 'pod' },
      },
    });
    const refused = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/ready', {
      ...inShop({ order_id: counter.data.id }),
      body: {},
    });
    expect(refused).toMatchObject({ status: 409, error: 'wrong_state' });
  });
});

describe('What happens to an order afterwards', () => {
  /** An order of two mugs, as it stands in the office and at its link. */
  async function ordered(email: string) {
    const mug = await newProduct(`Mug of ${email}`);
    const visitor = newVisitor();
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '2' });
    const fields = hiddenFields((await visitor.get('/checkout')).text);
    const { location } = await visitor.post('/checkout', { ...fields, ...buyer, email });
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/orders', at());
    const order_id = data.items[0]?.id ?? '';
    const { data: order } = await app.call(
      'GET /marketplace/v1/stores/{id}/orders/{order_id}',
      at({ order_id }),
    );
    return { visitor, location, order_id, line_id: order.lines[0]?.id ?? '' };
  }
  const fulfil = (order_id: string, line_id: string, quantity: number) =>
    app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments', {
      ...at({ order_id }),
      body: { lines: [{ line_id, quantity }] },
    });
  const cancel = (order_id: string, reason: string) =>
    app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation', {
      ...at({ order_id }),
      body: { reason },
    });

  it('is mailed when it is cancelled, with the reason and what was given back', async () => {
    const email = 'waits@buyers.example';
    const { order_id, location } = await ordered(email);
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/payments', {
      ...at({ order_id }),
      body: { method: 'cash', amount: 20_000 },
    });
    await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds', {
      ...at({ order_id }),
      body: { method: 'cash', amount: 20_000 },
    });
    expect(await cancel(order_id, 'Broken in the kiln')).toMatchObject({ status: 200 });
    const mails = (await app.mails()).filter(({ to }) => to === email);
    const told = mails.find(({ subject }) => subject.includes('was cancelled'));
    expect(told?.subject).toMatch(/^Order #\d+ was cancelled · Duka la Amina$/);
    expect(told?.text).toContain('Reason: Broken in the kiln');
    expect(told?.text).toMatch(/We have refunded .*200\.00/);
    expect(told?.text).toContain(location);
  });

  it('is mailed as well when the rest of it is cancelled', async () => {
    const email = 'half@buyers.example';
    const { order_id, line_id } = await ordered(email);
    await fulfil(order_id, line_id, 1);
    await cancel(order_id, '');
    const mails = (await app.mails()).filter(({ to }) => to === email);
    const told = mails.find(({ subject }) => subject.includes('was cancelled'));
    expect(told?.subject).toContain('Part of order');
    expect(told?.text).not.toContain('Reason');
  });

  it('adds up on its page when some of it comes back', async () => {
    const { visitor, location, order_id, line_id } = await ordered('returns@buyers.example');
    await fulfil(order_id, line_id, 2);
    const returned = await app.call('POST /marketplace/v1/stores/{id}/orders/{order_id}/returns', {
      ...at({ order_id }),
      body: { lines: [{ line_id, quantity: 1, restocked: true }] },
    });
    expect(returned.status).toBe(200);
    const { text } = await visitor.get(location);
    expect(text).toContain('<strong>Partially returned</strong>');
    expect(text).toMatch(/<dt>Returned<\/dt><dd>-?[^<]*250\.00<\/dd>/);
  });
});

describe('A cart that was left', () => {
  it('is mailed of once, with consent, by a link that opens it again', async () => {
    const mug = await newProduct('White mug');
    const leave = async (email: string, reminders: string) => {
      const visitor = newVisitor();
      await visitor.post('/cart/lines', { variant_id: mug, quantity: '2' });
      const fields = hiddenFields((await visitor.get('/checkout')).text);
      await visitor.post('/checkout', { ...fields, ...buyer, email, reminders, act: 'update' });
    };
    await leave('asked@buyers.example', 'on');
    await leave('silent@buyers.example', '');
    await query(app.database.superUrl, `update app.carts set updated_at = now() - interval '3 hours'`);
    const remind = () => query(app.database.superUrl, `select app.enqueue('remind_of_carts', '{}')`);
    await remind();
    await app.mails();
    await remind();
    const mails = (await app.mails()).filter(({ subject }) => subject.includes('left something'));
    expect(mails.map(({ to }) => to)).toEqual(['asked@buyers.example']);
    const link = /\/cart\/restore\/\S+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const elsewhere = newVisitor();
    expect(await elsewhere.get(link)).toMatchObject({ status: 303, location: '/cart' });
    expect((await elsewhere.get('/cart')).text).toContain('White mug');
  });
});
