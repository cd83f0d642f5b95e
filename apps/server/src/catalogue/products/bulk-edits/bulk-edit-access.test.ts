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

describe('CONTRACT Roles: changing many products', () => {
  it('an inventory officer changes no money, and a supervisor nothing', async () => {
    const basin = await client.addProduct({ title: 'Basin' });
    const officer = await app.staffMember(owner.token, client.storeId, 'inventory_officer');
    const selection = { ids: [basin.id] };
    for (const edit of [
      raise,
      { kind: 'end_sale' },
      { kind: 'start_sale', change: null },
      { kind: 'cost', change: { kind: 'set', price: 1 } },
    ]) {
      expect(await client.post(selection, edit, officer.token)).toMatchObject({ status: 403 });
      expect(await client.preview(selection, edit, officer.token)).toMatchObject({ status: 403 });
    }
    expect(await client.post(selection, { kind: 'status', status: 'draft' }, officer.token)).toMatchObject({
      status: 200,
    });
    await app.mails();
    const done = await client.change(selection, raise);
    expect(await client.undo(done.job.id, officer.token)).toMatchObject({ status: 403 });
    const supervisor = await app.staffMember(owner.token, client.storeId, 'supervisor');
    const draft = { kind: 'status', status: 'draft' };
    expect(await client.post(selection, draft, supervisor.token)).toMatchObject({ status: 403 });
  });

  it('another store is out of reach, in the path and in the body', async () => {
    const basin = await client.addProduct({ title: 'Basin' });
    const { data: category } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
      ...client.at(),
      body: { name: 'Food' },
    });
    const done = await client.change({ ids: [basin.id] }, raise);
    const stranger = await app.verifiedUser();
    client = bulkClient(app, stranger.token, (await app.newStore(stranger.token)).id);
    const strange = client.at(done.job.id);
    expect(await client.post({ ids: [basin.id] }, raise)).toMatchObject({
      error: 'nothing_selected',
    });
    for (const route of [
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}',
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures',
    ] as const)
      expect(await app.call(route, strange)).toMatchObject({ status: 404 });
    expect(await client.undo(done.job.id)).toMatchObject({ status: 404 });
    await addManyProducts(app.database.ownerUrl, client.storeId, 1);
    const edit = { kind: 'category', category_id: category.id };
    expect(await client.post({ filter: {} }, edit)).toMatchObject({ status: 404 });
  });

  it('refuses what is no change, and does one request once', async () => {
    const basin = await client.addProduct({ title: 'Basin' });
    const selection = { ids: [basin.id] };
    for (const edit of [
      {},
      { kind: 'price' },
      { kind: 'price', change: { kind: 'set', price: -1 } },
      { kind: 'price', change: { kind: 'set', price: 1.5 } },
      { kind: 'price', change: { kind: 'set', price: '1e3' } },
      { kind: 'price', change: { kind: 'set', price: 1e15 } },
      { kind: 'price', change: { kind: 'raise', percent: '1001' } },
      { kind: 'price', change: { kind: 'lower', percent: '101' } },
      { kind: 'price', change: { kind: 'raise', percent: '1e1' } },
      { kind: 'price', change: { kind: 'raise', percent: 'NaN' } },
      { kind: 'price', change: { kind: 'raise', percent: '7.125' } },
      { kind: 'price', change: { kind: 'raise', percent: '10', round_to: 0 } },
      { kind: 'add_tags', tags: [' '] },
      { kind: 'status', status: 'sold' },
      { kind: 'delete', also: true },
    ]) {
      expect(await client.post(selection, edit), JSON.stringify(edit)).toMatchObject({ status: 400 });
    }
    for (const chosen of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: [basin.id], filter: {} },
      { filter: { page: 1 } },
    ])
      expect(await client.post(chosen, raise), JSON.stringify(chosen)).toMatchObject({ status: 400 });
    const keyed = {
      ...client.at(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { selection, edit: raise },
    };
    const answers = await Promise.all(
      [1, 2].map(() => app.call('POST /marketplace/v1/stores/{id}/bulk-edits', keyed)),
    );
    expect(answers[0]?.data.job.id).toBe(answers[1]?.data.job.id);
    await app.mails();
    expect((await client.readProduct(basin.id)).variants[0]?.price).toBe(1100);
  });
});
