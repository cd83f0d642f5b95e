import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let test: TestApp;
let owner: TestUser;
let storeId: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token)).id;
});

const add = (body: unknown, token = owner.token) =>
  test.call('POST /marketplace/v1/stores/{id}/products', { token, params: { id: storeId }, body });
const get = (product_id: string, token = owner.token) =>
  test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id },
  });
const change = (product_id: string, body: unknown, token = owner.token) =>
  test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
    token,
    params: { id: storeId, product_id },
    body,
  });
const remove = (product_id: string) =>
  test.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
    token: owner.token,
    params: { id: storeId, product_id },
  });

const shirt = {
  title: 'Ankara shirt',
  brand: 'Lagos Loom',
  tags: ['Cotton', 'summer '],
  options: [{ name: 'Size', entries: ['S', 'M'] }],
  variants: [
    { entries: ['S'], price: 2000, sku: 'AN-S', opening_stock: 5 },
    { entries: ['M'], price: 2500, sku: 'AN-M', opening_stock: 7 },
  ],
};

describe('a product that is made', () => {
  it('comes back with variants named by their entries, stock, and a barcode where there was none', async () => {
    const made = await add(shirt);
    expect(made).toMatchObject({ status: 200, message: 'Ankara shirt added' });
    const { data } = await get(made.data.id);
    expect(data).toEqual(made.data);
    expect(data).toMatchObject({
      tags: ['cotton', 'summer'],
      variant_count: 2,
      min_price: 2000,
      max_price: 2500,
      on_hand: 12,
      available: 12,
      stock_state: 'in',
      problems: [{ key: 'no_image', stops_buying: false }],
      version: 1,
    });
    expect(data.variants.map(({ name, barcode, on_hand }) => [name, barcode, on_hand])).toEqual([
      ['S', '2000000000015', 5],
      ['M', '2000000000022', 7],
    ]);
  });

  it('loses what could run in its description', async () => {
    const html =
      '<p onclick="x()">Soft <b>cotton</b><script>alert(1)</script> <a href="javascript:x()">link</a></p>';
    const made = await add({ ...shirt, description: html });
    expect(made.data.description).toBe('<p>Soft <strong>cotton</strong> <a>link</a></p>');
  });

  it('says which code is taken, in the store and in the request itself', async () => {
    await add(shirt);
    const again = await add({
      ...shirt,
      variants: [shirt.variants[0], { ...shirt.variants[1], sku: 'an-s' }],
    });
    expect(again).toMatchObject({
      status: 409,
      error: 'code_taken',
      fields: {
        'variants.0.sku': 'Another variant already has this SKU',
        'variants.1.sku': 'Another variant already has this SKU',
      },
    });
  });

  it('lets two stores have the same SKU', async () => {
    await add(shirt);
    storeId = (await test.newStore(owner.token)).id;
    expect((await add(shirt)).status).toBe(200);
  });

  it.each([
    ['title', { ...shirt, title: '' }, 'Title is required!'],
    ['options', { ...shirt, options: [{ name: 'Size', entries: ['S/M'] }] }, /no slash/],
    ['variants', { ...shirt, variants: [{ entries: ['XL'] }] }, /doesn’t match/],
    ['variants', { ...shirt, options: [] }, /doesn’t match/],
  ])('says what is wrong with %s', async (field, body, message) => {
    const refused = await add(body);
    expect(refused).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(refused.fields?.[field]).toMatch(message);
  });

  it('refuses fields that it does not know', async () => {
    expect((await add({ ...shirt, store_id: 'x' })).status).toBe(400);
    expect((await add({ ...shirt, variants: [{ ...shirt.variants[0], on_hand: 9 }] })).status).toBe(400);
  });
});

