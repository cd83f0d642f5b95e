import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';
import { flatRate, inCountry } from '#testing/requests/shop-requests.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
let pickup: string;
/** Lagos by two rates; what is not there is collected, at an hour that is chosen. */
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Ada Stores' });
  await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { country: 'NG' } });
  await app.call('POST /marketplace/v1/stores/{id}/delivery/zones', {
    ...at(),
    body: {
      name: 'Lagos',
      places: [inCountry('NG', { regions: ['Lagos'] })],
      rates: [flatRate(300_000, { name: 'Express' }), flatRate(150_000, { name: 'Standard' })],
    },
  });
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/delivery', at());
  const location_id = data.pickup[0]?.location_id ?? '';
  pickup = `pickup:${location_id}`;
  const slots = [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '17:00', capacity: null }];
  const saved = await app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
    ...at({ location_id }),
    body: { version: 0, offered: true, instructions: '', lead_hours: 1, slots },
  });
  expect(saved.status).toBe(200);
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Mug', status: 'active', variants: [{ price: 1_000_000, opening_stock: 90 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
});
afterAll(() => app.close());

const at = (params: Record<string, string> = {}) => ({
  token: owner.token,
  params: { id: store.id, ...params },
});

async function atCheckout(): Promise<{ visitor: ShopVisitor; hidden: Record<string, string>; text: string }> {
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
  const answer = await visitor.get('/checkout');
  return { visitor, hidden: hiddenInCheckout(answer), text: answer.text };
}

/** What the page says above everything else: where each sentence leads to, and the sentence. */
function summarised(text: string): [string, string][] {
  const [, alert = ''] = /<h1>Checkout<\/h1><div class="problem" role="alert">(.*?)<\/div>/s.exec(text) ?? [];
  return [...alert.matchAll(/<a href="#([^"]*)">([^<]*)<\/a>/g)].map(([, to = '', said = '']) => [to, said]);
}

/** The name of the field that the page opens with. */
function focused(text: string): string | undefined {
  const [field] = /<(?:input|select)[^>]* autofocus[^>]*>/i.exec(text) ?? [];
  return field && / name="([^"]*)"/.exec(field)?.[1];
}

const typed = {
  ...{ email: 'ada@buyers.example', name: 'Ada Obi', line1: '1 Marina', city: 'Lagos', region: 'Lagos' },
  ...{ country: 'NG', payment: 'pay_on_delivery' },
};

describe('An order that cannot be placed yet', () => {
  it('is told all that is missing at once, with a link to each field, and begins at the first', async () => {
    const { visitor, hidden } = await atCheckout();
    const refused = await visitor.post('/checkout', { ...hidden, country: 'NG' });
    expect(refused.status).toBe(400);
    expect(summarised(refused.text)).toEqual([
      ['email', 'Enter an email or a phone number'],
      ['name', expect.any(String)],
      ['line1', expect.any(String)],
      ['city', expect.any(String)],
      ['region', 'Enter the state'],
      ['delivery', 'Choose a delivery option'],
      ['payment', 'Choose a payment method'],
    ]);
    for (const [id] of summarised(refused.text)) expect(refused.text).toContain(` id="${id}"`);
    expect(focused(refused.text)).toBe('email');
    expect((await visitor.get('/checkout')).text).not.toContain('role="alert"');
  });

  it('asks for no address of who collects, and for the hour', async () => {
    const { visitor, hidden } = await atCheckout();
    const collects = { ...typed, line1: '', city: '', region: '', delivery: pickup };
    const refused = await visitor.post('/checkout', { ...hidden, ...collects });
    expect(summarised(refused.text)).toEqual([['delivery', 'Choose a time to collect your order']]);
    expect(focused(refused.text)).toBe('delivery');
  });

  it('asks who wants it brought for the address before the rate', async () => {
    const { visitor, hidden } = await atCheckout();
    const brought = { ...typed, line1: '', city: '', region: '', delivery: 'deliver' };
    const refused = await visitor.post('/checkout', { ...hidden, ...brought });
    expect(summarised(refused.text).map(([field]) => field)).toEqual(['line1', 'city', 'region']);
  });

  it('says a wrong code in the same way', async () => {
    const { visitor, hidden } = await atCheckout();
    const wrong = await visitor.post('/checkout/code', { ...hidden, ...typed, code: 'WRONG' });
    expect(summarised(wrong.text)).toEqual([
      ['code', 'Discount code: No discount or gift card with this code'],
    ]);
    expect(focused(wrong.text)).toBe('code');
  });
});

describe('The total of a checkout', () => {
  it('is called what it is while delivery is open', async () => {
    const { visitor, hidden, text } = await atCheckout();
    expect(text).toContain('<dt>Delivery</dt><dd>Not chosen yet</dd>');
    expect(text).toContain('<dt>Total before delivery</dt>');
    await visitor.post('/checkout', { ...hidden, ...typed, delivery: pickup, act: 'update' });
    const chosen = (await visitor.get('/checkout')).text;
    expect(chosen).toContain('<dt>Total</dt>');
    expect(chosen).not.toContain('Not chosen yet');
  });
});
