import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Duka la Amina' });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Mug', status: 'active', variants: [{ price: 20_000, opening_stock: 90 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
  await newDiscount('WELCOME10', { customer_limit: 1 });
});
afterAll(() => app.close());

const at = () => ({ token: owner.token, params: { id: store.id } });

async function newDiscount(code: string, fields: object): Promise<void> {
  const made = await app.call('POST /marketplace/v1/stores/{id}/discounts', {
    ...at(),
    body: {
      ...{ title: code, code, kind: 'percent', percent: 10, channels: ['web'] },
      starts_at: '2026-01-01T00:00:00Z',
      ...fields,
    },
  });
  expect(made.status).toBe(200);
}

let visitors = 0;
/** Each from an address of their own, with a mug in the cart. */
async function newVisitor(): Promise<ShopVisitor> {
  visitors += 1;
  const from = { 'x-forwarded-for': `198.51.100.${visitors}` };
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  const one: ShopVisitor = {
    ...visitor,
    get: (path) => visitor.get(path, from),
    post: (path, form) => visitor.post(path, form, from),
  };
  await one.post('/cart/lines', { variant_id: mug, quantity: '1' });
  return one;
}

const newEmail = () => `${randomUUID().slice(0, 8)}@buyers.example`;
const typedBy = (email: string) => ({
  ...{ email, name: 'Asha Mwangi', line1: '12 Moi Avenue', city: 'Nairobi', country: 'KE' },
  ...{ delivery: 'standard', payment: 'pay_on_delivery' },
});

async function placeOrder(visitor: ShopVisitor, email: string) {
  const hidden = hiddenInCheckout(await visitor.get('/checkout'));
  return visitor.post('/checkout', { ...hidden, ...typedBy(email) });
}

