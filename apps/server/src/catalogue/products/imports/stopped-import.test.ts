import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobRunner } from '#tenancy/store-jobs/run-job.ts';
import {
  type ImportClient,
  type ImportPlace,
  importClient,
  stockedStore,
} from '#testing/clients/import-client.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { cancelledIn, runHere, withPowerCut } from '#testing/processes/interrupted-job.ts';
import { runImportRunner } from './run-product-import.ts';
import { undoImportRunner } from './undo/undo-product-import.ts';

let app: TestApp;
let owner: TestUser;
let place: ImportPlace;
let client: ImportClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await stockedStore(app, owner.token);
  client = importClient(place);
});

/** Of each 300 products that a step takes, every fifth has stock. */
const items = 700;
const file = [
  'Title,SKU,Price,Stock',
  ...Array.from({ length: items }, (_, index) => `Good ${index},G-${index},5,${index % 5 === 0 ? 3 : ''}`),
].join('\n');

/** What stands in the store, counted so that anything done twice or left out shows. */
async function traces() {
  const [row] = await query(
    app.database.ownerUrl,
    `select
       (select count(*)::int from app.products where store_id = $1 and status = 'active') as active,
       (select count(*)::int from app.products where store_id = $1 and status = 'archived') as archived,
       (select coalesce(sum(quantity), 0)::int from app.stock_movements where store_id = $1) as moved,
       (select coalesce(sum(on_hand), 0)::int from app.stock_levels where store_id = $1) as on_hand,
       (select coalesce(sum(products), 0)::int from app.product_counts where store_id = $1) as counted`,
    [client.storeId],
  );
  return row;
}

const all = { active: items, archived: 0, moved: 420, on_hand: 420, counted: items };
const firstStep = { active: 300, archived: 0, moved: 180, on_hand: 180, counted: 300 };

/** Begins the import, and does it with this runner. */
async function begin(id: string, runnerOf: (jobId: string) => JobRunner) {
  await client.start('runs', id);
  const jobId = (await client.read(id)).run?.id ?? '';
  await runHere(place, 'product_import', jobId, runnerOf(jobId));
}

async function beginUndo(id: string, runnerOf: (jobId: string) => JobRunner) {
  await client.start('undoing', id);
  const jobId = (await client.read(id)).undo?.id ?? '';
  await runHere(place, 'product_import_undo', jobId, runnerOf(jobId));
}

const stopAfterOneStep = (runner: JobRunner) => (jobId: string) => cancelledIn(place, runner, jobId, 1);

describe('Cancel: an import that was stopped in the middle', () => {
  it('keeps what is done and says it; going on does the rest, and nothing twice', async () => {
    const { id } = await client.check(file);
    await begin(id, stopAfterOneStep(runImportRunner));
    expect(await client.read(id)).toMatchObject({
      state: 'stopped',
      run: { state: 'cancelled', done: 300, total: items, result: { created: 300 } },
    });
    expect(await traces()).toEqual(firstStep);
    await app.mails();
    expect(await traces()).toEqual(firstStep);

    expect(await client.run(id)).toMatchObject({
      state: 'done',
      run: { state: 'done', done: items, failed: 0, total: items, result: { created: items } },
    });
    expect(await traces()).toEqual(all);
    expect(await client.start('runs', id)).toMatchObject({ status: 409, error: 'import_state' });
  });

  it('can be undone as far as it came', async () => {
    const { id } = await client.check(file);
    await begin(id, stopAfterOneStep(runImportRunner));
    expect(await client.undo(id)).toMatchObject({
      state: 'undone',
      undo: { done: 300, total: 300, result: { removed: 240, archived: 60, kept: 0 } },
    });
    expect(await traces()).toEqual({ active: 0, archived: 60, moved: 0, on_hand: 0, counted: 60 });
  });

  it('undoing that was stopped goes on too, and tells all of it', async () => {
    const { id } = await client.importFile(file);
    await beginUndo(id, stopAfterOneStep(undoImportRunner));
    expect(await client.read(id)).toMatchObject({
      state: 'done',
      undo: { state: 'cancelled', done: 200, result: { removed: 160, archived: 40 } },
    });
    expect(await client.undo(id)).toMatchObject({
      state: 'undone',
      undo: { state: 'done', done: items, total: items, result: { removed: 560, archived: 140, kept: 0 } },
    });
    expect(await traces()).toEqual({ active: 0, archived: 140, moved: 0, on_hand: 0, counted: 140 });
  });

  it('after its last product ends by going on', async () => {
    const { id } = await client.check('Title,Price\nBasin,5\n');
    await begin(id, stopAfterOneStep(runImportRunner));
    expect(await client.read(id)).toMatchObject({ state: 'stopped', run: { done: 1, total: 1 } });
    expect(await client.run(id)).toMatchObject({ state: 'done', run: { done: 1, result: { created: 1 } } });
  });
});

describe('Kill the server in the middle of an import: a step that broke off', () => {
  it('leaves no trace, and is done again', async () => {
    const { id } = await client.check(file);
    await expect(begin(id, () => withPowerCut(runImportRunner, 2))).rejects.toThrow('the power went');
    expect(await client.read(id)).toMatchObject({ state: 'running', run: { done: 300 } });
    expect(await traces()).toEqual(firstStep);
    await app.mails();
    expect(await client.read(id)).toMatchObject({ state: 'done', run: { done: items, failed: 0 } });
    expect(await traces()).toEqual(all);
  });

  it('of its undoing neither', async () => {
    const { id } = await client.importFile(file);
    await expect(beginUndo(id, () => withPowerCut(undoImportRunner, 2))).rejects.toThrow('the power went');
    expect(await traces()).toEqual({ active: 500, archived: 40, moved: 300, on_hand: 300, counted: 540 });
    await app.mails();
    expect(await client.read(id)).toMatchObject({ state: 'undone', undo: { result: { archived: 140 } } });
    expect(await traces()).toEqual({ active: 0, archived: 140, moved: 0, on_hand: 0, counted: 140 });
  });
});
