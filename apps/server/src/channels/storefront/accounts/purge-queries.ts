import type pg from 'pg';

const statements = [
  `delete from app.buyer_codes where issued_at < $1::timestamptz - interval '1 day'`,
  'delete from app.buyer_sessions where expires_at < $1',
];

/** Removes codes and sessions that are past their use. */
export async function purgeBuyers(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (const statement of statements) await ownerPool.query(statement, [now]);
}
