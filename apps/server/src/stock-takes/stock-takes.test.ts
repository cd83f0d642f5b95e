import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let shop: string;
let basin: { variantId: string; productId: string; barcode: string };
let kettle: typeof basin;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  shop = await firstPlace();
  basin = await newProduct('Basin', 10, { brand: 'Kuku' });
  kettle = await newProduct('Kettle', 4, { tags: ['kitchen'] });
});

const at = (token = owner.token) => ({ token, params: { id: storeId } });

async function firstPlace() {
  return (await test.call('GET /marketplace/v1/stores/{id}/locations', at())).data[0]?.id ?? '';
}

async function newProduct(title: string, opening_stock: number, fields: Record<string, unknown> = {}) {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: { title, variants: [{ price: 500, cost: 300, opening_stock, sku: `${title}-1` }], ...fields },
  });
  const [variant] = data.variants;
  return { productId: data.id, variantId: variant?.id ?? '', barcode: variant?.barcode ?? '' };
}

const start = (fields: Record<string, unknown> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-takes', {
    ...at(),
    body: { location_id: shop, ...fields },
  });

const one = (stock_take_id: string, token = owner.token) => ({
  token,
  params: { id: storeId, stock_take_id },
});

const scan = (code: string, pieces = 1, id = randomUUID()) => ({ id, code, pieces });
const typed = (variant_id: string, pieces: number) => ({
  id: randomUUID(),
  variant_id,
  kind: 'typed',
  pieces,
});

const count = (take: string, counts: unknown[], token = owner.token) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
    ...one(take, token),
    body: { counts },
  });

const read = (take: string, token = owner.token) =>
  test.call('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}', one(take, token));

const apply = (take: string, uncounted = 'leave', headers: Record<string, string> = {}) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application', {
    ...one(take),
    headers,
    body: { uncounted },
  });

const cancel = (take: string) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation', {
    ...one(take),
    body: {},
  });

const adjust = (variant_id: string, line: Record<string, number>) =>
  test.call('POST /marketplace/v1/stores/{id}/stock-adjustments', {
    ...at(),
    body: {
      reason: 'counted' in line ? 'count' : 'adjustment',
      lines: [{ variant_id, location_id: shop, ...line }],
    },
  });

async function onHand({ productId }: { productId: string }) {
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
    token: owner.token,
    params: { id: storeId, product_id: productId },
  });
  return data[0]?.on_hand ?? 0;
}

async function started(fields: Record<string, unknown> = {}) {
  return (await start(fields)).data.id;
}

