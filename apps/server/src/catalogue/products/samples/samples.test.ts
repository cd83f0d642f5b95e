import { readdir } from 'node:fs/promises';
import { currencyCodes } from '@sokoni/rules/money/currencies';
import { checkProduct, checkVariant } from '@sokoni/rules/products/product-check';
import { checkEntries } from '@sokoni/rules/products/variant-combinations';
import { productTypes } from '@sokoni/rules/stores/product-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { sampleDraft } from './sample-draft.ts';
import { sampleFolder } from './sample-folder.ts';
import { samplesOf } from './samples.ts';

let test: TestApp;
let owner: TestUser;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());

const at = (id: string) => ({ token: owner.token, params: { id } });
const listed = async (id: string, filter: Record<string, string> = {}) =>
  (
    await test.call('GET /marketplace/v1/stores/{id}/products', {
      ...at(id),
      query: { limit: '50', ...filter },
    })
  ).data.items;
const add = (id: string) =>
  test.call('POST /marketplace/v1/stores/{id}/sample-products', { ...at(id), body: {} });
const clear = (id: string) => test.call('DELETE /marketplace/v1/stores/{id}/sample-products', at(id));

describe('SPEC 2: experimental products', () => {
  it.each(productTypes.map(({ id }) => id))('of %s are a dozen that anybody could sell', async (type) => {
    const samples = samplesOf(type);
    expect(samples).toHaveLength(12);
    expect(new Set(samples.map(({ title }) => title)).size).toBe(12);
    expect(new Set(samples.map(({ picture }) => picture)).size).toBe(12);
    const files = new Set(await readdir(sampleFolder));
    for (const sample of samples) {
      const drawn = ['small', 'card', 'medium'].filter((size) => files.has(`${sample.picture}-${size}.webp`));
      expect(drawn).toEqual(['small', 'card', 'medium']);
      for (const currency of currencyCodes) {
        const draft = sampleDraft(sample, currency, 'category');
        expect(checkProduct(draft)).toMatchObject({ ok: true });
        expect(checkEntries(draft.options, draft.variants)).toMatchObject({ ok: true });
        for (const variant of draft.variants) {
          expect(checkVariant(variant)).toMatchObject({ ok: true });
          expect(variant.cost).toBeLessThan(variant.sales_price ?? variant.price);
        }
      }
    }
  });

  it('fill a test store that wants them, with pictures, prices, stock and categories', async () => {
    const store = await test.newStore(owner.token, {
      test_product: true,
      product_type_id: 'fashion',
      currency_code: 'NGN',
    });
    expect(await listed(store.id)).toEqual([]);
    await test.mails();
    const items = await listed(store.id);
    expect(items).toHaveLength(12);
    expect(items.every(({ is_sample, image, on_hand }) => is_sample && image && on_hand > 0)).toBe(true);
    expect(items.find(({ title }) => title === 'Cotton T-shirt')).toMatchObject({
      variant_count: 8,
      min_price: 1_100_000,
      problems: [{ key: 'sample' }],
    });
    const seen = await fetch(`${test.url}${items[0]?.image}`);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const categories = await test.call('GET /marketplace/v1/stores/{id}/categories', at(store.id));
    expect(categories.data.map(({ name }) => name)).toContain('Shoes');
    const { data } = await test.call('GET /marketplace/v1/stores/{id}/jobs', at(store.id));
    expect(data.items).toMatchObject([{ kind: 'sample_products', state: 'done', done: 12, total: 12 }]);
    const [{ sum } = {}] = await query<{ sum: number }>(
      test.database.ownerUrl,
      `select sum(level.on_hand - coalesce(moved.sum, 0))::int as sum from app.stock_levels level
       left join (select variant_id, sum(quantity) from app.stock_movements group by 1) moved using (variant_id)
       where level.store_id = $1`,
      [store.id],
    );
    expect(sum).toBe(0);
    // A buyer finds nothing that is the merchant's own.
    const live = await test.call('PUT /marketplace/v1/stores/{id}/mode/live', at(store.id));
    expect(live.data.readiness.find(({ key }) => /product/.test(key))?.done).toBe(false);
  });

  it('come into no live store, and into none that does not want them', async () => {
    const plain = await test.newStore(owner.token, { test_product: false });
    const live = await test.newStore(owner.token, { test_product: true, mode: 'live' });
    await test.mails();
    expect([await listed(plain.id), await listed(live.id)]).toEqual([[], []]);
    expect((await add(live.id)).error).toBe('test_mode_only');
  });

  it('are added later, once, and removed in one click', async () => {
    const store = await test.newStore(owner.token);
    const answers = await Promise.all([add(store.id), add(store.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await test.mails();
    expect((await add(store.id)).error).toBe('samples_there');
    expect(await listed(store.id, { sample: 'true' })).toHaveLength(12);

    const items = await listed(store.id);
    const [sold, promised, renamed] = items;
    const adjusted = await test.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: store.id, product_id: sold?.id ?? '' },
    });
    const variantId = adjusted.data.variants[0]?.id ?? '';
    await query(
      test.database.ownerUrl,
      `insert into app.stock_movements (store_id, id, variant_id, location_id, quantity, reason, at)
       select store_id, gen_random_uuid(), variant_id, location_id, -1, 'sale', now()
       from app.stock_levels where store_id = $1 and variant_id = $2`,
      [store.id, variantId],
    );
    await query(
      test.database.ownerUrl,
      `update app.stock_levels set reserved = 1 from app.variants
       where variants.id = stock_levels.variant_id and variants.product_id = $1`,
      [promised?.id],
    );
    await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: store.id, product_id: renamed?.id ?? '' },
      body: { version: renamed?.version, title: 'My own rice' },
    });

    expect((await clear(store.id)).data).toEqual({
      deleted: 9,
      archived: 2,
      message: '9 sample products removed. 2 sample products archived, already used in orders or stock.',
    });
    const left = await listed(store.id);
    expect(left.map(({ title, status }) => [title, status]).sort()).toEqual(
      [
        [sold?.title, 'archived'],
        [promised?.title, 'archived'],
        ['My own rice', 'active'],
      ].sort(),
    );
    expect((await clear(store.id)).data).toMatchObject({ deleted: 0, archived: 0 });
    const counts = await query<{ status: string; products: number }>(
      test.database.ownerUrl,
      'select status, products from app.product_counts where store_id = $1 order by status',
      [store.id],
    );
    expect(counts).toEqual([
      { status: 'active', products: 1 },
      { status: 'archived', products: 2 },
    ]);
  });

  it('take the categories along that came with them, not one that a person has made theirs', async () => {
    const store = await test.newStore(owner.token);
    const categories = async () =>
      (await test.call('GET /marketplace/v1/stores/{id}/categories', at(store.id))).data;
    const keep = (name: string) =>
      test.call('POST /marketplace/v1/stores/{id}/categories', {
        ...at(store.id),
        body: { name, parent_id: null },
      });
    await keep('My own');
    await add(store.id);
    await test.mails();
    const made = (await categories()).filter(({ name }) => name !== 'My own');
    const [renamed, filled, above] = made;
    expect(made.length).toBeGreaterThan(3);
    await test.call('PUT /marketplace/v1/stores/{id}/categories/{category_id}', {
      token: owner.token,
      params: { id: store.id, category_id: renamed?.id ?? '' },
      body: { name: 'Renamed' },
    });
    await test.call('POST /marketplace/v1/stores/{id}/products', {
      ...at(store.id),
      body: { title: 'Mine', category_id: filled?.id, variants: [{ price: 500 }] },
    });
    await test.call('POST /marketplace/v1/stores/{id}/categories', {
      ...at(store.id),
      body: { name: 'Below', parent_id: above?.id },
    });
    expect((await clear(store.id)).data).toMatchObject({ deleted: 12, archived: 0 });
    const left = (await categories()).map(({ name }) => name).sort();
    expect(left).toEqual(['My own', 'Renamed', filled?.name, above?.name, 'Below'].sort());
  });

  it('some of which are left are not mixed with new ones: removed first, they come again whole', async () => {
    const store = await test.newStore(owner.token);
    await add(store.id);
    await test.mails();
    const [, ...others] = await listed(store.id);
    for (const { id, version, title } of others) {
      await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
        token: owner.token,
        params: { id: store.id, product_id: id },
        body: { version, title: `My ${title}` },
      });
    }
    expect(await add(store.id)).toMatchObject({
      status: 409,
      message: 'There are already sample products. Remove them first, then add them again.',
    });
    expect(await listed(store.id, { sample: 'true' })).toHaveLength(1);
    expect((await clear(store.id)).data).toMatchObject({ deleted: 1, archived: 0 });
    expect((await add(store.id)).status).toBe(200);
    await test.mails();
    expect(await listed(store.id, { sample: 'true' })).toHaveLength(12);
    const categories = await test.call('GET /marketplace/v1/stores/{id}/categories', at(store.id));
    const names = categories.data.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are no first product of the merchant in the figures of the store', async () => {
    const store = await test.newStore(owner.token);
    await add(store.id);
    await test.mails();
    const figures = async () =>
      (await test.call('GET /marketplace/v1/stores/{id}/overview', at(store.id))).data.figures;
    expect(await figures()).toMatchObject({ products: 12, samples: 12 });
    const [first] = await listed(store.id);
    await test.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: store.id, product_id: first?.id ?? '' },
      body: { version: first?.version, title: 'My own rice' },
    });
    expect(await figures()).toMatchObject({ products: 12, samples: 11 });
    await clear(store.id);
    expect(await figures()).toMatchObject({ products: 1, samples: 0 });
  });

  it('stop coming when they are removed while they are added', async () => {
    const store = await test.newStore(owner.token);
    await add(store.id);
    await clear(store.id);
    await test.mails();
    expect(await listed(store.id)).toEqual([]);
  });
});