describe('a product that is saved', () => {
  it('writes what differs and nothing else', async () => {
    const { data } = await add(shirt);
    const same = await change(data.id, { version: 1, title: shirt.title, tags: ['summer', 'cotton'] });
    expect(same.data.version).toBe(1);
    const saved = await change(data.id, {
      version: 1,
      title: 'Linen shirt',
      variants: [{ id: data.variants[1]?.id, price: 9900 }],
    });
    expect(saved.data).toMatchObject({ title: 'Linen shirt', version: 2, min_price: 2000, max_price: 9900 });
    expect(saved.data.variants[0]).toEqual(data.variants[0]);
  });

  it('tells the second of two savers, and changes nothing for them', async () => {
    const { data } = await add(shirt);
    const saves = await Promise.all(
      ['Red shirt', 'Blue shirt'].map((title) => change(data.id, { version: 1, title })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(saves.find(({ status }) => status === 409)?.error).toBe('changed_meanwhile');
    expect((await get(data.id)).data.version).toBe(2);
  });

  it('adds, switches off and removes variants as the options change', async () => {
    const { data } = await add({ ...shirt, variants: [shirt.variants[0], { entries: ['M'] }] });
    const [small, medium] = data.variants;
    const saved = await change(data.id, {
      version: 1,
      options: [{ name: 'Size', entries: ['S', 'L'] }],
      variants: [
        { id: small?.id, active: false },
        { entries: ['L'], price: 3000 },
      ],
      removed_variants: [medium?.id],
    });
    expect(saved.data.variants.map(({ name, active, price }) => [name, active, price])).toEqual([
      ['S', false, 2000],
      ['L', true, 3000],
    ]);
    expect(saved.data).toMatchObject({ min_price: 3000, max_price: 3000, variant_count: 2 });
  });

  it('counts in what an added variant opens with, in the same save', async () => {
    const { data } = await add({ ...shirt, variants: [shirt.variants[0]] });
    const options = [{ name: 'Size', entries: ['S', 'L'] }];
    const added = { entries: ['L'], price: 3000, opening_stock: 9 };
    const refused = await change(data.id, {
      version: 1,
      options,
      variants: [{ id: data.variants[0]?.id, opening_stock: 4 }, added],
    });
    expect(refused).toMatchObject({ status: 400, error: 'invalid_fields' });
    expect(refused.fields).toHaveProperty(['variants.0.opening_stock']);
    expect((await get(data.id)).data).toEqual(data);
    for (const bad of [-1, 1.5, '3', '1e3', 1e9]) {
      const body = { version: 1, options, variants: [{ ...added, opening_stock: bad }] };
      expect(await change(data.id, body), String(bad)).toMatchObject({ status: 400 });
    }
    const saved = await change(data.id, { version: 1, options, variants: [added] });
    expect(saved.data.variants.map(({ name, on_hand }) => [name, on_hand])).toEqual([
      ['S', 5],
      ['L', 9],
    ]);
    expect(saved.data).toMatchObject({ on_hand: 14, available: 14 });
  });

  it('says who saved it last', async () => {
    const { data } = await add(shirt);
    expect(data.updated_by).toBe('Amina Bello');
  });

  it('keeps a variant that has moved stock', async () => {
    const { data } = await add(shirt);
    const refused = await change(data.id, {
      version: 1,
      options: [{ name: 'Size', entries: ['M'] }],
      removed_variants: [data.variants[0]?.id],
    });
    expect(refused).toMatchObject({ status: 409, error: 'in_use' });
    expect(refused.fields?.removed_variants).toContain('Set it to inactive instead');
    expect((await get(data.id)).data).toEqual(data);
  });

  it('refuses variants and categories of another store', async () => {
    const mine = await add(shirt);
    const other = await test.newStore((await test.verifiedUser()).token);
    const outsider = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: other.businessToken,
      params: { id: other.id, product_id: mine.data.id },
    });
    expect(outsider.error).toBe('not_found');
    const elsewhere = (await test.newStore(owner.token)).id;
    const foreign = await test.call('POST /marketplace/v1/stores/{id}/products', {
      token: owner.token,
      params: { id: elsewhere },
      body: { title: 'Foreign', variants: [{}] },
    });
    const variantId = foreign.data.variants[0]?.id;
    expect((await change(mine.data.id, { version: 1, variants: [{ id: variantId, price: 1 }] })).status).toBe(
      404,
    );
    expect((await change(mine.data.id, { version: 1, removed_variants: [variantId] })).status).toBe(404);
    const category = await test.call('POST /marketplace/v1/stores/{id}/categories', {
      token: owner.token,
      params: { id: elsewhere },
      body: { name: 'Food' },
    });
    expect((await change(mine.data.id, { version: 1, category_id: category.data.id })).status).toBe(404);
    expect((await get(mine.data.id)).data).toEqual(mine.data);
  });
});

