import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { CodePurpose, LinkPurpose } from '#tenancy/accounts/codes/code-purpose.ts';

export interface CodeRow {
  code_hmac: Buffer;
  wrong_count: number;
  expires_at: Date;
}

export async function findCode(db: Db, userId: string, purpose: CodePurpose): Promise<CodeRow | undefined> {
  return db
    .selectFrom('codes')
    .select(['code_hmac', 'wrong_count', 'expires_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

export async function countWrongCode(db: Db, userId: string, purpose: CodePurpose): Promise<void> {
  await db
    .updateTable('codes')
    .set({ wrong_count: sql<number>`wrong_count + 1` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteCode(db: Db, userId: string, purpose: CodePurpose): Promise<void> {
  await db.deleteFrom('codes').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** Takes it away: a link works once. */
export async function takeLink(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<{ user_id: string } | undefined> {
  return db
    .deleteFrom('mailed_links')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
}

export async function deleteLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db.deleteFrom('mailed_links').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

/** Every code and link that is on its way to the user, whatever for. */
export async function deleteCodesAndLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('mailed_links').where('user_id', '=', userId).execute();
}
