import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BulkClient, bulkClient, raise } from '#testing/clients/bulk-edit-client.ts';
import { addManyProducts } from '#testing/fixtures/many-products.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

let app: TestApp;
let owner: TestUser;
let client: BulkClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = bulkClient(app, owner.token, (await app.newStore(owner.token)).id);
});

describe('Bulk edit: one change of many products', () => {
  it('changes what is named and nothing else', async () => {
    const basin = await client.addProduct({ title: 'Basin', status: 'draft', tags: ['home'] });
    const cup = await client.addProduct({ title: 'Cup', status: 'draft' });
    const selection = { ids: [basin.id] };
    const done = await client.change(selection, { kind: 'status', status: 'active' });
    expect(done).toMatchObject({
      kind: 'status',
      can_undo: true,
      job: { state: 'done', total: 1, done: 1, failed: 0, result: { changed: 1, unchanged: 0 } },
    });
    await client.change(selection, { kind: 'add_tags', tags: ['New', 'home'] });
    await client.change(selection, { kind: 'brand', brand: 'Kenpoly' });
    await client.change(selection, { kind: 'vat', exempt_vat: true });
    const after = await client.readProduct(basin.id);
    expect(after).toMatchObject({
      status: 'active',
      tags: ['home', 'new'],
      brand: 'Kenpoly',
      exempt_vat: true,
    });
    expect(after.version).toBe(5);
    expect(await client.readProduct(cup.id)).toEqual(cup);
    const again = await client.change(selection, { kind: 'brand', brand: 'Kenpoly' });
    expect(again).toMatchObject({ can_undo: false, job: { result: { changed: 0, unchanged: 1 } } });
    expect((await client.readProduct(basin.id)).version).toBe(5);
  });

  it('keeps search, counts and what lists show in step', async () => {
    const basin = await client.addProduct({ title: 'Basin' });
    await client.change({ ids: [basin.id] }, { kind: 'brand', brand: 'Kenpoly' });
    await client.change({ ids: [basin.id] }, raise);
    await client.change({ ids: [basin.id] }, { kind: 'status', status: 'archived' });
    // A piece of a word, and the beginning of the first one.
    for (const search of ['kenpol', 'ba']) {
      const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', {
        ...client.at(),
        query: { search, status: 'archived' },
      });
      expect(data.items).toMatchObject([{ id: basin.id, min_price: 1100, max_price: 1100 }]);
    }
    const all = await app.call('GET /marketplace/v1/stores/{id}/products', {
      ...client.at(),
      query: { status: 'archived' },
    });
    expect(all.data.total).toBe(1);
    const { data: started } = await app.call('GET /marketplace/v1/user/start', { token: owner.token });
    expect(started.stores.find(({ id }) => id === client.storeId)?.stats.product_count).toBe(0);
  });

  it('changes all that match at this moment, also those that the change moves out of the filters', async () => {
    await addManyProducts(app.database.ownerUrl, client.storeId, 450);
    const other = await client.addProduct({ title: 'Spoon' });
    const shown = await client.preview({ filter: { search: 'basin', status: 'active' } }, raise);
    expect(shown.data.products).toBe(450);
    const done = await client.change(
      { filter: { search: 'basin', status: 'active' } },
      { kind: 'status', status: 'draft' },
    );
    expect(done.job).toMatchObject({ state: 'done', total: 450, done: 450, result: { changed: 450 } });
    expect((await client.readProduct(other.id)).status).toBe('active');
    expect(
      (await client.preview({ filter: { search: 'basin', status: 'active' } }, raise)).data.products,
    ).toBe(0);
    const nothing = await client.post({ filter: { search: 'basin', status: 'active' } }, raise);
    expect(nothing).toMatchObject({ status: 422, error: 'nothing_selected' });
  });

  it('counts what cannot be done, with the reason of each', async () => {
    const sale = await client.addProduct({
      title: 'On sale',
      variants: [{ price: 1000, sales_price: 950, on_sales: true }],
    });
    const plain = await client.addProduct({ title: 'Plain' });
    const lower = { kind: 'price', change: { kind: 'lower', percent: '10' } };
    const done = await client.change({ ids: [sale.id, plain.id] }, lower);
    expect(done.job).toMatchObject({ done: 1, failed: 1, result: { changed: 1 } });
    const failures = await app.call(
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures',
      client.at(done.job.id),
    );
    expect(failures.data).toMatchObject({
      total: 1,
      items: [
        { product_id: sale.id, title: 'On sale', reason: 'Its sale price would not be below its price.' },
      ],
    });
  });

  it('deletes only what has left no trace', async () => {
    const free = await client.addProduct({ title: 'Free' });
    const counted = await client.addProduct({ title: 'Counted', variants: [{ opening_stock: 3 }] });
    const done = await client.change({ ids: [free.id, counted.id] }, { kind: 'delete' });
    expect(done).toMatchObject({ can_undo: false, job: { done: 1, failed: 1 } });
    expect((await client.readProduct(counted.id)).title).toBe('Counted');
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', client.at());
    expect(data.items.map(({ title }) => title)).toEqual(['Counted']);
    expect(data.total).toBe(1);
  });

  it('shows before what it will do', async () => {
    await client.addProduct({
      title: 'Basin',
      options: [{ name: 'Size', entries: ['S', 'L'] }],
      variants: [
        { entries: ['S'], price: 1999 },
        { entries: ['L'], price: 2501 },
      ],
    });
    await client.addProduct({ title: 'Cup', variants: [{ price: 540, sales_price: 530, on_sales: true }] });
    const rounded = { kind: 'price', change: { kind: 'lower', percent: '10', round_to: 100 } };
    const { data } = await client.preview({ filter: {} }, rounded);
    expect(data.products).toBe(2);
    expect(
      data.examples.map(({ title, variant, before, after, problem }) => [
        title,
        variant,
        before,
        after,
        problem,
      ]),
    ).toEqual([
      ['Basin', 'S', 1999, 1800, ''],
      ['Basin', 'L', 2501, 2300, ''],
      ['Cup', '', null, null, 'Its sale price would not be below its price.'],
    ]);
    const tags = await client.preview({ filter: {} }, { kind: 'add_tags', tags: ['new'] });
    expect(tags.data.examples[0]).toMatchObject({ before: [], after: ['new'] });
    expect((await client.readProduct(data.examples[0]?.product_id ?? '')).version).toBe(1);
  });
});