describe('issue 3: a stock-take', () => {
  it('counts by scanner and by list, and puts the books right by what was counted', async () => {
    const begun = await start({ note: 'Christmas' });
    expect(begun.data).toMatchObject({ number: 'ST-0001', state: 'counting', lines: 2, counted: 0 });
    const take = begun.data.id;
    const beeps = await count(take, [scan(basin.barcode), scan('basin-1', 7), scan(basin.barcode)]);
    expect(beeps.data.lines[0]).toMatchObject({ counted: 9, expected: 10, difference: -1, value: -300 });
    await count(take, [typed(kettle.variantId, 6)]);
    expect((await read(take)).data).toMatchObject({
      ...{ counted: 2, different: 2, pieces_over: 2, pieces_short: 1, value: 300 },
    });
    expect((await apply(take)).data).toMatchObject({ state: 'applied', uncounted: 'leave' });
    expect([await onHand(basin), await onHand(kettle)]).toEqual([9, 6]);
    const ledger = await test.call('GET /marketplace/v1/stores/{id}/stock-movements', {
      ...at(),
      query: { product_id: basin.productId },
    });
    expect(ledger.data.items[0]).toMatchObject({
      reason: 'count',
      quantity: -1,
      reference: `stock_take:${take}`,
    });
  });

  it('adds up what several people scan at once, and loses and doubles none of it', async () => {
    const helper = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const take = await started();
    const sendings = Array.from({ length: 20 }, (_, index) =>
      count(take, [scan(basin.barcode), scan(kettle.barcode)], index % 2 ? helper.token : owner.token),
    );
    expect((await Promise.all(sendings)).every(({ status }) => status === 200)).toBe(true);
    const repeated = [scan(basin.barcode)];
    await Promise.all([1, 2, 3, 4].map(() => count(take, repeated)));
    const lines = (await count(take, [...repeated, scan(kettle.barcode, 0)])).data.lines;
    const counted = new Map(lines.map((line) => [line.variant_id, line.counted]));
    expect([counted.get(basin.variantId), counted.get(kettle.variantId)]).toEqual([21, 20]);
  });

  it('lets a typed figure take the place of what was scanned', async () => {
    const take = await started();
    await count(take, [scan(basin.barcode, 3)]);
    expect((await count(take, [typed(basin.variantId, 8), scan(basin.barcode)])).data.lines[0]?.counted).toBe(
      9,
    );
  });

  it('takes nothing for a difference that was sold or received after the count', async () => {
    const take = await started();
    await adjust(basin.variantId, { change: -2 });
    await count(take, [typed(basin.variantId, 7)]);
    await adjust(basin.variantId, { change: -3 });
    await adjust(basin.variantId, { change: 5 });
    await apply(take);
    // 8 in the books when 7 were counted; 3 went and 5 came since.
    expect(await onHand(basin)).toBe(9);
  });

  it('marks a line that moved between two scans of it', async () => {
    const take = await started();
    await count(take, [scan(basin.barcode)]);
    await adjust(basin.variantId, { change: -1 });
    expect((await count(take, [scan(basin.barcode)])).data.lines[0]?.moved_meanwhile).toBe(true);
    expect((await count(take, [typed(basin.variantId, 9)])).data.lines[0]?.moved_meanwhile).toBe(false);
  });

  it('gives way to who counted by hand later', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    test.advance(60);
    await adjust(basin.variantId, { counted: 6 });
    await apply(take);
    expect(await onHand(basin)).toBe(6);
  });

  it('leaves what nobody counted, or sets it to zero, by choice; what came since stays', async () => {
    const first = await started();
    await count(first, [typed(basin.variantId, 10)]);
    await apply(first, 'leave');
    expect(await onHand(kettle)).toBe(4);
    const second = await started();
    await adjust(kettle.variantId, { change: 3 });
    await count(second, [typed(basin.variantId, 10)]);
    await apply(second, 'zero');
    expect([await onHand(basin), await onHand(kettle)]).toEqual([10, 3]);
  });

  it('keeps codes that nothing has as notes, and takes in goods that its scope does not have', async () => {
    const take = await started({ scope: 'brand', scope_value: 'Kuku' });
    expect((await read(take)).data.lines).toBe(1);
    const answer = await count(take, [scan('999', 2), scan('999'), scan(kettle.barcode, 4)]);
    expect(answer.data.unknown).toEqual(['999']);
    expect(answer.data.lines[0]).toMatchObject({ outside: true, expected: 4, difference: 0 });
    const unknown = await test.call(
      'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes',
      one(take),
    );
    expect(unknown.data).toEqual([{ code: '999', pieces: 3 }]);
    expect((await read(take)).data.unknown).toBe(1);
  });

  it('goes over a category, a brand, a tag or a list, and refuses to count nothing', async () => {
    const category = await test.call('POST /marketplace/v1/stores/{id}/categories', {
      ...at(),
      body: { name: 'Food' },
    });
    const rice = await newProduct('Rice', 1, { category_id: category.data.id });
    const scopes: [Record<string, unknown>, number][] = [
      [{ scope: 'category', scope_value: category.data.id }, 1],
      [{ scope: 'tag', scope_value: 'Kitchen' }, 1],
      [{ scope: 'list', variant_ids: [rice.variantId, basin.variantId] }, 2],
      [{}, 3],
    ];
    for (const [scope, lines] of scopes) {
      const { data } = await start(scope);
      expect(data.lines).toBe(lines);
      await cancel(data.id);
    }
    const nothing = [
      { scope: 'brand', scope_value: 'Nobody' },
      { scope: 'brand' },
      { scope: 'list' },
      { scope: 'category', scope_value: randomUUID() },
      { scope: 'list', variant_ids: [randomUUID()] },
    ];
    for (const scope of nothing) expect((await start(scope)).status, JSON.stringify(scope)).toBe(400);
  });

  it('is the only one at its place, which stays open so long', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.error).toBe('stock_take_open');
    await test.call('POST /marketplace/v1/stores/{id}/locations', { ...at(), body: { name: 'Kiosk' } });
    await adjust(basin.variantId, { counted: 0 });
    await adjust(kettle.variantId, { counted: 0 });
    const closed = await test.call('DELETE /marketplace/v1/stores/{id}/locations/{location_id}', {
      token: owner.token,
      params: { id: storeId, location_id: shop },
    });
    expect(closed).toMatchObject({ error: 'in_use' });
  });

  it('is applied once, however often it is asked for, and counts nothing afterwards', async () => {
    const take = await started();
    const counted = [typed(basin.variantId, 7)];
    await count(take, counted);
    const answers = await Promise.all([apply(take), apply(take), apply(take)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await onHand(basin)).toBe(7);
    expect((await count(take, [scan(basin.barcode)])).error).toBe('stock_take_ended');
    // An answer that was lost: the same counts again are fine, and change nothing.
    expect((await count(take, counted)).status).toBe(200);
    expect((await cancel(take)).error).toBe('stock_take_ended');
  });

  it('keeps its counts when it is cancelled, and leaves the books alone', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    expect((await cancel(take)).data).toMatchObject({ state: 'cancelled', counted: 1, different: 1 });
    expect(await onHand(basin)).toBe(10);
    expect((await apply(take)).error).toBe('stock_take_ended');
  });

  it('shows what the differences are worth to those who see costs, and to nobody else', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 7)]);
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const seen = await read(take, officer.token);
    expect(seen.data).toMatchObject({ different: 1, value: null });
    const again = await count(take, [typed(basin.variantId, 7)], officer.token);
    expect(again.data.lines[0]).toMatchObject({ difference: -3, value: null });
    expect(JSON.stringify([seen.data, again.data])).not.toMatch(/"(cost|price)"/);
  });

  it('refuses what is no whole number of pieces, both names at once, and unknown fields', async () => {
    const take = await started();
    for (const pieces of [-1, 1.5, 1e9 + 1, '1e3', 'NaN', null]) {
      const refused = await count(take, [{ ...typed(basin.variantId, 1), pieces }]);
      expect(Object.keys(refused.fields ?? {}), String(pieces)).toContain('counts.0.pieces');
    }
    for (const wrong of [
      { ...scan('x'), variant_id: basin.variantId },
      { id: randomUUID() },
      { ...scan('x'), at: 1 },
    ])
      expect((await count(take, [wrong])).status).toBe(400);
    const most = await count(take, [scan(basin.barcode, 1e9), scan(basin.barcode, 1e9)]);
    expect(most.status).toBe(400);
    expect((await read(take)).data.counted).toBe(0);
  });

  it('knows nothing of another store: in the path, the query and the body', async () => {
    const take = await started();
    const strange = { basin, storeId, shop };
    storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
    shop = await firstPlace();
    for (const { error } of await Promise.all([
      read(take),
      count(take, [scan('x')]),
      apply(take),
      cancel(take),
    ]))
      expect(error).toBe('not_found');
    const lines = await test.call(
      'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines',
      one(take),
    );
    expect(lines.error).toBe('not_found');
    expect((await start({ location_id: strange.shop })).error).toBe('not_found');
    expect((await start({ scope: 'list', variant_ids: [strange.basin.variantId] })).status).toBe(400);
    await newProduct('Rice', 1);
    const own = await started();
    expect((await count(own, [typed(strange.basin.variantId, 1)])).error).toBe('not_found');
    expect(
      (await count(own, [scan(strange.basin.barcode)])).data.lines.map(({ variant_id }) => variant_id),
    ).not.toContain(strange.basin.variantId);
    const listed = await test.call('GET /marketplace/v1/stores/{id}/stock-takes', {
      ...at(),
      query: { location_id: strange.shop },
    });
    expect(listed.data.total).toBe(0);
  });

  it('rests while the module is off, and goes on afterwards', async () => {
    const take = await started();
    const modules = (module_inventory: string) =>
      test.call('PUT /marketplace/v1/stores/{storeId}/modules', {
        token: owner.token,
        params: { storeId },
        body: { module_inventory },
      });
    await modules('disabled');
    expect((await count(take, [scan(basin.barcode)])).error).toBe('module_disabled');
    await modules('active');
    expect((await count(take, [scan(basin.barcode)])).status).toBe(200);
  });
});

describe('the lines of a stock-take', () => {
  it('are shown by what became of them, and found by word, SKU and barcode', async () => {
    const take = await started();
    await count(take, [typed(basin.variantId, 9)]);
    const titles = async (query: Record<string, string>) => {
      const answer = await test.call('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines', {
        ...one(take),
        query,
      });
      expect(answer.data.total).toBe(answer.data.items.length);
      return answer.data.items.map(({ product_title }) => product_title);
    };
    expect(await titles({})).toEqual(['Basin', 'Kettle']);
    for (const show of ['counted', 'different']) expect(await titles({ show })).toEqual(['Basin']);
    expect(await titles({ show: 'uncounted' })).toEqual(['Kettle']);
    expect(await titles({ search: 'ett' })).toEqual(['Kettle']);
    expect(await titles({ search: 'KETTLE-' })).toEqual(['Kettle']);
    expect(await titles({ search: basin.barcode })).toEqual(['Basin']);
    expect(await titles({ search: '%' })).toEqual([]);
  });
});
