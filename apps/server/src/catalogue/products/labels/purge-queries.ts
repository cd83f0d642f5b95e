import type pg from 'pg';

/** Forgets labels an hour after they were asked for. */
export async function purgeLabelPrints(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(
    `delete from app.label_prints where created_at < $1::timestamptz - interval '1 hour'`,
    [now],
  );
}
