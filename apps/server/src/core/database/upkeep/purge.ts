import type pg from 'pg';

const statements = [
  `delete from app.idempotency_keys where created_at < $1::timestamptz - interval '48 hours'`,
  `delete from app.events where at < $1::timestamptz - interval '30 days'`,
];

/** Removes what no answer and no reader needs any more. Areas bring the same for their tables in their manifests. */
export async function purge(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (const statement of statements) await ownerPool.query(statement, [now]);
}
