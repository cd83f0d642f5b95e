import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newItem } from '#testing/clients/purchasing-calls.ts';
import {
  listedPrices,
  newBuyer,
  newCompany,
  newEmail,
  newWholesaleShop,
  orderForm,
  signedIn,
  visitorAt,
  type WholesaleShop,
} from '#testing/clients/shop-buyer-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp } from '#testing/http/app.ts';
import type { ShopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let shop: WholesaleShop;
let customerId: string;
let email: string;
let buyerId: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await newWholesaleShop(app);
  customerId = await newCompany(app, shop, { customer: { addresses: [lodge] } });
  email = newEmail();
  buyerId = await newBuyer(app, shop, customerId, email);
});

const lodge = { recipient: 'Stores', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' };
const item = (fields: object = {}, title = 'Rice') =>
  newItem(app, shop, { price: 1000, opening_stock: 1000, ...fields }, title);
const run = (text: string, values: unknown[]) => query(app.database.superUrl, text, values);
const orders = () =>
  run('select * from app.wholesale_orders where store_id = $1', [shop.storeId]) as Promise<
    { order_id: string; customer_id: string; placed_by_buyer: string; reference: string }[]
  >;
const cartOf = async () => {
  const rows = await run('select lines from app.wholesale_buyer_carts where buyer_id = $1', [buyerId]);
  return rows[0]?.lines ?? [];
};
const settings = (body: object) =>
  app.call('PUT /marketplace/v1/stores/{id}/wholesale/settings', {
    token: shop.token,
    params: { id: shop.storeId },
    body: { version: 0, ...body },
  });
async function put(visitor: ShopVisitor, variant_id: string, quantity: number) {
  return visitor.post('/wholesale/cart/lines', { variant_id, quantity: String(quantity) });
}
async function order(visitor: ShopVisitor, fields: Record<string, string> = {}) {
  return visitor.post('/wholesale/checkout', {
    ...orderForm(await visitor.get('/wholesale/checkout')),
    ...fields,
  });
}

describe('The shop for companies', () => {
  it('is there where the store sells to businesses, and is kept and listed nowhere', async () => {
    await settings({ introduction: 'Rice by the tonne' });
    const page = await visitorAt(app, shop).get('/wholesale');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Rice by the tonne');
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const { token } = await app.verifiedUser();
    const off = await app.newStore(token, { mode: 'live', module_wholesale: 'disabled' });
    for (const path of ['/wholesale', '/wholesale/access', '/wholesale/cart', '/wholesale/orders']) {
      const nothing = await visitorAt(app, off).get(path);
      expect([path, nothing.status]).toEqual([path, 404]);
      expect(nothing.text).toContain('Page not found');
    }
    const refused = await visitorAt(app, off).post('/wholesale/login', { email });
    expect(refused.status).toBe(404);
  });

  it('leads who is not signed in to where that is done', async () => {
    const visitor = visitorAt(app, shop);
    for (const path of [
      '/cart',
      '/checkout',
      '/quick',
      '/orders',
      '/account',
      '/statement?from_day=2026-01-01&to_day=2026-01-02',
    ])
      expect(await visitor.get(`/wholesale${path}`)).toMatchObject({ status: 303, location: '/wholesale' });
    expect(await visitor.post('/wholesale/checkout', {})).toMatchObject({
      status: 303,
      location: '/wholesale',
    });
  });

  it('signs in with a mailed code, and tells an email that orders for nobody only to who reads its mail', async () => {
    const unknown = newEmail();
    const answers = await Promise.all(
      [email, unknown].map(async (typed) => {
        const { status, text } = await visitorAt(app, shop).post('/wholesale/login', { email: typed });
        return { status, text: text.replaceAll(typed, '') };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const visitor = await signedIn(app, shop, email);
    expect((await visitor.get('/wholesale')).text).toContain('Achieng Otieno, for Amani Lodge');
    const stranger = await signedIn(app, shop, unknown);
    const { text } = await stranger.get('/wholesale');
    expect(text).toContain(`${unknown} does not order for a company here.`);
    expect(await stranger.get('/wholesale/orders')).toMatchObject({ status: 303 });
    await visitor.post('/wholesale/logout', {});
    expect(await visitor.get('/wholesale/orders')).toMatchObject({ status: 303 });
  });

  it('speaks the language of the page, from the right where that is so', async () => {
    await app.call('PUT /marketplace/v1/stores/{id}/update', {
      token: shop.token,
      params: { id: shop.storeId },
      body: { language: 'ar' },
    });
    const visitor = await signedIn(app, shop, email);
    const { text } = await visitor.get('/wholesale');
    expect(text).toContain('<html lang="ar" dir="rtl"');
    expect(text).not.toContain('Catalogue');
  });

  it('refuses who was removed at once, and a company that is paused, which still reads what it ordered', async () => {
    const { variantId } = await item();
    const visitor = await signedIn(app, shop, email);
    await put(visitor, variantId, 2);
    const placed = await order(visitor);
    await put(visitor, variantId, 2);
    await run(`update app.wholesale_companies set status = 'paused' where store_id = $1`, [shop.storeId]);
    for (const path of ['', '/cart', '/checkout', '/quick'])
      expect((await visitor.get(`/wholesale${path}`)).text).toContain('Ordering is paused');
    expect((await put(visitor, variantId, 1)).status).toBe(403);
    const form = { order: crypto.randomUUID(), total: '2000', address: 'new' };
    expect((await visitor.post('/wholesale/checkout', form)).status).toBe(403);
    expect((await visitor.get(placed.location)).status).toBe(200);
    expect(await orders()).toHaveLength(1);
    await app.call('DELETE /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers/{buyer_id}', {
      token: shop.token,
      params: { id: shop.storeId, customer_id: customerId, buyer_id: buyerId },
    });
    expect(await visitor.get(placed.location)).toMatchObject({ status: 303, location: '/wholesale' });
    expect((await visitor.get('/wholesale')).text).toContain('does not order for a company here');
  });
});

describe('The catalogue of a company', () => {
  it('has its prices, quantities and search, and nothing that is meant for others', async () => {
    const { variantId, productId } = await item({ sku: 'RICE-25' });
    const other = await item({ price: 77_00 }, 'Maize');
    await listedPrices(app, shop, {
      customerId,
      variantId,
      breaks: [
        [1, 900],
        [12, 800],
      ],
    });
    const offer = { offered: true, quantity_step: 6, case_quantity: 12, group_ids: [] };
    const at = { token: shop.token, params: { id: shop.storeId } };
    await app.call('PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}', {
      ...at,
      params: { ...at.params, product_id: productId },
      body: { ...offer, minimum_quantity: 6 },
    });
    const { data: group } = await app.call('POST /marketplace/v1/stores/{id}/customer-groups', {
      ...at,
      body: { name: 'Hotels' },
    });
    const visitor = await signedIn(app, shop, email);
    const { text } = await visitor.get('/wholesale');
    for (const said of [
      '9.00 each',
      '12 or more',
      '8.00 each',
      'Minimum 6',
      'In multiples of 6',
      '12 in a case',
      'SKU RICE-25',
      'Maize',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('10.00 each');
    expect((await visitor.get('/wholesale?q=rice')).text).not.toContain('Maize');
    expect((await visitor.get('/wholesale?q=nothing')).text).toContain('No products found');
    await app.call('PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}', {
      ...at,
      params: { ...at.params, product_id: other.productId },
      body: {
        offered: true,
        minimum_quantity: 1,
        quantity_step: 1,
        case_quantity: null,
        group_ids: [group.id],
      },
    });
    expect((await visitor.get('/wholesale')).text).not.toContain('Maize');
    expect((await put(visitor, other.variantId, 1)).status).toBe(400);
    expect(await cartOf()).toEqual([]);
  });
});

describe('The catalogue by category and language', () => {
  it('is narrowed to a category and what is below it, and stays in the language of its page', async () => {
    const at = { token: shop.token, params: { id: shop.storeId } };
    const category = async (name: string, parent_id: string | null = null) =>
      (await app.call('POST /marketplace/v1/stores/{id}/categories', { ...at, body: { name, parent_id } }))
        .data.id;
    const grains = await category('Grains');
    const local = await category('Local', grains);
    const add = (title: string, category_id: string | null) =>
      app.call('POST /marketplace/v1/stores/{id}/products', {
        ...at,
        body: { title, category_id, status: 'active', variants: [{ price: 1000, opening_stock: 5 }] },
      });
    await add('Millet', local);
    await add('Bucket', null);
    await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at, body: { extra_languages: ['fr'] } });
    const visitor = await signedIn(app, shop, email);
    const narrowed = (await visitor.get(`/wholesale?category=${grains}`)).text;
    expect(narrowed).toContain('Grains / Local');
    expect(narrowed).toContain('Millet');
    expect(narrowed).not.toContain('Bucket');
    expect((await visitor.get('/wholesale?category=nothing&page=x')).text).toContain('Bucket');
    expect((await visitor.get('/wholesale?page=2')).text).not.toContain('Bucket');
    const french = (await visitor.get('/fr/wholesale')).text;
    expect(french).toContain('<html lang="fr"');
    expect(french).toContain('Ajouter au panier');
    expect(french).toContain('action="/fr/wholesale/cart/lines"');
    expect(await visitor.post('/fr/wholesale/quick', { lines: 'NONE 1' })).toMatchObject({ status: 200 });
    expect(await visitor.get('/fr/wholesale/orders/x')).toMatchObject({ status: 404 });
    const guest = await visitorAt(app, shop).get('/fr/wholesale/orders');
    expect(guest).toMatchObject({ status: 303, location: '/fr/wholesale' });
  });
});

describe('The cart of a buyer', () => {
  it('merges lines, stops at 1, and is the buyer’s on every device', async () => {
    const { variantId } = await item();
    const visitor = await signedIn(app, shop, email);
    await put(visitor, variantId, 2);
    await put(visitor, variantId, 3);
    expect(await cartOf()).toEqual([{ variant_id: variantId, quantity: 5 }]);
    const line = `/wholesale/cart/lines/${variantId}`;
    await visitor.post(line, { quantity: '1' });
    await visitor.post(line, { act: 'less' });
    expect(await cartOf()).toEqual([{ variant_id: variantId, quantity: 1 }]);
    await visitor.post(line, { act: 'more' });
    const second = await signedIn(app, shop, email);
    expect((await second.get('/wholesale/cart')).text).toMatch(/value="2"/);
    for (const quantity of ['0', '-1', '1.5', 'many', '1000001'])
      expect((await visitor.post(line, { quantity })).status).toBe(400);
    await Promise.all(Array.from({ length: 5 }, () => put(visitor, variantId, 1)));
    expect(await cartOf()).toEqual([{ variant_id: variantId, quantity: 7 }]);
    await visitor.post(line, { act: 'remove' });
    expect((await visitor.get('/wholesale/cart')).text).toContain('Your cart is empty');
  });

  it('comes to what SPEC section 4 says, warns of the credit limit, and says what the minimum lacks', async () => {
    await run('update app.stores set apply_vat = true, vat_percent = 16 where id = $1', [shop.storeId]);
    await run('update app.customers set credit_limit = 12000 where id = $1', [customerId]);
    await settings({ minimum_order: 9000 });
    const { variantId } = await item();
    const visitor = await signedIn(app, shop, email);
    await put(visitor, variantId, 8);
    const short = (await visitor.get('/wholesale/cart')).text;
    expect(short).toContain('10.00 more to reach the minimum');
    expect(short).not.toContain('Continue to order');
    await put(visitor, variantId, 1);
    const { text } = await visitor.get('/wholesale/cart');
    for (const said of ['90.00', '14.40', '104.40', 'leaves', 'Continue to order'])
      expect(text).toContain(said);
    await put(visitor, variantId, 5);
    expect((await visitor.get('/wholesale/cart')).text).toContain('over your credit limit');
    expect((await order(visitor)).status).toBe(422);
    expect(await orders()).toEqual([]);
  });

  it('keeps the field of a line between its two buttons, with what else is done to it after them', async () => {
    const { variantId } = await item();
    const visitor = await signedIn(app, shop, email);
    await put(visitor, variantId, 5);
    const { text } = await visitor.get('/wholesale/cart');
    const [stepper = ''] = /<div class="wholesale-stepper">.*?<\/div>/.exec(text) ?? [];
    const named = (html: string) => [...html.matchAll(/aria-label="([^"]* Rice)"/g)].map(([, name]) => name);
    expect(named(stepper)).toEqual(['One less of Rice', 'Quantity of Rice', 'One more of Rice']);
    const rest = text.slice(text.indexOf(stepper) + stepper.length);
    expect(named(rest)).toEqual(['Update the quantity of Rice', 'Remove Rice']);
    // The button stands outside the form of the field that it sends.
    const [, form = ''] = /<button[^>]* form="([^"]+)"[^>]*>Update/.exec(rest) ?? [];
    expect(stepper).toMatch(new RegExp(`<form [^>]*id="${form}"[^>]*><input[^>]* name="quantity"`));
  });

  it('says in the terms whether VAT comes on top of the prices, and that the minimum is before it', async () => {
    await settings({ minimum_first_order: 50_000 });
    const visitor = await signedIn(app, shop, email);
    const termsOf = async () => {
      const { text } = await visitor.get('/wholesale');
      const [terms = ''] = /<section class="wholesale-terms".*?<\/section>/.exec(text) ?? [];
      return terms.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    };
    expect(await termsOf()).toContain('VAT Not charged');
    await run(`update app.stores set apply_vat = true, vat_percent = 16 where id = $1`, [shop.storeId]);
    expect(await termsOf()).toContain('Minimum order KES 500.00 before VAT');
    expect(await termsOf()).toContain('VAT 16% on top');
    await run('update app.wholesale_companies set tax_exempt = true where customer_id = $1', [customerId]);
    expect(await termsOf()).toContain('VAT Exempt');
    expect(await termsOf()).not.toContain('before VAT');
  });

  it('takes a list of SKUs and quantities, and says line by line what it does not', async () => {
    const { variantId } = await item({ sku: 'RICE-25' });
    const visitor = await signedIn(app, shop, email);
    const { text } = await visitor.post('/wholesale/quick', { lines: 'RICE-25 24\nNONE-1, 2\nRICE-25;x' });
    expect(text).toContain('1 line is in the cart.');
    expect(text).toContain('Line 2: nothing is offered under “NONE-1”');
    expect(text).toContain('Line 3: “x” is not a whole number of 1 or more');
    expect(text).toContain('NONE-1, 2\nRICE-25;x</textarea>');
    expect(await cartOf()).toEqual([{ variant_id: variantId, quantity: 24 }]);
    const whole = await visitor.post('/wholesale/quick', { lines: 'rice-25 1' });
    expect(whole).toMatchObject({ status: 303, location: '/wholesale/cart' });
  });

  it('names the line of a list that the cart has no room for, and adds the others', async () => {
    const rice = await item({ sku: 'RICE-25' });
    const tea = await item({ sku: 'TEA-1' }, 'Tea');
    const visitor = await signedIn(app, shop, email);
    await put(visitor, rice.variantId, 999_990);
    const unclear = await visitor.post('/wholesale/quick', { lines: 'TEA-1,1,500' });
    expect(unclear.text).toContain(
      'Line 1: “1,500” can be read in two ways: write the quantity without commas',
    );
    const { text } = await visitor.post('/wholesale/quick', { lines: 'TEA-1 5\nRICE-25 11\nRICE-25 10' });
    expect(text).toContain('2 lines are in the cart.');
    expect(text).toContain('Line 2: with what is in the cart, “RICE-25” comes to more than 1,000,000');
    expect(text).toContain('>RICE-25 11</textarea>');
    expect(await cartOf()).toEqual([
      { variant_id: rice.variantId, quantity: 1_000_000 },
      { variant_id: tea.variantId, quantity: 5 },
    ]);

    await run(
      `update app.wholesale_buyer_carts set lines = (select jsonb_agg(jsonb_build_object('variant_id', gen_random_uuid(), 'quantity', 1))
       from generate_series(1, 499)) || (lines -> 1) where buyer_id = $1`,
      [buyerId],
    );
    const full = await visitor.post('/wholesale/quick', { lines: 'TEA-1 5\nRICE-25 11' });
    expect(full.text).toContain('1 line is in the cart.');
    expect(full.text).toContain('Line 2: a cart can have up to 500 lines');
  });
});
