import { randomUUID } from 'node:crypto';
import { mostAppliedAtOnce } from '@sokoni/rules/stock/stock-take';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#core/database/access/transaction.ts';
import { query } from '#testing/database/query.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import { stockTakeRunner } from './apply-stock-take.ts';

// More lines than one call puts right: half of them a unit short, the others right.
const lines = mostAppliedAtOnce + 300;

let test: TestApp;
let owner: TestUser;
let storeId: string;
let take: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await test.verifiedUser();
});
afterAll(() => test.close());
beforeEach(async () => {
  storeId = (await test.newStore(owner.token, { module_inventory: 'active' })).id;
  const at = { token: owner.token, params: { id: storeId } };
  const { data } = await test.call('GET /marketplace/v1/stores/{id}/locations', at);
  const entriesOf = (name: string, howMany: number) =>
    Array.from({ length: howMany }, (_, index) => `${name} ${index}`);
  const options = [
    { name: 'Kind', entries: entriesOf('Kind', 26) },
    { name: 'Colour', entries: entriesOf('Colour', lines / 26) },
  ];
  const combinations = options[0]?.entries.flatMap((kind) =>
    options[1]?.entries.map((colour) => [kind, colour]),
  );
  const made = await test.call('POST /marketplace/v1/stores/{id}/products', {
    ...at,
    body: {
      title: 'Beads',
      options,
      variants: combinations?.map((entries) => ({ entries, opening_stock: 5 })),
    },
  });
  expect(made.message).toBe('Beads added');
  const begun = await test.call('POST /marketplace/v1/stores/{id}/stock-takes', {
    ...at,
    body: { location_id: data[0]?.id },
  });
  take = begun.data.id;
  await run(
    `update app.stock_take_lines line set counted = expected - n % 2, level_then = expected, counted_at = now()
     from (select variant_id, row_number() over (order by variant_id)::int as n from app.stock_take_lines where stock_take_id = $1) numbered
     where line.stock_take_id = $1 and line.variant_id = numbered.variant_id`,
  );
});

const run = <Row extends object>(statement: string) => query<Row>(test.database.superUrl, statement, [take]);

const apply = () =>
  test.call('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application', {
    token: owner.token,
    params: { id: storeId, stock_take_id: take },
    headers: { 'idempotency-key': randomUUID() },
    body: { uncounted: 'leave' },
  });

/** Movements of the stock-take, the lines they belong to, and how it stands. */
async function standing() {
  const [row] = await run<{ moved: number; variants: number; state: string; applied: number }>(
    `select (select count(*)::int from app.stock_movements where reference = 'stock_take:' || $1::text) as moved,
            (select count(distinct variant_id)::int from app.stock_movements where reference = 'stock_take:' || $1::text) as variants,
            (select count(*)::int from app.stock_take_lines where stock_take_id = $1::uuid and applied) as applied,
            (select state from app.stock_takes where id = $1::uuid) as state`,
  );
  return row;
}

const done = { moved: lines / 2, variants: lines / 2, applied: lines, state: 'applied' };

describe('A stock-take with more lines than one step puts right', () => {
  it('is applied as a job', async () => {
    const answer = await apply();
    expect(answer.data).toMatchObject({ state: 'applying' });
    expect((await apply()).error).toBe('stock_take_ended');
    await test.mails();
    expect(await standing()).toEqual(done);
    const job = await test.call('GET /marketplace/v1/stores/{id}/jobs/{job_id}', {
      token: owner.token,
      params: { id: storeId, job_id: answer.data.job_id ?? '' },
    });
    expect(job.data).toMatchObject({ kind: 'stock_take', state: 'done', done: lines, total: lines });
  });

  it('is put right once when the server is killed in the middle of a step and between two', async () => {
    const jobId = (await apply()).data.job_id ?? '';
    const job = {
      store_id: storeId,
      id: jobId,
      actor: { kind: 'staff', userId: owner.id, role: 'super_admin' },
      done: 0,
      input: { stock_take_id: take },
    };
    const step = (crashes: boolean) =>
      transaction(test.services.pool, { userId: owner.id, storeId }, async (db) => {
        await stockTakeRunner.step(db, job as never, undefined, test.services.clock());
        if (crashes) throw new Error('killed');
      });
    await expect(step(true)).rejects.toThrow('killed');
    expect(await standing()).toMatchObject({ moved: 0, applied: 0, state: 'applying' });
    await step(false);
    expect(await standing()).toMatchObject({ applied: 500, state: 'applying' });
    await test.mails();
    expect(await standing()).toEqual(done);
  });

  it('goes on where it stopped when its job was cancelled', async () => {
    const jobId = (await apply()).data.job_id ?? '';
    await test.call('POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation', {
      token: owner.token,
      params: { id: storeId, job_id: jobId },
    });
    await test.mails();
    expect(await standing()).toMatchObject({ moved: 0, state: 'applying' });
    expect((await apply()).status).toBe(200);
    await test.mails();
    expect(await standing()).toEqual(done);
  });
});
