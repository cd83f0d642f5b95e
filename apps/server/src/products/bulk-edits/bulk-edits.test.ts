import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { addManyProducts } from '#testing/many-products.ts';
import { query } from '#testing/query.ts';

let app: TestApp;
let owner: TestUser;
let store: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = (await app.newStore(owner.token)).id;
});

const at = (job_id = '', token = owner.token) => ({ token, params: { id: store, job_id } });

async function addProduct(body: Record<string, unknown>, token = owner.token) {
  const { data, status } = await app.call('POST /marketplace/v1/stores/{id}/products', {
    ...at('', token),
    body: { variants: [{ price: 1000 }], ...body },
  });
  expect(status).toBe(200);
  return data;
}

async function read(product_id: string) {
  const { data } = await app.call('GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token: owner.token,
    params: { id: store, product_id },
  });
  return data;
}

const post = (selection: object, edit: object, token = owner.token) =>
  app.call('POST /marketplace/v1/stores/{id}/bulk-edits', { ...at('', token), body: { selection, edit } });

/** Begins a change and does it. */
async function change(selection: object, edit: object) {
  const { data, status, message } = await post(selection, edit);
  expect(message).toBe('The change has begun.');
  expect(status).toBe(200);
  await app.mails();
  return (await readEdit(data.job.id)).data;
}

const readEdit = (id: string) => app.call('GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}', at(id));

const preview = (selection: object, edit: object) =>
  app.call('POST /marketplace/v1/stores/{id}/bulk-edits/preview', { ...at(), body: { selection, edit } });

const raise = { kind: 'price', change: { kind: 'raise', percent: '10' } };

describe('Issue 3 "bulk edit": one change of many products', () => {
  it('changes what is named and nothing else', async () => {
    const basin = await addProduct({ title: 'Basin', status: 'draft', tags: ['home'] });
    const cup = await addProduct({ title: 'Cup', status: 'draft' });
    const selection = { ids: [basin.id] };
    const done = await change(selection, { kind: 'status', status: 'active' });
    expect(done).toMatchObject({
      kind: 'status',
      can_undo: true,
      job: { state: 'done', total: 1, done: 1, failed: 0, result: { changed: 1, unchanged: 0 } },
    });
    await change(selection, { kind: 'add_tags', tags: ['New', 'home'] });
    await change(selection, { kind: 'brand', brand: 'Kenpoly' });
    await change(selection, { kind: 'vat', exempt_vat: true });
    const after = await read(basin.id);
    expect(after).toMatchObject({
      status: 'active',
      tags: ['home', 'new'],
      brand: 'Kenpoly',
      exempt_vat: true,
    });
    expect(after.version).toBe(5);
    expect(await read(cup.id)).toEqual(cup);
    const again = await change(selection, { kind: 'brand', brand: 'Kenpoly' });
    expect(again).toMatchObject({ can_undo: false, job: { result: { changed: 0, unchanged: 1 } } });
    expect((await read(basin.id)).version).toBe(5);
  });

  it('keeps search, counts and what lists show in step', async () => {
    const basin = await addProduct({ title: 'Basin' });
    await change({ ids: [basin.id] }, { kind: 'brand', brand: 'Kenpoly' });
    await change({ ids: [basin.id] }, raise);
    await change({ ids: [basin.id] }, { kind: 'status', status: 'archived' });
    // A piece of a word, and the beginning of the first one.
    for (const search of ['kenpol', 'ba']) {
      const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', {
        ...at(),
        query: { search, status: 'archived' },
      });
      expect(data.items).toMatchObject([{ id: basin.id, min_price: 1100, max_price: 1100 }]);
    }
    const all = await app.call('GET /marketplace/v1/stores/{id}/products', {
      ...at(),
      query: { status: 'archived' },
    });
    expect(all.data.total).toBe(1);
    const { data: started } = await app.call('GET /marketplace/v1/user/start', { token: owner.token });
    expect(started.stores.find(({ id }) => id === store)?.stats.product_count).toBe(0);
  });

  it('changes all that match at this moment, also those that the change moves out of the filters', async () => {
    await addManyProducts(app.database.ownerUrl, store, 450);
    const other = await addProduct({ title: 'Spoon' });
    const shown = await preview({ filter: { search: 'basin', status: 'active' } }, raise);
    expect(shown.data.products).toBe(450);
    const done = await change(
      { filter: { search: 'basin', status: 'active' } },
      { kind: 'status', status: 'draft' },
    );
    expect(done.job).toMatchObject({ state: 'done', total: 450, done: 450, result: { changed: 450 } });
    expect((await read(other.id)).status).toBe('active');
    expect((await preview({ filter: { search: 'basin', status: 'active' } }, raise)).data.products).toBe(0);
    const nothing = await post({ filter: { search: 'basin', status: 'active' } }, raise);
    expect(nothing).toMatchObject({ status: 422, error: 'nothing_selected' });
  });

  it('counts what cannot be done, with the reason of each', async () => {
    const sale = await addProduct({
      title: 'On sale',
      variants: [{ price: 1000, sales_price: 950, on_sales: true }],
    });
    const plain = await addProduct({ title: 'Plain' });
    const lower = { kind: 'price', change: { kind: 'lower', percent: '10' } };
    const done = await change({ ids: [sale.id, plain.id] }, lower);
    expect(done.job).toMatchObject({ done: 1, failed: 1, result: { changed: 1 } });
    const failures = await app.call(
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures',
      at(done.job.id),
    );
    expect(failures.data).toMatchObject({
      total: 1,
      items: [
        { product_id: sale.id, title: 'On sale', reason: 'Its sales price would not be below its price.' },
      ],
    });
  });

  it('deletes only what has left no trace', async () => {
    const free = await addProduct({ title: 'Free' });
    const counted = await addProduct({ title: 'Counted', variants: [{ opening_stock: 3 }] });
    const done = await change({ ids: [free.id, counted.id] }, { kind: 'delete' });
    expect(done).toMatchObject({ can_undo: false, job: { done: 1, failed: 1 } });
    expect((await read(counted.id)).title).toBe('Counted');
    const { data } = await app.call('GET /marketplace/v1/stores/{id}/products', at());
    expect(data.items.map(({ title }) => title)).toEqual(['Counted']);
    expect(data.total).toBe(1);
  });

  it('shows before what it will do', async () => {
    await addProduct({
      title: 'Basin',
      options: [{ name: 'Size', entries: ['S', 'L'] }],
      variants: [
        { entries: ['S'], price: 1999 },
        { entries: ['L'], price: 2501 },
      ],
    });
    await addProduct({ title: 'Cup', variants: [{ price: 540, sales_price: 530, on_sales: true }] });
    const rounded = { kind: 'price', change: { kind: 'lower', percent: '10', round_to: 100 } };
    const { data } = await preview({ filter: {} }, rounded);
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
      ['Cup', '', null, null, 'Its sales price would not be below its price.'],
    ]);
    const tags = await preview({ filter: {} }, { kind: 'add_tags', tags: ['new'] });
    expect(tags.data.examples[0]).toMatchObject({ before: [], after: ['new'] });
    expect((await read(data.examples[0]?.product_id ?? '')).version).toBe(1);
  });
});