describe('a product that goes', () => {
  it('is deleted while it has left no trace, and archived afterwards', async () => {
    const plain = await add({ title: 'Basin', variants: [{}] });
    expect(await remove(plain.data.id)).toMatchObject({
      status: 200,
      data: { message: 'Basin deleted' },
    });
    expect((await get(plain.data.id)).status).toBe(404);
    const stocked = await add(shirt);
    expect(await remove(stocked.data.id)).toMatchObject({ status: 409, error: 'in_use' });
  });

  it('is counted in and out, by status and in the figure of the store', async () => {
    const total = async (query: Record<string, string> = {}) =>
      (
        await test.call('GET /marketplace/v1/stores/{id}/products', {
          token: owner.token,
          params: { id: storeId },
          query,
        })
      ).data.total;
    const stats = async () =>
      (await test.call('GET /marketplace/v1/stores/{id}', { token: owner.token, params: { id: storeId } }))
        .data.stats;
    const { data } = await add(shirt);
    await add({ title: 'Basin', status: 'draft', variants: [{}] });
    expect([await total(), await total({ status: 'draft' }), (await stats()).product_count]).toEqual([
      2, 1, 2,
    ]);
    await change(data.id, { version: 1, status: 'archived' });
    expect([await total(), await total({ status: 'archived' }), (await stats()).product_count]).toEqual([
      2, 1, 1,
    ]);
  });

  it('is copied as a draft without stock and codes', async () => {
    const { data } = await add(shirt);
    const copy = await test.call('POST /marketplace/v1/stores/{id}/products/{product_id}/copies', {
      token: owner.token,
      params: { id: storeId, product_id: data.id },
      body: { title: 'Copy of Ankara shirt' },
    });
    expect(copy.data).toMatchObject({
      title: 'Copy of Ankara shirt',
      status: 'draft',
      on_hand: 0,
      tags: data.tags,
    });
    expect(copy.data.variants.map(({ sku, price }) => [sku, price])).toEqual([
      ['', 2000],
      ['', 2500],
    ]);
    expect(copy.data.variants[0]?.barcode).not.toBe(data.variants[0]?.barcode);
  });
});

describe('CONTRACT Roles: an inventory officer sees and sets no money', () => {
  it('in the product, in the list and when saving', async () => {
    const { data } = await add({
      ...shirt,
      variants: [{ ...shirt.variants[0], cost: 900 }],
      options: [{ name: 'Size', entries: ['S'] }],
    });
    const officer = await test.staffMember(owner.token, storeId, 'inventory_officer');
    const seen = await get(data.id, officer.token);
    expect(seen.data).toMatchObject({ min_price: null, max_price: null });
    expect(seen.data.variants[0]).toMatchObject({ price: null, sales_price: null, cost: null });
    const list = (sort: string) =>
      test.call('GET /marketplace/v1/stores/{id}/products', {
        token: officer.token,
        params: { id: storeId },
        query: { sort },
      });
    expect((await list('')).data.items[0]).toMatchObject({ min_price: null, max_price: null });
    expect((await list('price')).error).toBe('not_allowed');
    const variant = data.variants[0]?.id;
    expect(
      (await change(data.id, { version: 1, variants: [{ id: variant, price: 5 }] }, officer.token)).status,
    ).toBe(403);
    expect(
      (await change(data.id, { version: 1, variants: [{ id: variant, sku: 'AN-1' }] }, officer.token)).status,
    ).toBe(200);
    expect((await get(data.id)).data.variants[0]).toMatchObject({ price: 2000, cost: 900, sku: 'AN-1' });
  });

  it('an associate sees prices and no costs', async () => {
    const { data } = await add({ title: 'Basin', variants: [{ price: 500, cost: 300 }] });
    const seller = await test.staffMember(owner.token, storeId, 'associate');
    expect((await get(data.id, seller.token)).data.variants[0]).toMatchObject({ price: 500, cost: null });
  });
});