describe('A discount code that each customer can use once', () => {
  const used = 'You’ve already used this discount';

  it('takes something off for a guest, and is refused once it is known that they used it', async () => {
    const email = newEmail();
    const first = await newVisitor();
    expect(await first.post('/cart/discount', { code: 'welcome10' })).toMatchObject({ status: 303 });
    expect((await first.get('/cart')).text).toMatch(/<dt>Discount<\/dt><dd>[^<]*20\.00/);
    expect((await placeOrder(first, email)).location).toMatch(/^\/orders\//);

    const again = await newVisitor();
    await again.post('/cart/discount', { code: 'WELCOME10' });
    const refused = await placeOrder(again, email);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(used);
    // Beside the sums, which a script asks for anew while the form is filled in.
    expect(refused.text).toContain(`</dl><p class="problem">${used}</p></div>`);
    // Nobody else is kept from it.
    expect((await placeOrder(await withCode(), newEmail())).status).toBe(303);
  });

  it('is refused in the cart for a buyer who has logged in and used it', async () => {
    const email = newEmail();
    const visitor = await withCode();
    await placeOrder(visitor, email);
    await visitor.post('/account/login', { email });
    const { text } = await app.mailTo(email);
    await visitor.post('/account/code', { email, code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '' });
    await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
    const refused = await visitor.post('/cart/discount', { code: 'WELCOME10' });
    expect(refused).toMatchObject({ status: 422, text: expect.stringContaining(used) });
  });

  async function withCode(): Promise<ShopVisitor> {
    const visitor = await newVisitor();
    await visitor.post('/cart/discount', { code: 'WELCOME10' });
    return visitor;
  }
});

describe('A discount code in the cart', () => {
  it('stands in its field with the reason below it where it does not fit', async () => {
    await newDiscount('SPEND', { minimum_spend: 50_000 });
    const visitor = await newVisitor();
    const refused = await visitor.post('/cart/discount', { code: 'spend' });
    expect(refused.status).toBe(422);
    const [, form = ''] = /(<form[^>]*action="\/cart\/discount".*?<\/form>)/.exec(refused.text) ?? [];
    expect(form).toMatch(/<input[^>]*aria-describedby="code-problem"[^>]*value="spend"/);
    expect(form).toMatch(/<p[^>]*id="code-problem"[^>]*>Add items worth [^<]*300\.00 more<\/p>/);
    expect(refused.text.match(/more<\/p>/g)).toHaveLength(1);
  });

  it('comes off the sums, not off the amounts of the items', async () => {
    const visitor = await newVisitor();
    await visitor.post('/cart/discount', { code: 'WELCOME10' });
    const { text } = await visitor.get('/cart');
    expect(text).toMatch(/<p class="cart-amount">[^<]*200\.00<\/p>/);
    expect(text).toMatch(/<dt>Subtotal<\/dt><dd>[^<]*200\.00.*<dt>Total<\/dt><dd>[^<]*180\.00/);
  });
});

describe('A code at the checkout', () => {
  async function atCheckout() {
    const visitor = await newVisitor();
    return {
      visitor,
      posted: { ...hiddenInCheckout(await visitor.get('/checkout')), ...typedBy(newEmail()) },
    };
  }
  const aCard = async (amount: number) => {
    const card = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
      ...at(),
      body: { amount, paid_with: 'cash' },
    });
    return (card.data as unknown as { code: string }).code;
  };

  it('is a discount or a gift card, each shown as applied, and taken off again', async () => {
    const { visitor, posted } = await atCheckout();
    expect(await visitor.post('/checkout/code', { ...posted, code: 'welcome10' })).toMatchObject({
      ...{ status: 303, location: '/checkout' },
    });
    const reduced = await visitor.get('/checkout');
    expect(reduced.text).toMatch(/<dt>Discount<\/dt><dd>[^<]*20\.00/);
    expect(reduced.text).toContain('Remove code WELCOME10');
    expect(hiddenInCheckout(reduced).total).toBe('18000');
    expect(reduced.text).toContain('value="Asha Mwangi"');
    await visitor.post('/checkout/code', { ...posted, code: await aCard(5_000) });
    const both = await visitor.get('/checkout');
    expect(both.text).toContain('Remove gift card');
    expect(both.text).not.toContain('name="code"');
    await visitor.post('/checkout/code', { ...posted, act: 'remove_discount' });
    const card = await visitor.get('/checkout');
    expect(card.text).toContain('Remove gift card');
    expect(hiddenInCheckout(card).total).toBe('20000');
    await visitor.post('/checkout/code', { ...posted, act: 'remove_gift_card' });
    const none = await visitor.get('/checkout');
    expect(none.text).not.toMatch(/Remove (?:code|gift card)/);
    expect(none.text).toContain('Discount code or gift card');
  });

  it('is seen before the order is placed, whatever button was pressed', async () => {
    const { visitor, posted } = await atCheckout();
    const first = await visitor.post('/checkout', { ...posted, code: 'WELCOME10' });
    expect(first).toMatchObject({ status: 400, text: expect.stringContaining('Your code is applied') });
    const { location } = await visitor.post('/checkout', { ...posted, ...hiddenInCheckout(first) });
    expect(location).toMatch(/^\/orders\//);
  });

  it('is refused with its reason, under its field, and stays taken off where it no longer holds', async () => {
    await newDiscount('BIG', { minimum_spend: 1_000_000 });
    const { visitor, posted } = await atCheckout();
    const refused = await visitor.post('/checkout/code', { ...posted, code: 'BIG' });
    expect(refused).toMatchObject({ status: 422, text: expect.stringMatching(/Add items worth .* more/) });
    expect(refused.text).toContain('value="BIG"');
    const unknown = await visitor.post('/checkout/code', { ...posted, code: 'NONE' });
    expect(unknown).toMatchObject({
      ...{ status: 422, text: expect.stringContaining('No discount or gift card with this code') },
    });
  });

  it('is a guess only where there is none with it', async () => {
    await newDiscount('HUGE', { minimum_spend: 1_000_000 });
    const { visitor, posted } = await atCheckout();
    const tries = async (code: string, count: number) => {
      const answers: number[] = [];
      for (let made = 0; made < count; made += 1)
        answers.push((await visitor.post('/checkout/code', { ...posted, code })).status);
      return answers;
    };
    expect(await tries('HUGE', 22)).toEqual(Array(22).fill(422));
    expect(await tries('NONE', 22)).toEqual([...Array(20).fill(422), 429, 429]);
    // Which is no guess at a gift card.
    expect((await visitor.post('/checkout/code', { ...posted, code: await aCard(5_000) })).status).toBe(303);
  });
});
