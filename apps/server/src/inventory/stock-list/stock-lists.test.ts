import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { reserveStock } from '#stock/reserve-stock.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { sellAtCounter } from '#testing/fixtures/counter-sale.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let kiosk: string;
let food: string;
const items: Record<string, { productId: string; variantId: string }> = {};

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', {
    ...at(),
    body: { name: 'Kiosk' },
  });
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at());
  [shop, kiosk] = [data[0]?.id ?? '', opened.data.id];
  const category = await test.call('POST /marketplace/v1/stores/{id}/categories', {
    ...at(),
    body: { name: 'Food' },
  });
  food = category.data.id;
  await add('Basin', 10);
  await add('Kettle', 2, { low_stock_at: 3 });
  await add('Rice', 0, {}, { category_id: food });
  await add('Salt', 5, {}, { category_id: food });
  await add('Service', 0, { track_quantity: false });
  await move('Basin', 4, kiosk);
  const now = test.services.clock();
  const sale = 'order:1';
  const stockLocation = (title: string) => ({ variantId: items[title]?.variantId ?? '', locationId: shop });
  await inStore((db) =>
    sellAtCounter(db, storeId, sale, [{ ...stockLocation('Rice'), quantity: 3 }], doneBy(owner.id, now)),
  );
  await inStore((db) => reserveStock(db, storeId, [{ ...stockLocation('Salt'), quantity: 4 }]));
  await move('Salt', -2, shop);
});
afterAll(() => test.close());

const at = (token = owner.token) => ({ token, params: { id: storeId } });
const inStore = <T>(work: Parameters<typeof transaction<T>>[2]) =>
  transaction(test.services.pool, { userId: owner.id, storeId }, work);

async function add(title: string, opening_stock: number, variant = {}, fields = {}) {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      title,
      variants: [{ price: 500, cost: 300, opening_stock, sku: `${title}-1`, ...variant }],
      ...fields,
    },
  });
  items[title] = { productId: data.id, variantId: data.variants[0]?.id ?? '' };
}

async function move(title: string, change: number, location_id: string) {
  const line = { variant_id: items[title]?.variantId, location_id, change };
  await test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at(),
    body: { reason: 'loss', note: 'by van', allow_below_reserved: true, lines: [line] },
  });
}

const list = (query: Record<string, string> = {}, token = owner.token) =>
  test.call('GET /marketplace/v1/stores/{id}/stock', { ...at(token), query });

/** The titles that a filter leaves; the total says the same. */
async function titles(query: Record<string, string>) {
  const { data } = await list(query);
  const total = await test.call('GET /marketplace/v1/stores/{id}/stock/total', { ...at(), query });
  expect(total.data.total).toBe(data.items.length);
  return data.items.map(({ product_title }) => product_title);
}

