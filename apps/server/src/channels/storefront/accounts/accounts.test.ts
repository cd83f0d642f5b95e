import { randomUUID } from 'node:crypto';
import { limits } from '@sokoni/rules/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#core/database/access/connect.ts';
import { silentLog } from '#core/database/access/log.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import {
  hiddenInCheckout,
  type ShopAnswer,
  type ShopVisitor,
  shopVisitor,
} from '#testing/http/shop-visitor.ts';
import { purgeBuyers } from './purge-queries.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
  mug = await newProduct('Blue mug');
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});

async function newProduct(title: string, opening_stock = 50): Promise<string> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title, status: 'active', variants: [{ price: 25_000, opening_stock }] },
  });
  return made.data.variants[0]?.id ?? '';
}

let visitors = 0;
/** Each from an address of their own. */
function newVisitor(subDomain = store.subDomain): ShopVisitor {
  visitors += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const visitor = shopVisitor(app.url, `${subDomain}.localhost:3000`);
  return {
    ...visitor,
    get: (path, headers = {}) => visitor.get(path, { ...from, ...headers }),
    post: (path, form, headers = {}) => visitor.post(path, form, { ...from, ...headers }),
  };
}

const newEmail = () => `${randomUUID().slice(0, 8)}@buyers.example`;

async function buy(visitor: ShopVisitor, email: string, phone = ''): Promise<string> {
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '2' });
  const placed = await placeOrder(visitor, email, phone);
  expect(placed.status).toBe(303);
  return placed.location;
}

