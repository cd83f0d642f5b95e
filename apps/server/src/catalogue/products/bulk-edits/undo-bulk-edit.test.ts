import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BulkClient, bulkClient, raise } from '#testing/clients/bulk-edit-client.ts';
import { query } from '#testing/database/query.ts';
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

describe('Undo: taking a change of many products back', () => {
  it('restores all of it, once', async () => {
    await addManyProducts(app.database.ownerUrl, client.storeId, 250);
    const done = await client.change({ filter: {} }, raise);
    expect(done.job.result).toEqual({ changed: 250, unchanged: 0 });
    const begun = await client.undo(done.job.id);
    expect(begun).toMatchObject({ status: 200, data: { can_undo: false } });
    expect(await client.undo(done.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
    await app.mails();
    const undoing = await app.call(
      'GET /marketplace/v1/stores/{id}/jobs/{job_id}',
      client.at(begun.data.undo_job_id ?? ''),
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
      [client.storeId],
    );
    expect(prices).toEqual([{ price: '1000' }]);
    expect(await client.undo(done.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
  });

  it('leaves what somebody has changed since, and says how many', async () => {
    const kept = await client.addProduct({ title: 'Kept' });
    const back = await client.addProduct({ title: 'Back' });
    const gone = await client.addProduct({ title: 'Gone' });
    const done = await client.change({ filter: {} }, raise);
    const params = { id: client.storeId, product_id: kept.id };
    await app.call('PUT /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params,
      body: { version: 2, variants: [{ id: kept.variants[0]?.id, price: 4321 }] },
    });
    await app.call('DELETE /marketplace/v1/stores/{id}/products/{product_id}', {
      token: owner.token,
      params: { id: client.storeId, product_id: gone.id },
    });
    const begun = await client.undo(done.job.id);
    await app.mails();
    const { data } = await app.call(
      'GET /marketplace/v1/stores/{id}/jobs/{job_id}',
      client.at(begun.data.undo_job_id ?? ''),
    );
    expect(data.result).toEqual({ restored: 1, kept: 1, gone: 1 });
    expect((await client.readProduct(kept.id)).variants[0]?.price).toBe(4321);
    expect((await client.readProduct(back.id)).variants[0]?.price).toBe(1000);
  });

  it('waits until the change has ended', async () => {
    const basin = await client.addProduct({ title: 'Basin' });
    const { data } = await client.post({ ids: [basin.id] }, raise);
    expect(await client.undo(data.job.id)).toMatchObject({ status: 409, error: 'nothing_to_undo' });
    await app.mails();
  });
});
