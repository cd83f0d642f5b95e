import type pg from 'pg';

/** Removes messages that could not be mailed for a month. */
export async function purgeMessages(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(
    `delete from app.shop_messages where written_at < $1::timestamptz - interval '30 days'`,
    [now],
  );
}
