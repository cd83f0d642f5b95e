import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { query } from '#testing/database/query.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { sellAtCounter } from '#testing/fixtures/counter-sale.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { releaseStock, reserveStock, takeStock } from './reserve-stock.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = (await locations())[0]?.id ?? '';
});

const at = () => ({ token: owner.token, params: { id: storeId } });

async function locations() {
  return (await test.call('GET /marketplace/v1/stores/{id}/locations', at())).data;
}

/** A plain product with so many units at the first place. */
async function newVariant(opening_stock: number, fields: Record<string, unknown> = {}) {
  const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title: 'Basin', variants: [{ price: 500, opening_stock, ...fields }] },
  });
  return { productId: made.data.id, variantId: made.data.variants[0]?.id ?? '' };
}

async function standing(productId: string) {
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token: owner.token,
    params: { id: storeId, product_id: productId },
  });
  return { on_hand: data.on_hand, available: data.available, state: data.stock_state };
}

const adjust = (lines: unknown[], fields: Record<string, unknown> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', { ...at(), body: { lines, ...fields } });

const inStore = <T>(work: Parameters<typeof transaction<T>>[2]) =>
  transaction(test.services.pool, { userId: owner.id, storeId }, work);

describe('stock that is corrected by hand', () => {
  it('keeps a movement for each change, and their sum is what is there', async () => {
    const { productId, variantId } = await newVariant(5);
    const stockLocation = { variant_id: variantId, location_id: shop };
    expect(
      (await adjust([{ ...stockLocation, change: -2 }], { reason: 'loss', note: 'broken' })).data,
    ).toEqual([{ ...stockLocation, on_hand: 3, reserved: 0, available: 3 }]);
    await adjust([{ ...stockLocation, counted: 8 }], { reason: 'count' });
    await adjust([{ ...stockLocation, counted: 8 }], { reason: 'count' });
    expect(await standing(productId)).toEqual({ on_hand: 8, available: 8, state: 'in' });
    const moved = await test.call('GET /marketplace/v1/stores/{id}/stock-movements', {
      ...at(),
      query: { variant_id: variantId },
    });
    expect(moved.data.items.map(({ reason, quantity, note }) => [reason, quantity, note])).toEqual([
      ['count', 5, ''],
      ['loss', -2, 'broken'],
      ['opening', 5, ''],
    ]);
    expect(moved.data.items[0]).toMatchObject({ product_title: 'Basin', actor: 'Amina Bello' });
  });

  it('is all or nothing', async () => {
    const { productId, variantId } = await newVariant(5);
    const line = { variant_id: variantId, location_id: shop, change: 1 };
    const refused = await adjust([line, { ...line, variant_id: randomUUID() }]);
    expect(refused.error).toBe('not_found');
    expect((await standing(productId)).on_hand).toBe(5);
  });

  it('refuses what is no number of pieces, and more than a place can hold, in one correction or in many', async () => {
    const { productId, variantId } = await newVariant(5);
    const stockLocation = { variant_id: variantId, location_id: shop };
    const most = 999_999_999;
    const wrong = [
      ...[0.5, 1e9, -1e9, '1e3', 'NaN', null].map((change) => [{ ...stockLocation, change }]),
      ...[-1, 1.5, 1e9, '1e3'].map((counted) => [{ ...stockLocation, counted }]),
      [{ ...stockLocation }],
      [{ ...stockLocation, change: 1, counted: 1 }],
      [{ ...stockLocation, change: 1, reserved: 1 }],
      [{ ...stockLocation, change: most }],
      Array(3).fill({ ...stockLocation, change: most }),
      [],
    ];
    for (const lines of wrong) {
      expect((await adjust(lines)).status, JSON.stringify(lines)).toBe(400);
    }
    expect((await adjust([{ ...stockLocation, change: 1 }], { actor: 'me' })).status).toBe(400);
    expect((await standing(productId)).on_hand).toBe(5);
    expect((await adjust([{ ...stockLocation, counted: most }])).status).toBe(200);
    expect((await adjust([{ ...stockLocation, change: 1 }])).message).toBe(
      'A location can hold up to 999,999,999 units of a variant. Check the quantity.',
    );
  });

  it('refuses variants and places of another store', async () => {
    const { variantId } = await newVariant(5);
    const here = { storeId, shop };
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    const foreign = await newVariant(1);
    const foreignShop = (await locations())[0]?.id;
    storeId = here.storeId;
    const lines = [
      { variant_id: foreign.variantId, location_id: here.shop, change: 1 },
      { variant_id: variantId, location_id: foreignShop, change: 1 },
    ];
    for (const line of lines) expect((await adjust([line])).error).toBe('not_found');
  });

  it('rests while the module is off, and keeps its figures', async () => {
    const { productId, variantId } = await newVariant(5);
    await test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
      token: owner.token,
      params: { storeId },
      body: { module_inventory: 'disabled' },
    });
    expect((await adjust([{ variant_id: variantId, location_id: shop, change: 1 }])).error).toBe(
      'module_disabled',
    );
    expect((await standing(productId)).on_hand).toBe(5);
  });

  it('names low and empty shelves in the list', async () => {
    const { productId, variantId } = await newVariant(5, { low_stock_at: 2 });
    const stockLocation = { variant_id: variantId, location_id: shop };
    await adjust([{ ...stockLocation, counted: 2 }]);
    expect((await standing(productId)).state).toBe('low');
    await adjust([{ ...stockLocation, counted: 0 }]);
    expect((await standing(productId)).state).toBe('out');
    const out = await test.call('GET /marketplace/v1/stores/{id}/products', {
      ...at(),
      query: { stock: 'out' },
    });
    expect(out.data.items.map(({ id }) => id)).toEqual([productId]);
  });
});

