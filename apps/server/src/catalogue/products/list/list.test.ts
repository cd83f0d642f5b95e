import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { addManyProducts } from '#testing/fixtures/many-products.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
let drinks: string;
let hot: string;

beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
  storeId = (await test.newStore(owner.token)).id;
  drinks = await addCategory('Drinks', null);
  hot = await addCategory('Hot drinks', drinks);
  await add({
    title: 'Kenyan coffee',
    brand: 'Duka',
    tags: ['morning'],
    category_id: hot,
    variants: [{ price: 900, sku: 'CF-1', opening_stock: 3 }],
  });
  await add({
    title: 'Mango juice',
    brand: 'Souk',
    tags: ['Morning', 'fresh'],
    category_id: drinks,
    variants: [{ price: 300, opening_stock: 9, low_stock_at: 10 }],
  });
  await add({
    title: 'Café au lait',
    brand: 'Duka',
    status: 'draft',
    category_id: hot,
    variants: [{ price: 500 }],
  });
  await add({
    title: '100% wool scarf',
    status: 'archived',
    options: [{ name: 'Colour', entries: ['Red', 'Blue'] }],
    variants: [
      { entries: ['Red'], price: 4000, barcode: '4006381333931', track_quantity: false },
      { entries: ['Blue'], price: 4000, barcode: 'Shelf-7B', track_quantity: false },
    ],
  });
  // Somebody else's, which nothing may find.
  const other = await test.newStore(owner.token);
  await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: other.id },
    body: {
      title: 'Kenyan coffee',
      brand: 'Duka',
      tags: ['morning'],
      variants: [{ sku: 'CF-1', barcode: '4006381333931' }],
    },
  });
});
afterAll(() => test.close());

async function addCategory(name: string, parent_id: string | null): Promise<string> {
  const { data } = await test.call('POST /marketplace/v1/stores/{id}/categories', {
    token: owner.token,
    params: { id: storeId },
    body: { name, parent_id },
  });
  return data.id;
}

async function add(body: unknown): Promise<void> {
  const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    body,
  });
  if (made.status !== 200) throw new Error(made.message);
}

const list = (query: Record<string, string>) =>
  test.call('GET /marketplace/v1/stores/{id}/products', {
    token: owner.token,
    params: { id: storeId },
    query,
  });

const titles = async (query: Record<string, string>) =>
  (await list(query)).data.items.map(({ title }) => title);

async function total({ page: _, sort: __, ...query }: Record<string, string>): Promise<number> {
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/products/total', {
    token: owner.token,
    params: { id: storeId },
    query,
  });
  return data.total;
}