/** Sends the form of the checkout. */
async function placeOrder(visitor: ShopVisitor, email: string, phone = ''): Promise<ShopAnswer> {
  return visitor.post('/checkout', {
    ...hiddenInCheckout(await visitor.get('/checkout')),
    ...{ email, phone, name: 'Asha Mwangi', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' },
    ...{ delivery: 'standard', payment: 'pay_on_delivery' },
  });
}

async function codeFor(email: string): Promise<string> {
  const { text } = await app.mailTo(email);
  return /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '';
}

async function loggedIn(email: string, visitor = newVisitor()): Promise<ShopVisitor> {
  await visitor.post('/account/login', { email });
  const answer = await visitor.post('/account/code', { email, code: await codeFor(email) });
  expect(answer).toMatchObject({ status: 303, location: '/account' });
  return visitor;
}

describe('Logging in to a shop', () => {
  it('takes the code that was mailed, once, and opens what was bought with that email', async () => {
    const email = newEmail();
    const link = await buy(newVisitor(), email);
    const visitor = newVisitor();
    expect(await visitor.get('/account')).toMatchObject({ status: 303, location: '/account/login' });
    const asked = await visitor.post('/account/login', { email });
    expect(asked.text).toContain('a code is on its way');
    const code = await codeFor(email);
    const answer = await visitor.post('/account/code', { email, code });
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^account=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    const account = await visitor.get('/account');
    expect(account.headers['cache-control']).toBe('private, no-store');
    expect(account.text).toContain(link);
    expect(account.text).toContain('12 Moi Avenue');
    const again = await newVisitor().post('/account/code', { email, code });
    expect(again).toMatchObject({ status: 400, text: expect.stringContaining('wrong or has expired') });
    await visitor.post('/account/logout', {});
    expect((await visitor.get('/account')).status).toBe(303);
  });

  it('opens what was bought with that email, also where the phone number is that of somebody with another email', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const phone = '0712 555 019';
    await buy(newVisitor(), first, phone);
    const link = await buy(newVisitor(), second, phone);
    const account = await (await loggedIn(second)).get('/account');
    expect(account.text).toContain(link);
    expect((await (await loggedIn(first)).get('/account')).text).not.toContain(link);
  });

  it('tells nobody whether an email has bought, and shows an account without orders', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await buy(newVisitor(), known);
    const answers = await Promise.all(
      [known, unknown].map(async (email) => {
        const { status, text } = await newVisitor().post('/account/login', { email });
        return { status, text: text.replaceAll(email, '') };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const visitor = await loggedIn(unknown);
    expect((await visitor.get('/account')).text).toContain('You have no orders with this email yet.');
  });

  it('refuses what is no email, codes that are old, guesses and mails without end', async () => {
    const email = newEmail();
    expect((await newVisitor().post('/account/login', { email: 'asha' })).status).toBe(400);
    await newVisitor().post('/account/login', { email });
    const code = await codeFor(email);
    await query(
      app.database.superUrl,
      `update app.buyer_codes set issued_at = issued_at - interval '11 minutes' where email_key = $1`,
      [email],
    );
    expect((await newVisitor().post('/account/code', { email, code })).status).toBe(400);
    for (let guess = 1; guess < limits.wrongBuyerCodePerEmailHour; guess += 1) {
      const wrong = await newVisitor().post('/account/code', { email, code: '000000' });
      expect(wrong.status).toBe(400);
    }
    const guessed = await newVisitor().post('/account/code', { email, code });
    expect(guessed).toMatchObject({ status: 429, text: expect.stringContaining('Too many codes') });
    for (let mail = 1; mail < limits.buyerCodesPerEmailHour; mail += 1)
      expect((await newVisitor().post('/account/login', { email })).status).toBe(200);
    const refused = await newVisitor().post('/account/login', { email });
    expect(refused).toMatchObject({ status: 429, text: expect.stringContaining('Too many codes') });
    expect(refused.text).not.toContain('a code is on its way');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is of one shop: neither its code nor its cookie opens another, and no form of another site is taken', async () => {
    const email = newEmail();
    const visitor = await loggedIn(email);
    const other = await app.newStore(owner.token, { mode: 'live', test_product: false });
    const there = newVisitor(other.subDomain);
    there.cookies.set('account', visitor.cookies.get('account') ?? '');
    expect((await there.get('/account')).location).toBe('/account/login');
    const foreign = { origin: 'https://evil.example' };
    expect((await visitor.post('/account/logout', {}, foreign)).status).toBe(403);
    expect((await visitor.get('/account')).status).toBe(200);
  });

  it('ends, and leaves nothing behind', async () => {
    const email = newEmail();
    const visitor = await loggedIn(email);
    await visitor.post('/account/login', { email });
    await query(
      app.database.superUrl,
      'update app.buyer_sessions set expires_at = now() where email_key = $1',
      [email],
    );
    expect((await visitor.get('/account')).status).toBe(303);
    const pool = openPool(app.database.ownerUrl, { max: 1, applicationName: 'test', log: silentLog });
    await purgeBuyers(pool, new Date(Date.now() + 2 * 24 * 3_600_000));
    await pool.end();
    const left = await query(
      app.database.superUrl,
      `select 1 from app.buyer_sessions where email_key = $1
       union all select 1 from app.buyer_codes where email_key = $1`,
      [email],
    );
    expect(left).toEqual([]);
  });
});

describe('An account at a shop', () => {
  it('keeps addresses, and begins the checkout with them', async () => {
    const email = newEmail();
    await buy(newVisitor(), email);
    const visitor = await loggedIn(email);
    const wrong = await visitor.post('/account/addresses', { line1: '', country: 'KE' });
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('Enter a street address') });
    const kept = await visitor.post('/account/addresses', { recipient: 'Njeri', line1: '', country: 'KE' });
    expect(kept.text).toContain('value="Njeri"');
    const elsewhere = { act: 'update', recipient: 'Njeri', line1: '1 King Street', country: 'CA' };
    const inCanada = await visitor.post('/account/addresses', elsewhere);
    expect(inCanada.text).toContain('Province');
    expect(inCanada.text).toContain('value="1 King Street"');
    const added = await visitor.post('/account/addresses', {
      ...{ recipient: 'Njeri', line1: '4 Ngong <Road>', city: 'Nairobi', country: 'KE' },
    });
    expect(added).toMatchObject({ status: 303, location: '/account' });
    const { text } = await visitor.get('/account');
    expect(text).toContain(
      '<address><span>Njeri</span><span>4 Ngong &lt;Road&gt;</span><span>Nairobi</span>',
    );
    expect(text).toContain('aria-label="Remove address: Njeri, 4 Ngong &lt;Road&gt;, Nairobi, Kenya"');
    const [first = ''] = /\/account\/addresses\/[\w-]+\/removal/.exec(text) ?? [];
    await visitor.post(first, {});
    expect((await visitor.get('/account')).text).not.toContain('12 Moi Avenue');
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
    const checkout = await visitor.get('/checkout');
    expect(checkout.text).toContain(`value="${email}"`);
    expect(checkout.text).toContain('value="4 Ngong &lt;Road&gt;"');
  });

  it('keeps none where nothing was bought', async () => {
    const visitor = await loggedIn(newEmail());
    const answer = await visitor.post('/account/addresses', { line1: '4 Ngong Road', country: 'KE' });
    expect(answer.status).toBe(404);
  });

  it('buys again what there is, says what there is not, and nothing of the order of another', async () => {
    const [email, stranger] = [newEmail(), newEmail()];
    const lamp = await newProduct('Paper lamp', 2);
    const guest = newVisitor();
    await guest.post('/cart/lines', { variant_id: lamp, quantity: '1' });
    await buy(guest, email);
    const visitor = await loggedIn(email);
    const [again = ''] = /\/account\/orders\/[\w-]+\/again/.exec((await visitor.get('/account')).text) ?? [];
    const answer = await visitor.post(again, {});
    expect(answer).toMatchObject({ status: 303, location: '/cart' });
    expect((await visitor.get('/cart')).text).toContain('Paper lamp');
    const product = await query<{ product_id: string }>(
      app.database.superUrl,
      'select product_id from app.variants where id = $1',
      [lamp],
    );
    await query(app.database.superUrl, `update app.products set status = 'archived' where id = $1`, [
      product[0]?.product_id,
    ]);
    const partly = await visitor.post(again, {});
    expect(partly.status).toBe(200);
    expect(partly.text).toContain('no longer available: Paper lamp');
    const other = await loggedIn(stranger);
    expect((await other.post(again, {})).status).toBe(404);
    expect((await other.post('/account/orders/none/again', {})).status).toBe(404);
  });

  it('shows what there is to spend', async () => {
    const email = newEmail();
    await buy(newVisitor(), email);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/customers', {
      ...at(),
      query: { search: email },
    });
    const customer_id = data.items[0]?.id ?? '';
    await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
      ...at({ customer_id }),
      body: { amount: 70_000, reason: 'Thank you' },
    });
    const visitor = await loggedIn(email);
    expect((await visitor.get('/account')).text).toMatch(/KES\s700/);
  });
});

