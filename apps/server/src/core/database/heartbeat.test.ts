import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { openPool } from './access/connect.ts';
import { silentLog } from './access/log.ts';
import { makeHeartbeat } from './heartbeat.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await freshDatabase();
  pool = openPool(database.ownerUrl, { max: 6, applicationName: 'test', log: silentLog });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function jobTakenBy(workerPoolId: string): Promise<() => Promise<string | null>> {
  const { rows } = await pool.query<{ id: string }>(`select id from graphile_worker.add_job('purge')`);
  const id = rows[0]?.id;
  await pool.query(
    'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() where id = $2',
    [workerPoolId, id],
  );
  return async () => {
    const found = await pool.query('select locked_by from graphile_worker.jobs where id = $1', [id]);
    return found.rows[0].locked_by;
  };
}

/** The server's processes that hold a lock of ours. */
async function holders(): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ pid }) => pid);
}

/** What a worker does when it starts and then every ten seconds. */
async function lookAs(workerPoolId: string): Promise<void> {
  const heartbeat = makeHeartbeat(pool, silentLog);
  await heartbeat.announce(workerPoolId);
  heartbeat.end();
}

describe('CONTRACT Running it: many servers may share a database', () => {
  it('the job of a worker that lives stays its own; that of one that is gone is freed', async () => {
    const living = makeHeartbeat(pool, silentLog);
    await living.announce('pool-living');
    const holderOfLiving = await jobTakenBy('pool-living');
    const holderOfGone = await jobTakenBy('pool-gone');
    await lookAs('pool-newcomer');
    expect(await holderOfLiving()).toBe('pool-living');
    expect(await holderOfGone()).toBeNull();

    living.end();
    await vi.waitUntil(async () => {
      await lookAs('pool-late');
      return (await holderOfLiving()) === null;
    });
  });

  it('a worker whose connection broke is there again', async () => {
    const heartbeat = makeHeartbeat(pool, silentLog);
    await heartbeat.announce('pool-cut-off');
    const holder = await jobTakenBy('pool-cut-off');
    const [cut = 0] = await holders();
    await pool.query('select pg_terminate_backend($1)', [cut]);
    await vi.waitUntil(async () => {
      const [again] = await holders();
      return again !== undefined && again !== cut;
    });
    await lookAs('pool-other');
    expect(await holder()).toBe('pool-cut-off');
    heartbeat.end();
  });
});
