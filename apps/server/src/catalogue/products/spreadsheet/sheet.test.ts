import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { addManyProducts } from '#testing/fixtures/many-products.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let store: string;
let place: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = (await app.newStore(owner.token, { module_inventory: 'active' })).id;
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/locations', at());
  place = data[0]?.id ?? '';
});

const at = (token = owner.token) => ({ token, params: { id: store } });

async function addProduct(title: string, ...variants: object[]) {
  const { data, status } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at(),
    body: {
      title,
      options: variants.length > 1 ? [{ name: 'Size', entries: ['S', 'L'] }] : [],
      variants,
    },
  });
  expect(status).toBe(200);
  return data;
}

async function lines(query: Record<string, string> = {}, token = owner.token) {
  const answer = await app.call('GET /marketplace/v1/stores/{id}/variant-cells', {
    ...at(token),
    query: { location_id: place, ...query },
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

const save = (body: object, token = owner.token) =>
  app.call('PUT /marketplace/v1/stores/{id}/variant-cells', {
    ...at(token),
    body: { location_id: place, ...body },
  });

const cellsOf = async (title: string) => {
  const { items } = await lines();
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(title);
  return found;
};

describe('DESIGN "Spreadsheet editing": the lines of a selection', () => {
  it('come by title and variant, page by page, none twice', async () => {
    await addManyProducts(app.database.ownerUrl, store, 25);
    await addProduct('Basin 7', { entries: ['S'], price: 1 }, { entries: ['L'], price: 2 });
    const titles: string[] = [];
    let after: string | null = '';
    let pages = 0;
    while (after !== null) {
      const page: Awaited<ReturnType<typeof lines>> = await lines({
        limit: '7',
        ...(after ? { after } : {}),
      });
      titles.push(...page.items.map(({ title, name, variant_id }) => `${title} ${name} ${variant_id}`));
      after = page.next;
      pages += 1;
    }
    expect(pages).toBe(4);
    expect(new Set(titles).size).toBe(27);
    const whole = await lines({ limit: '500' });
    expect(whole.items.map(({ title, name, variant_id }) => `${title} ${name} ${variant_id}`)).toEqual(
      titles,
    );
    expect(whole.next).toBeNull();
    expect(whole.items.filter(({ title }) => title === 'Basin 7')).toMatchObject([
      { name: '' },
      { name: 'S' },
      { name: 'L' },
    ]);
  });

  it('are those of the filters, or of the named products', async () => {
    const cup = await addProduct('Cup', { price: 100, opening_stock: 4, sku: 'CUP' });
    await addProduct('Spoon', { price: 100 });
    expect((await lines({ search: 'cup' })).items).toMatchObject([
      { product_id: cup.id, price: 100, sku: 'CUP', on_hand: 4 },
    ]);
    expect((await lines({ ids: cup.id })).items).toHaveLength(1);
    expect((await lines({ stock: 'out' })).items).toMatchObject([{ title: 'Spoon' }]);
  });

  it('show no money to an inventory officer', async () => {
    await addProduct('Cup', { price: 100, sales_price: 50, on_sales: true, cost: 20 });
    const officer = await app.staffMember(owner.token, store, 'inventory_officer');
    expect((await lines({}, officer.token)).items).toMatchObject([
      { price: null, sales_price: null, cost: null },
    ]);
    expect((await lines()).items).toMatchObject([{ price: 100, sales_price: 50, cost: 20 }]);
    const { variant_id } = await cellsOf('Cup');
    for (const line of [
      { price: { was: 100, now: 1 } },
      { sales_price: { was: 50, now: 1 } },
      { cost: { was: 20, now: 1 } },
    ])
      expect(await save({ lines: [{ variant_id, ...line }] }, officer.token)).toMatchObject({ status: 403 });
    const line = { variant_id, sku: { was: '', now: 'C-1' }, on_hand: { was: 0, now: 3 } };
    expect((await save({ lines: [line] }, officer.token)).data.saved).toMatchObject([
      { price: null, sku: 'C-1', on_hand: 3 },
    ]);
  });
});

describe('DESIGN "Spreadsheet editing": saving cells', () => {
  it('writes what changed, with stock as counted', async () => {
    await addProduct('Cup', { price: 100, cost: 40, opening_stock: 4 });
    const { variant_id, product_id, barcode } = await cellsOf('Cup');
    const line = {
      variant_id,
      price: { was: 100, now: 250 },
      sales_price: { was: null, now: 200 },
      cost: { was: 40, now: null },
      sku: { was: '', now: ' Cup 1 ' },
      barcode: { was: barcode, now: '4006381333931' },
      low_stock_at: { was: null, now: 5 },
      on_hand: { was: 4, now: 9 },
    };
    const { data, message } = await save({ lines: [line] });
    expect(message).toBe('All changes saved');
    expect(data).toEqual({
      problems: [],
      saved: [
        {
          ...{ variant_id, product_id, title: 'Cup', name: '' },
          ...{ price: 250, sales_price: 200, cost: null, sku: 'Cup 1', barcode: '4006381333931' },
          ...{ low_stock_at: 5, on_hand: 9 },
        },
      ],
    });
    const again = await save({ lines: [line] });
    expect(again.data.problems).toEqual([]);
    const { data: product } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      ...at(),
      params: { id: store, product_id },
    });
    expect(product).toMatchObject({ version: 2, min_price: 200, on_hand: 9 });
    expect(product.variants[0]).toMatchObject({ on_sales: true, sales_price: 200 });
    const movements = await query(
      app.database.ownerUrl,
      'select quantity, reason from app.stock_movements where store_id = $1 order by id',
      [store],
    );
    expect(movements).toEqual([
      { quantity: 4, reason: 'opening' },
      { quantity: 5, reason: 'count' },
    ]);
    await save({ lines: [{ variant_id, sales_price: { was: 200, now: null } }] });
    expect((await cellsOf('Cup')).sales_price).toBeNull();
  });

  it('saves the good lines and names the bad cells', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await addProduct(title, { price: 100, sku: `${title}-1` });
    const [a, b, c, d] = (await lines()).items.map(({ variant_id }) => variant_id);
    const { data, message } = await save({
      lines: [
        { variant_id: a, sku: { was: 'A-1', now: 'd-1' } },
        { variant_id: b, barcode: { was: (await cellsOf('B')).barcode, now: '4006381333932' } },
        { variant_id: c, price: { was: 90, now: 120 } },
        { variant_id: d, price: { was: 100, now: 110 }, sales_price: { was: null, now: 50 } },
      ],
    });
    expect(message).toBe('Some changes could not be saved');
    expect(data.saved).toMatchObject([{ title: 'D', price: 110, sales_price: 50 }]);
    const problemOf = (id: string | undefined) => data.problems.find(({ variant_id }) => variant_id === id);
    expect(problemOf(a)).toMatchObject({ field: 'sku', message: 'Another variant already has this SKU' });
    expect(problemOf(b)).toMatchObject({
      field: 'barcode',
      message: 'The last digit of this barcode should be 1. Check the number.',
    });
    expect(problemOf(c)).toMatchObject({ field: 'price', current: 100 });
    expect(data.problems).toHaveLength(3);
    expect((await cellsOf('A')).sku).toBe('A-1');
  });

  it('exchanges the SKUs of two variants, but not with a line that is left out', async () => {
    for (const title of ['A', 'B', 'C']) await addProduct(title, { price: 100, sku: title });
    const [a, b, c] = (await lines()).items.map(({ variant_id }) => variant_id);
    const swap = [
      { variant_id: a, sku: { was: 'A', now: 'B' } },
      { variant_id: b, sku: { was: 'B', now: 'A' } },
    ];
    expect((await save({ lines: swap })).data.problems).toEqual([]);
    expect((await lines()).items.map(({ sku }) => sku)).toEqual(['B', 'A', 'C']);
    const { data } = await save({
      lines: [
        { variant_id: a, sku: { was: 'B', now: 'A' } },
        {
          variant_id: b,
          sku: { was: 'A', now: 'Z' },
          price: { was: 100, now: 10 },
          sales_price: { was: null, now: 90 },
        },
        { variant_id: c, sku: { was: 'C', now: 'N' } },
      ],
    });
    expect(data.problems).toMatchObject([
      { variant_id: b, field: 'sales_price' },
      { variant_id: a, field: 'sku' },
    ]);
    expect(data.saved).toMatchObject([{ title: 'C', sku: 'N' }]);
  });

  it('of another store, twice, or no cells at all is refused', async () => {
    await addProduct('Cup', { price: 100 });
    const { variant_id } = await cellsOf('Cup');
    for (const line of [
      { variant_id, price: { was: 100, now: -1 } },
      { variant_id, price: { was: 100, now: 1e15 } },
      { variant_id, price: { was: 100, now: '1e3' } },
      { variant_id, price: { was: 100, now: 1.5 } },
      { variant_id, price: { was: 100, now: null } },
      { variant_id, price: { now: 1 } },
      { variant_id, on_hand: { was: 0, now: 1.5 } },
      { variant_id, on_hand: { was: 0, now: -1 } },
      { variant_id, on_hand: { was: 0, now: 1e9 } },
      { variant_id, low_stock_at: { was: null, now: 1e9 } },
      { variant_id, title: { was: 'Cup', now: 'Mug' } },
    ])
      expect(await save({ lines: [line] }), JSON.stringify(line)).toMatchObject({ status: 400 });
    expect(await save({ lines: [] })).toMatchObject({ status: 400 });
    const line = { variant_id, price: { was: 100, now: 200 } };
    expect(await save({ lines: [line, line] })).toMatchObject({ status: 400 });
    const stock = { lines: [{ variant_id, on_hand: { was: 0, now: 1 } }] };
    expect(await save({ ...stock, location_id: undefined })).toMatchObject({ status: 400 });
    const before = { store, place };
    store = (await app.newStore(owner.token, { module_inventory: 'active' })).id;
    expect(await save({ lines: [line] })).toMatchObject({ status: 404 });
    await addProduct('Mug', { price: 100 });
    place = '';
    const mug = (await app.call('GET /marketplace/v1/stores/{id}/variant-cells', at())).data.items[0];
    const strange = { lines: [{ variant_id: mug?.variant_id, on_hand: { was: 0, now: 1 } }] };
    expect(await save({ ...strange, location_id: before.place })).toMatchObject({ status: 404 });
    expect(
      await app.call('GET /marketplace/v1/stores/{id}/variant-cells', { ...at(), query: { after: 'x' } }),
    ).toMatchObject({ status: 400 });
    const queries: Record<string, string>[] = [
      { limit: '501' },
      { limit: '-1' },
      { limit: '1.5' },
      { ids: 'x' },
      { page: '2' },
    ];
    for (const bad of queries)
      expect(
        await app.call('GET /marketplace/v1/stores/{id}/variant-cells', { ...at(), query: bad }),
        JSON.stringify(bad),
      ).toMatchObject({ status: 400 });
  });

  it('counts no stock while the module is off', async () => {
    await addProduct('Cup', { price: 100 });
    const { variant_id } = await cellsOf('Cup');
    await app.call('PUT /marketplace/v1/stores/{storeId}/modules', {
      token: owner.token,
      params: { storeId: store },
      body: { module_inventory: 'disabled' },
    });
    expect(await save({ lines: [{ variant_id, on_hand: { was: 0, now: 1 } }] })).toMatchObject({
      status: 409,
      error: 'module_disabled',
    });
    expect((await save({ lines: [{ variant_id, price: { was: 100, now: 90 } }] })).status).toBe(200);
  });

  it('two people on one cell: the second is told, and on different cells of one variant both are kept', async () => {
    await addProduct('Cup', { price: 100, sku: 'C' });
    const { variant_id } = await cellsOf('Cup');
    const price = (now: number) => save({ lines: [{ variant_id, price: { was: 100, now } }] });
    const answers = await Promise.all([price(110), price(120)]);
    expect(answers.map(({ data }) => data.problems.length).sort()).toEqual([0, 1]);
    const sku = await save({ lines: [{ variant_id, sku: { was: 'C', now: 'D' } }] });
    expect(sku.data.problems).toEqual([]);
  });
});