describe('A wish list', () => {
  it('is kept by the browser, shows what the shop has, and forgets', async () => {
    const visitor = newVisitor();
    const { text } = await visitor.get('/products/blue-mug');
    const [, product_id = ''] = /name="product_id" value="([^"]+)"/.exec(text) ?? [];
    expect((await visitor.get('/wishlist')).text).toContain('Nothing is on your wish list');
    expect(await visitor.post('/wishlist', { product_id })).toMatchObject({ location: '/wishlist' });
    expect((await visitor.get('/wishlist')).text).toContain('Blue mug');
    expect((await visitor.post('/wishlist', { product_id: '<script>' })).status).toBe(404);
    await visitor.post('/wishlist', { product_id: randomUUID() });
    await visitor.post('/wishlist/removal', { product_id });
    expect((await visitor.get('/wishlist')).text).toContain('Nothing is on your wish list');
  });
});

it('An address of the account is chosen at the checkout, and nobody else’s', async () => {
  const email = newEmail();
  await buy(newVisitor(), email);
  const visitor = await loggedIn(email);
  await visitor.post('/account/addresses', {
    ...{ recipient: 'Njeri', line1: '4 Ngong Road', city: 'Nakuru', country: 'KE' },
  });
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
  const { text } = await visitor.get('/checkout');
  const [, id = ''] = /<option value="([\w-]{36})">4 Ngong Road/.exec(text) ?? [];
  const chosen = await visitor.post('/checkout', { email, act: 'update', line1: 'x', saved_address: id });
  expect(chosen).toMatchObject({ status: 303, location: '/checkout' });
  const filled = (await visitor.get('/checkout')).text;
  for (const value of ['4 Ngong Road', 'Nakuru', 'Njeri']) expect(filled).toContain(`value="${value}"`);
  const stranger = newVisitor();
  await stranger.post('/cart/lines', { variant_id: mug, quantity: '1' });
  await stranger.get('/checkout');
  await stranger.post('/checkout', { email, act: 'update', line1: 'x', saved_address: id });
  expect((await stranger.get('/checkout')).text).not.toContain('4 Ngong Road');
});