describe('the list of products', () => {
  it.each([
    ['', ['100% wool scarf', 'Café au lait', 'Kenyan coffee', 'Mango juice']],
    ['-title', ['Mango juice', 'Kenyan coffee', 'Café au lait', '100% wool scarf']],
    ['price', ['Mango juice', 'Café au lait', 'Kenyan coffee', '100% wool scarf']],
    ['-stock', ['Mango juice', 'Kenyan coffee']],
    ['-updated', ['100% wool scarf', 'Café au lait', 'Mango juice', 'Kenyan coffee']],
  ])('is sorted by "%s"', async (sort, expected) => {
    expect((await titles({ sort })).slice(0, expected.length)).toEqual(expected);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ search: 'COFF' }, ['Kenyan coffee']],
    [{ search: 'cafe' }, ['Café au lait']],
    [{ search: 'au café' }, ['Café au lait']],
    [{ search: 'ju' }, ['Mango juice']],
    [{ search: 'ui' }, []],
    [{ search: 'k' }, ['Kenyan coffee']],
    [{ search: 'souk' }, ['Mango juice']],
    [{ search: 'fresh' }, ['Mango juice']],
    [{ search: 'cf-' }, ['Kenyan coffee']],
    [{ search: '4006381333931' }, ['100% wool scarf']],
    [{ search: '4006381 333931' }, ['100% wool scarf']],
    [{ search: 'Shelf-7B' }, ['100% wool scarf']],
    [{ search: '100%' }, ['100% wool scarf']],
    [{ search: '0_ w' }, []],
    [{ status: 'draft' }, ['Café au lait']],
    [{ brand: 'Duka' }, ['Café au lait', 'Kenyan coffee']],
    [{ tag: 'Morning' }, ['Kenyan coffee', 'Mango juice']],
    [{ stock: 'low' }, ['Mango juice']],
    [{ stock: 'untracked' }, ['100% wool scarf']],
    [{ stock: 'in', sort: 'stock' }, ['Kenyan coffee']],
    [{ sample: 'true' }, []],
    [{ brand: 'Duka', status: 'active', search: 'coffee' }, ['Kenyan coffee']],
  ])('is narrowed by %o, and counted exactly', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect(await total(query)).toBe(expected.length);
  });

  it('keeps the order of a tag by title, page by page, whatever its products are called later', async () => {
    const at = { token: owner.token, params: { id: (await test.newStore(owner.token)).id } };
    const made = await Promise.all(
      ['Pear', 'apple', 'Fig'].map(async (title) => {
        const body = { title, tags: ['fruit'], variants: [{}] };
        return (await test.call('POST /marketplace/v1/stores/{id}/products', { ...at, body })).data;
      }),
    );
    const tagged = async (asked: Record<string, string> = {}) => {
      const query = { tag: 'fruit', ...asked };
      const { data } = await test.call('GET /marketplace/v1/stores/{id}/products', { ...at, query });
      return data.items.map(({ title }) => title);
    };
    expect(await tagged()).toEqual(['apple', 'Fig', 'Pear']);
    const apple = made.find(({ title }) => title === 'apple');
    const renamed = await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { ...at.params, product_id: apple?.id ?? '' },
      body: { version: apple?.version ?? 0, title: 'Quince' },
    });
    expect(renamed.status).toBe(200);
    expect(await tagged()).toEqual(['Fig', 'Pear', 'Quince']);
    expect(await tagged({ sort: '-title' })).toEqual(['Quince', 'Pear', 'Fig']);
    expect(await tagged({ limit: '2', page: '2' })).toEqual(['Quince']);
    expect(await tagged({ search: 'pea' })).toEqual(['Pear']);
  });

  it('finds the same where there are many: by the beginning of a word, by a tag, by the beginning of an SKU', async () => {
    const crowded = (await test.newStore(owner.token)).id;
    await addManyProducts(test.database.ownerUrl, crowded, 1100);
    await query(
      test.database.ownerUrl,
      `with coded as (
         update app.variants variant set sku = 'X-' || substring(title from 7), sku_key = 'x-' || substring(title from 7)
         from app.products product where product.id = variant.product_id and variant.store_id = $1)
       insert into app.product_tags (store_id, tag, product_id) select $1, 'kitchen', id from app.products where store_id = $1`,
      [crowded],
    );
    const longWords = Array.from({ length: 40 }, (_, index) => `a tag with a good many letters ${index}`);
    const pots = Array.from({ length: 30 }, (_, index) => ({
      title: `Pot ${index}`,
      variants: [{ sku: `BAS-${index}` }],
    }));
    for (const body of [...pots, { title: 'Kettle', tags: [...longWords, 'basin side'], variants: [{}] }]) {
      const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
        token: owner.token,
        params: { id: crowded },
        body,
      });
      expect(made.status).toBe(200);
    }
    for (const [asked, wanted] of [
      // Thirty pots have as a code what hundreds of basins have as a word; a kettle has it among more words than an index takes.
      [{ search: 'bas' }, 1131],
      [{ search: 'basin' }, 1101],
      [{ search: 'x-' }, 1100],
      [{ tag: 'kitchen' }, 1100],
      [{ tag: 'kitchen', search: 'basin 11' }, 12],
      // The words "bas" and "1" in the titles.
      [{ tag: 'kitchen', search: 'bas-1' }, 212],
      [{ tag: 'basin side' }, 1],
    ] as [Record<string, string>, number][]) {
      const at = { token: owner.token, params: { id: crowded } };
      const { data } = await test.call('GET /marketplace/v1/stores/{id}/products/total', {
        ...at,
        query: asked,
      });
      const pages = await Promise.all(
        Array.from({ length: 12 }, (_, index) => String(index + 1)).map((page) =>
          test.call('GET /marketplace/v1/stores/{id}/products', {
            ...at,
            query: { ...asked, page, limit: '100' },
          }),
        ),
      );
      const found = pages.flatMap((page) => page.data.items.map(({ id }) => id));
      expect({ asked, total: data.total, found: new Set(found).size }).toEqual({
        asked,
        total: wanted,
        found: wanted,
      });
    }
  });

  it('shows a category with what lies below it', async () => {
    expect(await titles({ category_id: drinks })).toEqual(['Café au lait', 'Kenyan coffee', 'Mango juice']);
    expect(await titles({ category_id: hot })).toEqual(['Café au lait', 'Kenyan coffee']);
    const all = { category_id: drinks, sort: '-title' };
    expect(await titles(all)).toEqual(['Mango juice', 'Kenyan coffee', 'Café au lait']);
    expect(await titles({ ...all, limit: '2', page: '2' })).toEqual(['Café au lait']);
    expect(await titles({ ...all, limit: '100', page: '11' })).toEqual([]);
    const statuses = await Promise.all(
      ['active', 'draft', 'archived'].map((status) => titles({ ...all, status })),
    );
    expect(statuses.flat().sort()).toEqual(['Café au lait', 'Kenyan coffee', 'Mango juice']);
  });

  it('is read page by page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => titles({ page: String(page), limit: '3' })));
    expect(pages.map((page) => page.length)).toEqual([3, 1, 0]);
    expect(new Set(pages.flat()).size).toBe(4);
  });

  it('says why nobody can buy a product', async () => {
    const { items } = (await list({})).data;
    expect(
      items.map(({ problems }) => problems.filter(({ stops_buying }) => stops_buying).map(({ key }) => key)),
    ).toEqual([['inactive'], ['inactive', 'no_stock'], [], []]);
  });

  it('makes the store ready for buyers by the first product that can be bought', async () => {
    const product = async (id: string) =>
      (
        await test.call('GET /marketplace/v1/stores/{id}/overview', { token: owner.token, params: { id } })
      ).data.readiness.find(({ key }) => key === 'product')?.done;
    expect(await product(storeId)).toBe(true);
    const other = await test.newStore(owner.token);
    await test.call('POST /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: other.id },
      body: { title: 'Basin', variants: [{ price: 500 }] },
    });
    expect(await product(other.id)).toBe(false);
  });

  it('refuses what it cannot be narrowed or sorted by', async () => {
    for (const query of [{ sort: 'cost' }, { status: 'gone' }, { store_id: 'x' }, { limit: '101' }]) {
      expect((await list(query as unknown as Record<string, string>)).status).toBe(400);
    }
  });

  it('finds a scanned code, in this store only', async () => {
    const scan = (code: string) =>
      test.call('GET /marketplace/v1/stores/{id}/product-codes/{code}', {
        token: owner.token,
        params: { id: storeId, code },
      });
    const byBarcode = await scan('4006381333931');
    const bySku = await scan('cf-1');
    const { items } = (await list({})).data;
    expect(byBarcode.data.product_id).toBe(items[0]?.id);
    expect(bySku.data.product_id).toBe(items[2]?.id);
    expect((await scan('nobody')).status).toBe(404);
  });

  it('completes brands and tags', async () => {
    const words = async (kind: string, start: string) =>
      (
        await test.call('GET /marketplace/v1/stores/{id}/product-words', {
          token: owner.token,
          params: { id: storeId },
          query: { kind, start },
        })
      ).data;
    expect(await words('brand', 'd')).toEqual(['Duka']);
    expect(await words('tag', 'M')).toEqual(['morning']);
    expect(await words('tag', '%')).toEqual([]);
  });
});