describe('The list of stock', () => {
  it('shows on hand, reserved and available, together and by place', async () => {
    const { data } = await list();
    expect(
      data.items.map(({ product_title, on_hand, reserved, available, state }) => [
        ...[product_title, on_hand, reserved, available, state],
      ]),
    ).toEqual([
      ['Basin', 14, 0, 14, 'in'],
      ['Kettle', 2, 0, 2, 'low'],
      ['Rice', -3, 0, -3, 'out'],
      ['Salt', 3, 4, -1, 'out'],
      ['Service', 0, 0, 0, 'untracked'],
    ]);
  });

  it('names the places of a variant in the order of the store', async () => {
    const places = async () => {
      const { data } = await list({ search: 'Basin' });
      return data.items[0]?.levels.map(({ location_id, on_hand }) => [location_id, on_hand]);
    };
    const moveKiosk = (position: number) =>
      test.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
        ...at(),
        params: { id: storeId, location_id: kiosk },
        body: { position },
      });
    expect(await places()).toEqual([
      [shop, 10],
      [kiosk, 4],
    ]);
    await moveKiosk(0);
    expect(await places()).toEqual([
      [kiosk, 4],
      [shop, 10],
    ]);
    await moveKiosk(1);
  });

  it('is narrowed by place, category and state, over all places and at one', async () => {
    expect(await titles({ location_id: kiosk })).toEqual(['Basin']);
    expect((await list({ location_id: kiosk })).data.items[0]).toMatchObject({ on_hand: 4, available: 4 });
    expect(await titles({ category_id: food })).toEqual(['Rice', 'Salt']);
    expect(await titles({ state: 'low' })).toEqual(['Kettle']);
    expect(await titles({ state: 'out' })).toEqual(['Rice', 'Salt']);
    expect(await titles({ state: 'negative' })).toEqual(['Rice']);
    expect(await titles({ state: 'oversold' })).toContain('Salt');
    expect(await titles({ location_id: shop, state: 'low' })).toEqual(['Kettle']);
    expect(await titles({ location_id: shop, state: 'negative' })).toEqual(['Rice']);
    expect(await titles({ location_id: kiosk, state: 'out' })).toEqual([]);
  });

  it('is read page by page, through products of many variants', async () => {
    const large = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    const inLarge = { token: owner.token, params: { id: large } };
    const sizes = ['S', 'M', 'L', 'XL'];
    for (const [title, howMany] of [
      ['Dress', 4],
      ['Apron', 3],
      ['Belt', 1],
      ['Cap', 2],
    ] as const) {
      const entries = sizes.slice(0, howMany);
      const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
        ...inLarge,
        body: {
          title,
          options: [{ name: 'Size', entries }],
          variants: entries.map((size) => ({ entries: [size], price: 100 })),
        },
      });
      expect(made.status).toBe(200);
    }
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => {
        const query = { limit: '3', page: String(page) };
        const { data } = await test.call('GET /marketplace/v1/stores/{id}/stock', { ...inLarge, query });
        return data.items.map(({ product_title, variant_name }) => `${product_title} ${variant_name}`);
      }),
    );
    expect(pages).toEqual([
      ['Apron S', 'Apron M', 'Apron L'],
      ['Belt S', 'Cap S', 'Cap M'],
      ['Dress S', 'Dress M', 'Dress L'],
      ['Dress XL'],
      [],
    ]);
  });

  it('is searched by the beginning of a word, the beginning of an SKU and a barcode', async () => {
    expect(await titles({ search: 'ket' })).toEqual(['Kettle']);
    expect(await titles({ search: 'SALT-' })).toEqual(['Salt']);
    expect(await titles({ search: (await list()).data.items[0]?.barcode ?? '' })).toEqual(['Basin']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ search: 'ri', category_id: food })).toEqual(['Rice']);
  });

  it('has pages, each variant on one of them', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page: String(page), limit: '2' })));
    expect(pages.flatMap(({ data }) => data.items.map(({ product_title }) => product_title))).toEqual([
      ...['Basin', 'Kettle', 'Rice', 'Salt', 'Service'],
    ]);
  });

  it('counts what is on its way from another place', async () => {
    const { data } = await test.call('POST /marketplace/v1/stores/{id}/transfers', {
      ...at(),
      body: {
        from_location_id: shop,
        to_location_id: kiosk,
        lines: [{ variant_id: items.Basin?.variantId, quantity: 3 }],
      },
    });
    const incoming = async (query = {}) => (await list(query)).data.items[0]?.incoming;
    expect(await incoming()).toBe(0);
    const one = { token: owner.token, params: { id: storeId, transfer_id: data.id } };
    await test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
      ...one,
      body: {},
    });
    expect([
      await incoming(),
      await incoming({ location_id: kiosk }),
      await incoming({ location_id: shop }),
    ]).toEqual([...[3, 3, 0]]);
    await test.call('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/cancellation', {
      ...one,
      body: {},
    });
    expect(await incoming()).toBe(0);
  });

  it('shows no money to anybody, and nothing of another store', async () => {
    expect(JSON.stringify((await list()).data)).not.toMatch(/price|cost/);
    const other = await test.newStore(owner.token, { module_inventory: 'active' });
    const strange = await test.call('GET /marketplace/v1/stores/{id}/stock', {
      token: owner.token,
      params: { id: other.id },
      query: { location_id: shop },
    });
    expect(strange.data.items).toEqual([]);
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      { state: 'full' },
      { page: '0' },
      { limit: '101' },
      { location_id: 'x' },
      { cost: '1' },
      { sort: 'x' },
    ])
      expect((await list(query as unknown as Record<string, string>)).status, JSON.stringify(query)).toBe(
        400,
      );
  });
});