describe('Store credit at the checkout', () => {
  interface Paid {
    method: string;
    amount: number;
  }
  const paidBy = (email: string) =>
    query<Paid>(
      app.database.superUrl,
      `select payment.method, payment.amount::int from app.order_payments payment
       join app.orders placed on placed.store_id = payment.store_id and placed.id = payment.order_id
       join app.customers buyer on buyer.store_id = placed.store_id and buyer.id = placed.customer_id
       where buyer.email_key = $1 order by payment.received_at, payment.amount`,
      [email],
    );

  /** Somebody who has bought, was given credit, and logs in. */
  async function buyerWithCredit(amount: number): Promise<{ email: string; visitor: ShopVisitor }> {
    const email = newEmail();
    await buy(newVisitor(), email);
    const [found] = await query<{ id: string }>(
      app.database.superUrl,
      'select id from app.customers where store_id = $1 and email_key = $2',
      [store.id, email],
    );
    const given = await app.call('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
      ...at({ customer_id: found?.id ?? '' }),
      body: { amount, reason: 'A mug was chipped' },
    });
    expect(given.status).toBe(200);
    return { email, visitor: await loggedIn(email) };
  }

  async function withMugs(visitor: ShopVisitor): Promise<string> {
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '2' });
    return (await visitor.get('/checkout')).text;
  }

  it('pays as far as it goes, for the customer who has logged in, whatever email is typed', async () => {
    const { email, visitor } = await buyerWithCredit(30_000);
    expect(await withMugs(visitor)).toContain('You have KES\u00a0300.00 of store credit');
    const used = await visitor.post('/checkout/store-credit', { use: '1' });
    expect(used).toMatchObject({ status: 303, location: '/checkout' });
    const { text } = await visitor.get('/checkout');
    expect(text).toMatch(/Store credit<\/dt><dd>\WKES\s300\.00/);
    expect(text).toContain('KES\u00a0200.00');
    expect((await placeOrder(visitor, newEmail())).status).toBe(303);
    expect(await paidBy(email)).toEqual([{ method: 'store_credit', amount: 30_000 }]);
    expect((await visitor.get('/account')).text).not.toContain('to spend');
  });

  it('pays the whole of an order without another way to pay', async () => {
    const { email, visitor } = await buyerWithCredit(90_000);
    await withMugs(visitor);
    await visitor.post('/checkout/store-credit', { use: '1' });
    expect((await placeOrder(visitor, email)).status).toBe(303);
    expect(await paidBy(email)).toEqual([{ method: 'store_credit', amount: 50_000 }]);
    expect((await visitor.get('/account')).text).toContain('KES\u00a0400.00');
  });

  it('is spent once by two carts at the same time', async () => {
    const { email, visitor } = await buyerWithCredit(50_000);
    const other = await loggedIn(email);
    for (const one of [visitor, other]) {
      await withMugs(one);
      await one.post('/checkout/store-credit', { use: '1' });
    }
    const answers = await Promise.all([visitor, other].map((one) => placeOrder(one, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect(await paidBy(email)).toEqual([{ method: 'store_credit', amount: 50_000 }]);
  });

  it('that was spent elsewhere since is said before anything is placed', async () => {
    const { email, visitor } = await buyerWithCredit(50_000);
    const other = await loggedIn(email);
    for (const one of [visitor, other]) {
      await withMugs(one);
      await one.post('/checkout/store-credit', { use: '1' });
    }
    expect((await placeOrder(visitor, email)).status).toBe(303);
    const refused = await placeOrder(other, email);
    expect(refused).toMatchObject({
      status: 400,
      text: expect.stringContaining('You now pay KES\u00a0500.00'),
    });
    expect((await placeOrder(other, email)).status).toBe(303);
    expect(await paidBy(email)).toEqual([{ method: 'store_credit', amount: 50_000 }]);
  });

  it('is kept for later, or for nobody, once its buyer has logged out', async () => {
    const { email, visitor } = await buyerWithCredit(50_000);
    await withMugs(visitor);
    await visitor.post('/checkout/store-credit', { use: '1' });
    await visitor.post('/checkout/store-credit', { use: '' });
    expect((await visitor.get('/checkout')).text).toContain('Use store credit');
    await visitor.post('/checkout/store-credit', { use: '1' });
    await visitor.post('/account/logout', {});
    const { text } = await visitor.get('/checkout');
    expect(text).not.toContain('Store credit');
    expect((await placeOrder(visitor, newEmail())).status).toBe(303);
    expect(await paidBy(email)).toEqual([]);
    const stranger = newVisitor();
    await withMugs(stranger);
    const refused = await stranger.post('/checkout/store-credit', { use: '1' });
    expect(refused).toMatchObject({ status: 303, location: '/account/login' });
  });
});
