import type pg from 'pg';

const statements = [
  `delete from app.sessions where expires_at < $1`,
  `delete from app.session_tokens where dies_at < $1`,
  `delete from app.codes where expires_at < $1`,
  `delete from app.mailed_links where expires_at < $1`,
  `delete from app.handoffs where expires_at < $1`,
  `delete from app.google_sign_ins where expires_at < $1`,
  `delete from app.attempts where at < $1::timestamptz - interval '30 days'`,
];

/** Removes sessions, codes, links and attempts that are past their use. */
export async function purgeAccounts(ownerPool: pg.Pool, now: Date): Promise<void> {
  for (const statement of statements) await ownerPool.query(statement, [now]);
}