describe('places for stock', () => {
  it('are opened, renamed, and closed when they hold nothing', async () => {
    const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', {
      ...at(),
      body: { name: 'Kiosk' },
    });
    const kiosk = opened.data.id;
    const twin = await test.call('POST /marketplace/v1/stores/{id}/locations', {
      ...at(),
      body: { name: 'KIOSK' },
    });
    expect(twin.error).toBe('location_taken');
    const { variantId } = await newVariant(0);
    await adjust([{ variant_id: variantId, location_id: kiosk, change: 3 }]);
    const close = () =>
      test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
        token: owner.token,
        params: { id: storeId, location_id: kiosk },
      });
    expect((await close()).error).toBe('in_use');
    await adjust([{ variant_id: variantId, location_id: kiosk, counted: 0 }]);
    expect((await close()).status).toBe(200);
    expect((await adjust([{ variant_id: variantId, location_id: kiosk, change: 3 }])).error).toBe(
      'not_found',
    );
    expect((await locations()).map(({ name, closed_at }) => [name, closed_at === null])).toEqual([
      ['Main location', true],
      ['Kiosk', false],
    ]);
  });

  it('have an address, of which each part may be unknown', async () => {
    const nowhere = { address: '', city: '', region: '', country: '', phone: '' };
    expect(await locations()).toMatchObject([{ name: 'Main location', ...nowhere }]);
    const known = { name: 'Kiosk', address: 'Moi Avenue 12', region: 'Rift Valley', country: 'KE' };
    const opened = await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body: known });
    expect(opened.data).toMatchObject({ ...nowhere, ...known });
    const change = (body: object) =>
      test.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
        token: owner.token,
        params: { id: storeId, location_id: opened.data.id },
        body,
      });
    await change({ phone: '+254722000111', region: '' });
    expect((await locations())[1]).toMatchObject({ ...known, region: '', phone: '+254722000111' });
    expect((await change({ name: ' ', country: 'K1', phone: '0722' })).fields).toEqual({
      name: 'Name is required!',
      country: 'Choose a country from the list',
      phone: 'Phone number is incomplete. Choose the country and enter the digits.',
    });
  });

  it('stand in the order that is asked for', async () => {
    for (const name of ['Kiosk', 'Van'])
      await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body: { name } });
    const names = async () => (await locations()).map(({ name }) => name);
    const put = async (name: string, position: number) => {
      const { id } = (await locations()).find((one) => one.name === name) ?? { id: '' };
      const params = { id: storeId, location_id: id };
      await test.call('PUT /marketplace/v1/stores/{id}/locations/{location_id}', {
        token: owner.token,
        params,
        body: { position },
      });
    };
    await put('Van', 0);
    expect(await names()).toEqual(['Van', 'Main location', 'Kiosk']);
    await put('Van', 1);
    expect(await names()).toEqual(['Main location', 'Van', 'Kiosk']);
    await put('Main location', 1000);
    expect(await names()).toEqual(['Van', 'Kiosk', 'Main location']);
  });

  it('are never all closed', async () => {
    const refused = await test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
      token: owner.token,
      params: { id: storeId, location_id: shop },
    });
    expect(refused.error).toBe('last_location');
  });
});

