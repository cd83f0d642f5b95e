import type pg from 'pg';

/** Forgets long works 90 days after they ended. */
export async function purgeStoreJobs(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(`delete from app.store_jobs where ended_at < $1::timestamptz - interval '90 days'`, [
    now,
  ]);
}