describe('The ledger', () => {
  const ledger = (query: Record<string, string> = {}) =>
    test.call('GET /marketplace/v1/stores/{id}/stock-ledger', { ...at(), query });

  it('is read newest first, part by part, each movement once', async () => {
    const whole = (await ledger({ limit: '100' })).data.items.map(({ id }) => id);
    expect(whole.length).toBeGreaterThan(6);
    const seen: string[] = [];
    let after: string | null | undefined;
    while (after !== null) {
      const { data } = await ledger({ limit: '2', ...(after ? { after } : {}) });
      seen.push(...data.items.map(({ id }) => id));
      after = data.next;
    }
    expect(seen).toEqual(whole);
  });

  it('is narrowed by reason, place, person, product, days and what was oversold', async () => {
    const what = async (query: Record<string, string>) =>
      (await ledger({ limit: '100', ...query })).data.items.map(({ product_title, quantity }) => [
        product_title,
        quantity,
      ]);
    expect(await what({ reason: 'sale' })).toEqual([['Rice', -3]]);
    expect(await what({ oversold: 'true' })).toEqual([['Rice', -3]]);
    expect(await what({ location_id: kiosk, reason: 'loss' })).toEqual([['Basin', 4]]);
    expect(await what({ product_id: items.Salt?.productId ?? '' })).toEqual([
      ['Salt', -2],
      ['Salt', 5],
    ]);
    expect(await what({ variant_id: items.Kettle?.variantId ?? '' })).toEqual([['Kettle', 2]]);
    expect(await what({ actor_id: randomUUID() })).toEqual([]);
    expect((await what({ actor_id: owner.id })).length).toBeGreaterThan(6);
    expect(await what({ before: '2020-01-01T00:00:00Z' })).toEqual([]);
    expect((await what({ from: '2020-01-01T00:00:00Z' })).length).toBeGreaterThan(6);
  });

  it('names who moved stock, and knows no movement of another store', async () => {
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/stock-actors', at());
    expect(data).toEqual([{ user_id: owner.id, name: 'Amina Bello' }]);
    const newest = (await ledger()).data.items[0]?.id ?? '';
    const other = await test.newStore(owner.token, { module_inventory: 'active' });
    for (const query of [
      { after: newest },
      { location_id: shop },
      { product_id: items.Basin?.productId ?? '' },
    ]) {
      const answer = await test.call('GET /marketplace/v1/stores/{id}/stock-ledger', {
        token: owner.token,
        params: { id: other.id },
        query: query as unknown as Record<string, string>,
      });
      expect(answer.data).toEqual({ items: [], next: null });
    }
  });

  it('refuses what it does not know', async () => {
    for (const query of [{ reason: 'theft' }, { from: 'yesterday' }, { oversold: 'false' }, { page: '2' }])
      expect((await ledger(query as unknown as Record<string, string>)).status).toBe(400);
  });
});

describe('What is not counted', () => {
  it('is never below zero, however much of it was sold', async () => {
    const sold = { variantId: items.Service?.variantId ?? '', locationId: shop, quantity: 2 };
    const sale = 'order:2';
    await inStore((db) => sellAtCounter(db, storeId, sale, [sold], doneBy(owner.id, test.services.clock())));
    const { data } = await list({ search: 'service' });
    expect(data.items).toMatchObject([{ tracked: false, on_hand: -2, state: 'untracked' }]);
    expect(await titles({ state: 'negative' })).toEqual(['Rice']);
    expect(await titles({ location_id: shop, state: 'negative' })).toEqual(['Rice']);
  });
});
