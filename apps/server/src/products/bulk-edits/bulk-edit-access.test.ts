import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/app.ts';
import { type BulkDesk, bulkDesk, raise } from '#testing/bulk-desk.ts';
import { addManyProducts } from '#testing/many-products.ts';

let app: TestApp;
let owner: TestUser;
let desk: BulkDesk;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  desk = bulkDesk(app, owner.token, (await app.newStore(owner.token)).id);
});

describe('CONTRACT Roles: changing many products', () => {
  it('an inventory officer changes no money, and a supervisor nothing', async () => {
    const basin = await desk.addProduct({ title: 'Basin' });
    const officer = await app.staffMember(owner.token, desk.storeId, 'inventory_officer');
    const selection = { ids: [basin.id] };
    for (const edit of [
      raise,
      { kind: 'end_sale' },
      { kind: 'start_sale', change: null },
      { kind: 'cost', change: { kind: 'set', price: 1 } },
    ]) {
      expect(await desk.post(selection, edit, officer.token)).toMatchObject({ status: 403 });
      expect(await desk.preview(selection, edit, officer.token)).toMatchObject({ status: 403 });
    }
    expect(await desk.post(selection, { kind: 'status', status: 'draft' }, officer.token)).toMatchObject({
      status: 200,
    });
    await app.mails();
    const done = await desk.change(selection, raise);
    expect(await desk.undo(done.job.id, officer.token)).toMatchObject({ status: 403 });
    const supervisor = await app.staffMember(owner.token, desk.storeId, 'supervisor');
    const draft = { kind: 'status', status: 'draft' };
    expect(await desk.post(selection, draft, supervisor.token)).toMatchObject({ status: 403 });
  });

  it('another store is out of reach, in the path and in the body', async () => {
    const basin = await desk.addProduct({ title: 'Basin' });
    const { data: category } = await app.call('POST /marketplace/v1/stores/{id}/categories', {
      ...desk.at(),
      body: { name: 'Food' },
    });
    const done = await desk.change({ ids: [basin.id] }, raise);
    const stranger = await app.verifiedUser();
    desk = bulkDesk(app, stranger.token, (await app.newStore(stranger.token)).id);
    const strange = desk.at(done.job.id);
    expect(await desk.post({ ids: [basin.id] }, raise)).toMatchObject({
      error: 'nothing_selected',
    });
    for (const route of [
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}',
      'GET /marketplace/v1/stores/{id}/bulk-edits/{job_id}/failures',
    ] as const)
      expect(await app.call(route, strange)).toMatchObject({ status: 404 });
    expect(await desk.undo(done.job.id)).toMatchObject({ status: 404 });
    await addManyProducts(app.database.ownerUrl, desk.storeId, 1);
    const edit = { kind: 'category', category_id: category.id };
    expect(await desk.post({ filter: {} }, edit)).toMatchObject({ status: 404 });
  });

  it('refuses what is no change, and does one request once', async () => {
    const basin = await desk.addProduct({ title: 'Basin' });
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
      expect(await desk.post(selection, edit), JSON.stringify(edit)).toMatchObject({ status: 400 });
    }
    for (const chosen of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: [basin.id], filter: {} },
      { filter: { page: 1 } },
    ])
      expect(await desk.post(chosen, raise), JSON.stringify(chosen)).toMatchObject({ status: 400 });
    const keyed = {
      ...desk.at(),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { selection, edit: raise },
    };
    const answers = await Promise.all(
      [1, 2].map(() => app.call('POST /marketplace/v1/stores/{id}/bulk-edits', keyed)),
    );
    expect(answers[0]?.data.job.id).toBe(answers[1]?.data.job.id);
    await app.mails();
    expect((await desk.readProduct(basin.id)).variants[0]?.price).toBe(1100);
  });
});
