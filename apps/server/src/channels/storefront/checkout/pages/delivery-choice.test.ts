import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { hiddenInCheckout, type ShopVisitor, shopVisitor } from '#testing/http/shop-visitor.ts';
import { flatRate, inCountry } from '#testing/requests/shop-requests.ts';

let app: TestApp;
let owner: TestUser;
let store: { id: string; subDomain: string };
let mug: string;
let pickup: string;
/** Lagos by two rates, Kano by one; what is not there is collected. */
const [express, standard, toKano] = [
  flatRate(300_000, { name: 'Express' }),
  flatRate(150_000, { name: 'Standard' }),
  flatRate(400_000, { name: 'Lorry' }),
];
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  store = await app.newStore(owner.token, { mode: 'live', test_product: false, name: 'Ada Stores' });
  const at = (params: Record<string, string> = {}) => ({
    token: owner.token,
    params: { id: store.id, ...params },
  });
  await app.call('PUT /marketplace/v1/stores/{id}/update', { ...at(), body: { country: 'NG' } });
  const zone = async (region: string, rates: object[]) => {
    const made = await app.call('POST /marketplace/v1/stores/{id}/delivery/zones', {
      ...at(),
      body: { name: region, places: [inCountry('NG', { regions: [region] })], rates },
    });
    expect(made.status).toBe(200);
  };
  await zone('Lagos', [express, standard]);
  await zone('Kano', [toKano]);
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/delivery', at());
  const location_id = data.pickup[0]?.location_id ?? '';
  pickup = `pickup:${location_id}`;
  await app.call('PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
    ...at({ location_id }),
    body: { version: 0, offered: true, instructions: '', lead_hours: 1, slots: [] },
  });
  const made = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Mug', status: 'active', variants: [{ price: 1_000_000, opening_stock: 90 }] },
  });
  mug = made.data.variants[0]?.id ?? '';
});
afterAll(() => app.close());

const buyer = {
  ...{ email: 'ada@buyers.example', name: 'Ada Obi', line1: '1 Marina', city: 'Lagos' },
  ...{ country: 'NG', payment: 'pay_on_delivery' },
};

async function atCheckout(): Promise<{ visitor: ShopVisitor; text: string }> {
  const visitor = shopVisitor(app.url, `${store.subDomain}.localhost:3000`);
  await visitor.post('/cart/lines', { variant_id: mug, quantity: '1' });
  return { visitor, text: (await visitor.get('/checkout')).text };
}

/** The keys of the ways to have it, the chosen one with a star. */
function offered(text: string): string[] {
  return [...text.matchAll(/<input[^>]*type="radio"[^>]*name="delivery"[^>]*>/g)].map(([input]) => {
    const key = /value="([^"]*)"/.exec(input)?.[1] ?? '';
    return input.includes('checked') ? `${key}*` : key;
  });
}

const rate = ({ id }: { id: string }) => `rate:${id}`;

describe('How an order reaches who types an address', () => {
  it('is asked for on the first visit: to the address, or to be collected', async () => {
    const { visitor, text } = await atCheckout();
    expect(offered(text)).toEqual(['deliver', pickup]);
    expect(text).toContain('Deliver to my address');
    expect(text).not.toContain('We do not deliver');
    const unsaid = await visitor.post('/checkout', {
      ...{ ...hiddenInCheckout({ text }), ...buyer, region: 'Lagos' },
    });
    expect(unsaid).toMatchObject({ status: 400, text: expect.stringContaining('Choose a delivery option') });
    // The page comes back with the rates of the address that was posted.
    expect(offered(unsaid.text)).toEqual([rate(standard), rate(express), pickup]);
  });

  it('is by the only rate of the address, once its price was seen', async () => {
    const { visitor, text } = await atCheckout();
    const posted = { ...buyer, region: 'Kano', delivery: 'deliver' };
    const told = await visitor.post('/checkout', { ...hiddenInCheckout({ text }), ...posted });
    expect(told.status).toBe(400);
    expect(told.text).toContain('The total is now');
    expect(offered(told.text)).toEqual([`${rate(toKano)}*`, pickup]);
    const hidden = hiddenInCheckout(told);
    expect(hidden.total).toBe('1400000');
    const placed = await visitor.post('/checkout', { ...hidden, ...posted, delivery: rate(toKano) });
    expect(placed.location).toMatch(/^\/orders\//);
  });

  it('is never a pickup that nobody chose', async () => {
    const { visitor, text } = await atCheckout();
    const place = (delivery: string, region: string) =>
      visitor.post('/checkout', { ...hiddenInCheckout({ text }), ...buyer, region, delivery });
    const abuja = await place('deliver', 'Federal Capital Territory');
    expect(abuja).toMatchObject({ status: 400, text: expect.stringContaining('We do not deliver to') });
    expect(offered(abuja.text)).toEqual([pickup]);
    expect(await place('', 'Federal Capital Territory')).toMatchObject({ status: 400 });
    // Nor is a rate of another address, where there are several.
    const moved = await place(rate(toKano), 'Lagos');
    expect(moved.text).toContain('Choose a delivery option');
    expect(offered(moved.text)).toEqual([rate(standard), rate(express), pickup]);
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/orders', {
      token: owner.token,
      params: { id: store.id },
    });
    expect(data.items.filter(({ total }) => total === 1_000_000)).toEqual([]);
    expect((await place(pickup, 'Lagos')).location).toMatch(/^\/orders\//);
  });

  it('follows the address and the choice whenever the total is updated', async () => {
    const { visitor, text } = await atCheckout();
    const hidden = hiddenInCheckout({ text });
    const update = async (change: Record<string, string>) => {
      await visitor.post('/checkout', { ...hidden, ...buyer, ...change, act: 'update' });
      const page = await visitor.get('/checkout');
      return { offered: offered(page.text), total: hiddenInCheckout(page).total };
    };
    expect(await update({ region: 'Lagos' })).toEqual({
      offered: [rate(standard), rate(express), pickup],
      total: '1000000',
    });
    expect(await update({ region: 'Lagos', delivery: rate(express) })).toEqual({
      offered: [rate(standard), `${rate(express)}*`, pickup],
      total: '1300000',
    });
    expect(await update({ region: 'Kano', delivery: rate(express) })).toEqual({
      offered: [`${rate(toKano)}*`, pickup],
      total: '1400000',
    });
  });

  it('comes back with an error as it was filled in, at the total of that', async () => {
    const { visitor, text } = await atCheckout();
    const posted = { ...buyer, name: '', region: 'Lagos', delivery: rate(standard) };
    const nameless = await visitor.post('/checkout', { ...hiddenInCheckout({ text }), ...posted });
    expect(nameless.text).toContain('Name is required!');
    expect(offered(nameless.text)).toEqual([`${rate(standard)}*`, rate(express), pickup]);
    const hidden = hiddenInCheckout(nameless);
    expect(hidden.total).toBe('1150000');
    const placed = await visitor.post('/checkout', { ...hidden, ...posted, name: buyer.name });
    expect(placed.location).toMatch(/^\/orders\//);
  });
});
