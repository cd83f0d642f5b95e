import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import { query } from '#testing/database/query.ts';
import { addManyProducts } from '#testing/fixtures/many-products.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { cancelledIn, runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { editRunner } from './edit-step.ts';
import { undoRunner } from './undo-step.ts';

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
  await addManyProducts(app.database.ownerUrl, store, 500);
});

const at = (job_id = '') => ({ token: owner.token, params: { id: store, job_id } });

async function begin() {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/bulk-edits', {
    ...at(),
    body: { selection: { filter: {} }, edit: { kind: 'price', change: { kind: 'raise', percent: '10' } } },
  });
  return data.job.id;
}

async function beginUndo(jobId: string) {
  const { data } = await app.call('POST /marketplace/v1/stores/{id}/bulk-edits/{job_id}/undo', {
    ...at(jobId),
    body: {},
  });
  return data.undo_job_id ?? '';
}

async function readJob(id: string) {
  return (await app.call('GET /marketplace/v1/stores/{id}/jobs/{job_id}', at(id))).data;
}

/** How many products have which price, and how often each was saved. */
async function prices() {
  return query<{ price: string; version: number; products: string }>(
    app.database.ownerUrl,
    `select variant.price, product.version, count(*) as products
     from app.products product join app.variants variant on variant.store_id = product.store_id and variant.product_id = product.id
     where product.store_id = $1 group by 1, 2 order by 1, 2`,
    [store],
  );
}

const here = () => ({ app, token: owner.token, storeId: store });
const run = (id: string, runner: JobRunner) => runHere(here(), 'bulk_edit', id, runner);
const runUndo = (id: string, runner: JobRunner) => runHere(here(), 'bulk_edit_undo', id, runner);

describe('Kill the server in the middle of a bulk edit: it goes on, nothing twice', () => {
  it('a change whose step broke off', async () => {
    const id = await begin();
    await expect(run(id, withPowerCut(editRunner, 2))).rejects.toThrow('the power went');
    expect(await readJob(id)).toMatchObject({ state: 'running', done: 200 });
    expect(await prices()).toEqual([
      { price: '1000', version: 1, products: '300' },
      { price: '1100', version: 2, products: '200' },
    ]);
    await run(id, editRunner);
    expect(await readJob(id)).toMatchObject({ state: 'done', done: 500, result: { changed: 500 } });
    expect(await prices()).toEqual([{ price: '1100', version: 2, products: '500' }]);
  });

  it('its undo', async () => {
    const id = await begin();
    await run(id, editRunner);
    const undoId = await beginUndo(id);
    await expect(runUndo(undoId, withPowerCut(undoRunner, 2))).rejects.toThrow('the power went');
    expect(await prices()).toMatchObject([
      { price: '1000', products: '200' },
      { price: '1100', products: '300' },
    ]);
    await Promise.all([1, 2].map(() => runUndo(undoId, undoRunner)));
    expect(await readJob(undoId)).toMatchObject({
      state: 'done',
      done: 500,
      result: { restored: 500, kept: 0 },
    });
    expect(await prices()).toEqual([{ price: '1000', version: 3, products: '500' }]);
  });

  it('what was done before it was cancelled can be taken back', async () => {
    const id = await begin();
    await run(id, cancelledIn(here(), editRunner, id, 1));
    expect(await readJob(id)).toMatchObject({ state: 'cancelled', done: 200, total: 500 });
    const undoId = await beginUndo(id);
    await runUndo(undoId, undoRunner);
    expect(await readJob(undoId)).toMatchObject({ state: 'done', total: 200, result: { restored: 200 } });
    expect(await prices()).toMatchObject([
      { price: '1000', version: 1, products: '300' },
      { price: '1000', version: 3, products: '200' },
    ]);
  });

  it('takes fewer products a step where they have many variants', async () => {
    await query(
      app.database.ownerUrl,
      `insert into app.variants (store_id, id, product_id, position, name, entries, active, track_quantity, price, on_sales)
       select store_id, gen_random_uuid(), id, number, 'v' || number, array['v' || number], true, false, 1000, false
       from app.products, generate_series(1, 99) number where store_id = $1 and search_text like 'basin 1%'`,
      [store],
    );
    await query(
      app.database.ownerUrl,
      `update app.products set variant_count = 100 where store_id = $1 and search_text like 'basin 1%'`,
      [store],
    );
    const id = await begin();
    const done: number[] = [];
    const watched: JobRunner = {
      async step(...given) {
        const step = await editRunner.step(...given);
        done.push(step.done);
        return step;
      },
    };
    await run(id, watched);
    while ((await readJob(id)).state !== 'done') await run(id, watched);
    expect(done.reduce((sum, count) => sum + count)).toBe(500);
    expect(done.length).toBeGreaterThan(5);
    expect(await prices()).toMatchObject([{ price: '1100', version: 2 }]);
  });
});