describe('never oversold', () => {
  it(
    '200 parallel takers of the last 50 pieces: 50 get one, 25 times over',
    async () => {
      const { productId, variantId } = await newVariant(50);
      const line = { variantId, locationId: shop, quantity: 1 };
      const takeOne = () =>
        inStore((db) => reserveStock(db, storeId, [line])).then(
          () => 'got one',
          (error: { code?: string }) => error.code,
        );
      for (let round = 1; round <= 25; round += 1) {
        const answers = await Promise.all(Array.from({ length: 200 }, takeOne));
        expect(answers.filter((answer) => answer === 'got one')).toHaveLength(50);
        expect(answers.filter((answer) => answer === 'not_enough_stock')).toHaveLength(150);
        expect(await standing(productId)).toEqual({ on_hand: 50, available: 0, state: 'out' });
        await inStore((db) => releaseStock(db, storeId, [{ ...line, quantity: 50 }]));
      }
    },
    5 * 60_000,
  );

  it('baskets with the same goods in any order wait for each other', async () => {
    const first = await newVariant(100);
    const second = await newVariant(100);
    const basket = [first, second].map(({ variantId }) => ({ variantId, locationId: shop, quantity: 1 }));
    const baskets = Array.from({ length: 40 }, (_, index) =>
      inStore((db) => reserveStock(db, storeId, index % 2 ? basket : [...basket].reverse())),
    );
    await Promise.all(baskets);
    expect((await standing(first.productId)).available).toBe(60);
    expect((await standing(second.productId)).available).toBe(60);
  });

  it('promises all lines of a basket or none', async () => {
    const plenty = await newVariant(10);
    const little = await newVariant(1);
    const lines = [
      { variantId: plenty.variantId, locationId: shop, quantity: 2 },
      { variantId: little.variantId, locationId: shop, quantity: 2 },
    ];
    await expect(inStore((db) => reserveStock(db, storeId, lines))).rejects.toMatchObject({
      code: 'not_enough_stock',
    });
    expect((await standing(plenty.productId)).available).toBe(10);
  });

  it('hands over, gives back, and records what a counter has sold below zero', async () => {
    const { productId, variantId } = await newVariant(3);
    const line = { variantId, locationId: shop, quantity: 2 };
    const sale = 'order:1';
    const action = doneBy(owner.id, test.services.clock());
    await inStore((db) => reserveStock(db, storeId, [line]));
    await inStore((db) => releaseStock(db, storeId, [{ ...line, quantity: 1 }]));
    await inStore((db) => takeStock(db, storeId, sale, [{ ...line, quantity: 1 }], action));
    expect(await standing(productId)).toEqual({ on_hand: 2, available: 2, state: 'in' });
    await inStore((db) => sellAtCounter(db, storeId, sale, [{ ...line, quantity: 5 }], action));
    expect(await standing(productId)).toEqual({ on_hand: -3, available: -3, state: 'out' });
    const rows = await query<{ quantity: number; oversold: boolean }>(
      test.database.superUrl,
      `select quantity, oversold from app.stock_movements where reference = 'order:1' and store_id = $1 order by id`,
      [storeId],
    );
    expect(rows).toEqual([
      { quantity: -1, oversold: false },
      { quantity: -5, oversold: true },
    ]);
  });

  it('flags the lines of a sale for which nothing was left, not those before them', async () => {
    const { variantId } = await newVariant(3);
    const sale = 'order:2';
    const lines = [2, 2, 1].map((quantity) => ({ variantId, locationId: shop, quantity }));
    await inStore((db) => sellAtCounter(db, storeId, sale, lines, doneBy(owner.id, test.services.clock())));
    const rows = await query<{ quantity: number; oversold: boolean }>(
      test.database.superUrl,
      `select quantity, oversold from app.stock_movements where reference = 'order:2' and store_id = $1 order by id`,
      [storeId],
    );
    expect(rows).toEqual([
      { quantity: -2, oversold: false },
      { quantity: -2, oversold: true },
      { quantity: -1, oversold: true },
    ]);
  });

  it('sells without limit what is not counted', async () => {
    const { productId, variantId } = await newVariant(0, { track_quantity: false });
    await inStore((db) => reserveStock(db, storeId, [{ variantId, locationId: shop, quantity: 9 }]));
    expect((await standing(productId)).state).toBe('untracked');
  });
});
