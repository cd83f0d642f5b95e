import type pg from 'pg';

/** Removes invites 30 days after they expired. */
export async function purgeInvites(ownerPool: pg.Pool, now: Date): Promise<void> {
  await ownerPool.query(`delete from app.invites where expires_at < $1::timestamptz - interval '30 days'`, [
    now,
  ]);
}
