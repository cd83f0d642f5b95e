import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#core/database/access/log.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { holdRow } from '#testing/database/lock-row.ts';
import { query } from '#testing/database/query.ts';
import { doneBy } from '#testing/fixtures/actors.ts';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';
import type { JobRow } from './queries.ts';
import { type JobRunner, type JobServices, type JobStep, runJob } from './run-job.ts';
import { startJob } from './start-job.ts';

let app: TestApp;
let owner: TestUser;
let store: string;
let services: JobServices;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.verifiedUser();
  const { pool, clock, files, pictures } = app.services;
  services = { pool, clock, files, pictures, log: silentLog };
});
afterAll(() => app.close());
beforeEach(async () => {
  store = (await app.newStore(owner.token)).id;
});

const inStore = <T>(work: (db: Db) => Promise<T>) =>
  transaction(app.services.pool, { userId: owner.id, storeId: store }, work);

async function aJob(total = 3): Promise<string> {
  const kind = 'bulk_edit' as const;
  const { actor, receivedAt } = doneBy(owner.id, app.services.clock());
  return inStore((db) => startJob(db, store, actor, { kind, input: {}, total }, receivedAt));
}

async function read(id: string, token = owner.token) {
  const params = { id: store, job_id: id };
  return app.call('GET /marketplace/v1/stores/{id}/jobs/{job_id}', { token, params });
}

async function cancel(id: string) {
  const params = { id: store, job_id: id };
  return app.call('POST /marketplace/v1/stores/{id}/jobs/{job_id}/cancellation', {
    token: owner.token,
    params,
  });
}

/** Opens a place a step, three of them; `before` may break a step. */
function opener(before: (step: number, job: JobRow) => Promise<void> = async () => {}): JobRunner {
  return {
    async step(db, job): Promise<JobStep> {
      const step = (job.position as { step?: number }).step ?? 1;
      await db
        .insertInto('locations')
        .values({
          store_id: store,
          id: crypto.randomUUID(),
          name: `Stall ${step}`,
          position: step,
          created_at: new Date(),
          closed_at: null,
        })
        .execute();
      await before(step, job);
      return { position: step < 3 ? { step: step + 1 } : null, done: 1, failed: 0, result: { opened: step } };
    },
  };
}

const run = (id: string, runner: JobRunner) => runJob(services, { bulk_edit: runner }, store, id);

async function stalls(): Promise<string[]> {
  const rows = await inStore((db) =>
    db.selectFrom('locations').select('name').where('name', 'like', 'Stall%').orderBy('name').execute(),
  );
  return rows.map(({ name }) => name);
}

describe('DESIGN "Long work": a job of a store', () => {
  it('goes on in steps until it is done, and says how far it is', async () => {
    const id = await aJob();
    expect((await read(id)).data).toMatchObject({
      state: 'waiting',
      done: 0,
      total: 3,
      created_by: 'Amina Bello',
    });
    const seen: unknown[] = [];
    await run(
      id,
      opener(async () => void seen.push((await read(id)).data.done)),
    );
    expect(seen).toEqual([0, 1, 2]);
    expect((await read(id)).data).toMatchObject({ state: 'done', done: 3, failed: 0, result: { opened: 3 } });
    expect((await read(id)).data.ended_at).not.toBeNull();
    expect(await stalls()).toEqual(['Stall 1', 'Stall 2', 'Stall 3']);
  });

  it('takes back the step that broke off, is tried again, and does nothing twice', async () => {
    const id = await aJob();
    let broken = false;
    const runner = opener(async (step) => {
      if (step !== 2 || broken) return;
      broken = true;
      throw new Error('the power went');
    });
    await expect(run(id, runner)).rejects.toThrow('the power went');
    expect((await read(id)).data).toMatchObject({ state: 'running', done: 1 });
    expect(await stalls()).toEqual(['Stall 1']);
    await run(id, runner);
    expect((await read(id)).data).toMatchObject({ state: 'done', done: 3 });
    expect(await stalls()).toEqual(['Stall 1', 'Stall 2', 'Stall 3']);
  });

  it('gives up after five steps that broke off, with a sentence and what was done', async () => {
    const id = await aJob();
    const runner = opener(async (step) => {
      if (step === 2) throw new Error('a secret of ours');
    });
    for (let attempt = 1; attempt <= 4; attempt += 1) await expect(run(id, runner)).rejects.toThrow();
    await run(id, runner);
    const { data } = await read(id);
    expect(data).toMatchObject({ state: 'failed', done: 1 });
    expect(data.problem).toBe('Something went wrong on our side. Changes made so far are kept.');
    await run(id, opener());
    expect(await stalls()).toEqual(['Stall 1']);
  });

  it('fails at once with the reason when it cannot be done', async () => {
    const id = await aJob();
    await run(
      id,
      opener(async () => {
        throw new DomainError('category_limit');
      }),
    );
    expect((await read(id)).data).toMatchObject({
      state: 'failed',
      problem: 'A store can have up to 2,000 categories',
    });
  });

  it('two workers on one job do each step once', async () => {
    const id = await aJob();
    await Promise.all([run(id, opener()), run(id, opener())]);
    expect((await read(id)).data).toMatchObject({ state: 'done', done: 3 });
    expect(await stalls()).toEqual(['Stall 1', 'Stall 2', 'Stall 3']);
  });

  it('stops when it is cancelled, after the step that is being done', async () => {
    const id = await aJob();
    let cancelled: ReturnType<typeof cancel> | undefined;
    const first = opener(async () => {
      cancelled ??= cancel(id);
    });
    await run(id, { ...first, prepare: async () => cancelled });
    expect((await cancelled)?.message).toBe('Cancelled. Changes made so far are kept.');
    const { data } = await read(id);
    expect(data.state).toBe('cancelled');
    expect(data.done).toBe(1);
    expect(await stalls()).toEqual(['Stall 1']);
    expect(await cancel(id)).toMatchObject({ status: 409, error: 'job_ended' });
  });

  it('is cancelled once when two ask at the same time', async () => {
    const id = await aJob();
    const answers = await holdRow(
      app.database.ownerUrl,
      'select 1 from app.store_jobs where id = $1 for update',
      [id],
      2,
      () => Promise.all([cancel(id), cancel(id)]),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a store has five open ones at most', async () => {
    for (let count = 0; count < 5; count += 1) await aJob();
    await expect(aJob()).rejects.toMatchObject({ code: 'job_limit' });
  });

  it('is listed newest first, and never in another store', async () => {
    const ids = [await aJob(), await aJob(), await aJob()];
    const params = { id: store };
    const path = 'GET /marketplace/v1/stores/{id}/jobs';
    const { data } = await app.call(path, { token: owner.token, params, query: { limit: '2' } });
    expect(data.total).toBe(3);
    expect(data.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect(await app.call(path, { token: owner.token, params, query: { sort: 'kind' } })).toMatchObject({
      status: 400,
    });
    const other = await app.newStore(owner.token);
    const strange = { id: other.id, job_id: ids[0] ?? '' };
    expect(
      await app.call('GET /marketplace/v1/stores/{id}/jobs/{job_id}', {
        token: owner.token,
        params: strange,
      }),
    ).toMatchObject({ status: 404 });
  });

  it('tells those who look on with each step', async () => {
    const id = await aJob();
    await run(id, opener());
    const rows = await query<{ kind: string; ids: string[] }>(
      app.database.ownerUrl,
      "select kind, payload -> 'ids' as ids from app.events where store_id = $1 order by sequence",
      [store],
    );
    expect(rows).toEqual(Array.from({ length: 4 }, () => ({ kind: 'job.changed', ids: [id] })));
  });
});
