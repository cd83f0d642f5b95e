import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Ada Stores' });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Mug', status: 'active', variants: [{ price: 25_000, opening_stock: 90 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
});
afterAll(() => app.close());

const at = () => ({ token: owner.token, params: { id: store.id } });

async function aCard(amount: number): Promise<string> {
  const card = await app.call('POST /marketplace/v1/stores/{id}/gift-cards', {
    ...at(),
    body: { amount, paid_with: 'cash' },
  });
  return (card.data as unknown as { code: string }).code;
}

async function atCheckout(): Promise<{ visitor: ShopVisitor; hidden: Record<string, string> }> {
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
  return { visitor, hidden: hiddenInCheckout(await visitor.get('/checkout')) };
}

const typed = {
  ...{ email: 'ada@buyers.example', name: 'Ada Obi', line1: '1 Marina', city: 'Lagos', region: 'Lagos' },
  ...{ country: 'NG', delivery: 'standard', payment: 'pay_on_delivery' },
};
const shown = { email: typed.email, name: typed.name, line1: typed.line1, city: typed.city };

/** What the fields of the page hold. */
function filledIn(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(
    inputs.map((input) => [/ name="([^"]*)"/.exec(input)?.[1], / value="([^"]*)"/.exec(input)?.[1] ?? '']),
  );
}
const isTicked = (text: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*checked|<input[^>]*checked[^>]*name="${name}"`).test(text);

describe('What was typed at the checkout', () => {
  it('stays when a gift card is tried, applied and taken off', async () => {
    const { visitor, hidden } = await atCheckout();
    const code = await aCard(10_000);
    const wrong = await visitor.post('/checkout/code', { ...hidden, ...typed, code: 'WRONG' });
    expect(wrong.status).toBe(422);
    expect(filledIn(wrong.text)).toMatchObject({ ...shown, code: 'WRONG' });
    const right = await visitor.post('/checkout/code', { ...hidden, ...typed, code });
    expect(right.location).toBe('/checkout');
    const applied = await visitor.get('/checkout');
    expect(filledIn(applied.text)).toMatchObject(shown);
    expect(applied.text).toContain('Remove gift card');
    const change = { ...typed, name: 'Ada Eze', act: 'remove_gift_card' };
    expect(await visitor.post('/checkout/code', { ...hidden, ...change })).toMatchObject({
      status: 303,
    });
    const removed = await visitor.get('/checkout');
    expect(removed.text).not.toContain('Remove gift card');
    expect(filledIn(removed.text)).toMatchObject({ ...shown, name: 'Ada Eze' });
  });

  it('stays when somebody wants to spend store credit, who has to log in first', async () => {
    const { visitor, hidden } = await atCheckout();
    const asked = await visitor.post('/checkout/store-credit', { ...hidden, ...typed, use: '1' });
    expect(asked.location).toBe('/account/login');
    expect(filledIn((await visitor.get('/checkout')).text)).toMatchObject(shown);
  });

  it('pays with the code of a gift card first, whatever button was pressed', async () => {
    const { visitor, hidden } = await atCheckout();
    const code = await aCard(25_000);
    const first = await visitor.post('/checkout', { ...hidden, ...typed, code });
    expect(first.text).toContain('Your code is applied');
    expect(filledIn(first.text)).toMatchObject(shown);
    const placed = await visitor.post('/checkout', { ...hidden, ...typed });
    expect(placed.location).toMatch(/^\/orders\//);
  });

  it('is no consent that was taken back', async () => {
    const { visitor, hidden } = await atCheckout();
    const on = { ...hidden, ...typed, marketing: 'on', reminders: 'on' };
    await visitor.post('/checkout', { ...on, act: 'update' });
    const ticked = await visitor.get('/checkout');
    expect([isTicked(ticked.text, 'marketing'), isTicked(ticked.text, 'reminders')]).toEqual([true, true]);
    const refused = await visitor.post('/checkout', { ...hidden, ...typed, name: '' });
    expect(refused.status).toBe(400);
    for (const { text } of [refused, await visitor.get('/checkout')])
      expect([isTicked(text, 'marketing'), isTicked(text, 'reminders')]).toEqual([false, false]);
  });

  it('is no state of another country', async () => {
    const { visitor, hidden } = await atCheckout();
    const update = async (address: Record<string, string>) => {
      await visitor.post('/checkout', { ...hidden, ...typed, ...address, act: 'update' });
      return (await visitor.get('/checkout')).text;
    };
    const dubai = { fields_of: 'AE', region: 'Dubai', city: 'Deira', postal_code: '' };
    expect(await update({ ...dubai, country: 'AE' })).toContain('<option selected="">Dubai</option>');
    // Without states that we know it is typed freely.
    const moved = filledIn(await update({ ...dubai, country: 'TZ' }));
    expect(moved).toMatchObject({ region: '', city: 'Deira', fields_of: 'TZ' });
    const nairobi = await visitor.post('/checkout', { ...hidden, ...typed, ...dubai, country: 'KE' });
    const order = await visitor.get(nairobi.location);
    expect(order.text).toContain('Deira');
    expect(order.text).not.toContain('Dubai');
  });
});

describe('A phone number', () => {
  it.each([
    ['NG', 'Lagos', '0803 555 1234', '+2348035551234'],
    ['AE', 'Dubai', '050 123 4567', '+971501234567'],
    ['NG', 'Lagos', '+254 712 345 678', '+254712345678'],
    ['NG', 'Lagos', '00254 (712) 345-678', '+254712345678'],
    ['NG', 'Lagos', '٠٨٠٣ ٥٥٥ ١٢٣٤', '+2348035551234'],
  ])('is read as people write it in %s (%s): %s', async (country, region, phone, expected) => {
    const { visitor, hidden } = await atCheckout();
    const posted = { ...hidden, ...typed, country, region, phone, act: 'update' };
    await visitor.post('/checkout', posted);
    expect(filledIn((await visitor.get('/checkout')).text)).toMatchObject({ phone: expected });
  });

  it('that cannot be read is asked for with its country code', async () => {
    const { visitor, hidden } = await atCheckout();
    const refused = await visitor.post('/checkout', { ...hidden, ...typed, phone: '123' });
    expect(refused.text).toContain('Begin with + and the country code');
    expect(filledIn(refused.text)).toMatchObject({ phone: '123' });
  });

  it('is shown as the country of the address writes it', async () => {
    const { visitor, hidden } = await atCheckout();
    const update = { ...hidden, ...typed, act: 'update' };
    await visitor.post('/checkout', { ...update, country: 'NG' });
    expect((await visitor.get('/checkout')).text).toContain('Such as 0802 123 4567');
    await visitor.post('/checkout', { ...update, country: 'AE', region: 'Dubai' });
    expect((await visitor.get('/checkout')).text).toContain('Such as 050 123 4567');
  });
});
