import type pg from 'pg';

/** Removes the visits of days that nobody compares with any more. */
export async function purgeVisits(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(
    `delete from app.shop_visits where day < ($1::timestamptz - interval '2 years')::date`,
    [now],
  );
}
