import type pg from 'pg';

/** What is past its use, and for how long it is kept nevertheless. */
const statements = [
  `delete from app.sessions where expires_at < $1`,
  `delete from app.session_tokens where dies_at < $1`,
  `delete from app.codes where expires_at < $1`,
  `delete from app.mailed_links where expires_at < $1`,
  `delete from app.handoffs where expires_at < $1`,
  `delete from app.google_sign_ins where expires_at < $1`,
  `delete from app.attempts where at < $1::timestamptz - interval '30 days'`,
  `delete from app.idempotency_keys where created_at < $1::timestamptz - interval '48 hours'`,
  `delete from app.invites where expires_at < $1::timestamptz - interval '30 days'`,
  `delete from app.events where at < $1::timestamptz - interval '2 hours'`,
  `delete from app.label_prints where created_at < $1::timestamptz - interval '1 hour'`,
  `delete from app.store_jobs where ended_at < $1::timestamptz - interval '90 days'`,
  // Nobody can reopen the store any more; its orders stay for the books, its addresses rest and are then free.
  `update app.sub_domains held
   set held_until = store.closed_at + interval '90 days'
   from app.stores store
   where store.id = held.store_id and held.held_until is null and store.closed_at < $1::timestamptz - interval '30 days'`,
];

/** Removes what is past its use, in all stores. Each table by itself, so that no lock is held for long. */
export async function purge(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (const statement of statements) await ownerPool.query(statement, [now]);
}
