import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The advisory lock of everything that changes the schema or its grants: the bytes of "sokoni" as a number. */
const SCHEMA_LOCK = '126922381028969';
const LOCK_TIMEOUT_MS = 500;
const PATIENCE_MS = 120_000;

/**
 * Runs `work` in a transaction of its own that holds the schema lock. No lock is waited for longer than 500 ms, because
 * a waiting schema change makes every later query on that table wait behind it; then it is rolled back and tried again.
 */
export async function underSchemaLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
      await client.query(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if ((error as pg.DatabaseError).code !== '55P03' || performance.now() > deadline) throw error;
      await wait(50 + Math.random() * 200);
    }
  }
}