describe('Issue 3 "undo": taking a change of many products back', () => {
  const undo = (id: string, token = owner.token) =>
    app.call('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', { ...at(id, token), body: {} });

  it('restores all of it, once', async () => {
    await addManyProducts(app.database.ownerUrl, store, 250);
    const done = await change({ filter: {} }, raise);
    expect(done.job.result).toEqual({ changed: 250, unchanged: 0 });
    const begun = await undo(done.job.id);
    expect(begun).toMatchObject({ status: 200, data: { can_undo: false } });
    expect(await undo(done.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
    await app.mails();
    const undoing = await app.call(
      'GET /marketplace/v1/stores/{id}/jobs/{job_id}',
      at(begun.data.undo_job_id ?? ''),
    );
    expect(undoing.data).toMatchObject({
      kind: 'bulk_edit_undo',
      state: 'done',
      total: 250,
      done: 250,
      result: { restored: 250, kept: 0, gone: 0 },
    });
    const prices = await query(
      app.database.ownerUrl,
      'select distinct price from app.variants where store_id = $1',
      [store],
    );
    expect(prices).toEqual([{ price: '1000' }]);
    expect(await undo(done.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
  });

  it('leaves what somebody has changed since, and says how many', async () => {
    const kept = await addProduct({ title: 'Kept' });
    const back = await addProduct({ title: 'Back' });
    const gone = await addProduct({ title: 'Gone' });
    const done = await change({ filter: {} }, raise);
    const params = { id: store, product_id: kept.id };
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params,
      body: { version: 2, variants: [{ id: kept.variants[0]?.id, price: 4321 }] },
    });
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: store, product_id: gone.id },
    });
    const begun = await undo(done.job.id);
    await app.mails();
    const { data } = await app.call(
      'GET /marketplace/v1/stores/{id}/jobs/{job_id}',
      at(begun.data.undo_job_id ?? ''),
    );
    expect(data.result).toEqual({ restored: 1, kept: 1, gone: 1 });
    expect((await read(kept.id)).variants[0]?.price).toBe(4321);
    expect((await read(back.id)).variants[0]?.price).toBe(1000);
  });

  it('waits until the change has ended', async () => {
    const basin = await addProduct({ title: 'Basin' });
    const { data } = await post({ ids: [basin.id] }, raise);
    expect(await undo(data.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
    await app.mails();
  });
});

describe('CONTRACT Roles: changing many products', () => {
  it('an inventory officer changes no money, and a supervisor nothing', async () => {
    const basin = await addProduct({ title: 'Basin' });
    const officer = await app.staffMember(owner.token, store, 'inventory_officer');
    const selection = { ids: [basin.id] };
    const body = { selection, edit: raise };
    for (const edit of [
      raise,
      { kind: 'end_sale' },
      { kind: 'start_sale', change: null },
      { kind: 'cost', change: { kind: 'set', price: 1 } },
    ]) {
      expect(await post(selection, edit, officer.token)).toMatchObject({ status: 403 });
      expect(
        await app.call('POST /marketplace/v1/stores/{id}/bulk-edits/preview', {
          ...at('', officer.token),
          body: { selection, edit },
        }),
      ).toMatchObject({ status: 403 });
    }
    expect(await post(selection, { kind: 'status', status: 'draft' }, officer.token)).toMatchObject({
      status: 200,
    });
    await app.mails();
    const done = await change(selection, body.edit);
    expect(
      await app.call('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', {
        ...at(done.job.id, officer.token),
        body: {},
      }),
    ).toMatchObject({ status: 403 });
  });

  it('another store is out of reach, in the path and in the body', async () => {
    const basin = await addProduct({ title: 'Basin' });
    const { data: category } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
      ...at(),
      body: { name: 'Food' },
    });
    const done = await change({ ids: [basin.id] }, raise);
    const stranger = await app.verifiedUser();
    store = (await app.newStore(stranger.token)).id;
    const strange = at(done.job.id, stranger.token);
    expect(await post({ ids: [basin.id] }, raise, stranger.token)).toMatchObject({
      error: 'nothing_selected',
    });
    for (const route of [
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}',
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures',
    ] as const)
      expect(await app.call(route, strange)).toMatchObject({ status: 404 });
    expect(
      await app.call('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', { ...strange, body: {} }),
    ).toMatchObject({ status: 404 });
    await addManyProducts(app.database.ownerUrl, store, 1);
    const edit = { kind: 'category', category_id: category.id };
    expect(await post({ filter: {} }, edit, stranger.token)).toMatchObject({ status: 404 });
  });

  it('refuses what is no change, and does one request once', async () => {
    const basin = await addProduct({ title: 'Basin' });
    const selection = { ids: [basin.id] };
    for (const edit of [
      {},
      { kind: 'price' },
      { kind: 'price', change: { kind: 'set', price: -1 } },
      { kind: 'price', change: { kind: 'set', price: 1.5 } },
      { kind: 'price', change: { kind: 'set', price: '1e3' } },
      { kind: 'price', change: { kind: 'set', price: 1e15 } },
      { kind: 'price', change: { kind: 'raise', percent: '101' } },
      { kind: 'price', change: { kind: 'raise', percent: '1e1' } },
      { kind: 'price', change: { kind: 'raise', percent: 'NaN' } },
      { kind: 'price', change: { kind: 'raise', percent: '10', round_to: 0 } },
      { kind: 'add_tags', tags: [' '] },
      { kind: 'status', status: 'sold' },
      { kind: 'delete', also: true },
    ]) {
      expect(await post(selection, edit), JSON.stringify(edit)).toMatchObject({ status: 400 });
    }
    for (const chosen of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: [basin.id], filter: {} },
      { filter: { page: 1 } },
    ])
      expect(await post(chosen, raise), JSON.stringify(chosen)).toMatchObject({ status: 400 });
    const keyed = {
      ...at(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { selection, edit: raise },
    };
    const answers = await Promise.all(
      [1, 2].map(() => app.call('POST /marketplace/v1/stores/{id}/bulk-edits', keyed)),
    );
    expect(answers[0]?.data.job.id).toBe(answers[1]?.data.job.id);
    await app.mails();
    expect((await read(basin.id)).variants[0]?.price).toBe(1100);
  });
});
