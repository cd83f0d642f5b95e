import type { Db } from '#core/database/access/transaction.ts';
import type { CodePurpose, LinkPurpose } from '#tenancy/accounts/codes/code-purpose.ts';

/** The one that a mail goes to. */
export interface Recipient {
  id: string;
  email: string;
  email_verified_at: Date | null;
  language: string | null;
}

export interface NewCode {
  user_id: string;
  purpose: CodePurpose;
  code_hmac: Buffer;
  created_at: Date;
  expires_at: Date;
}

export interface NewMailedLink {
  token_hash: Buffer;
  user_id: string;
  purpose: LinkPurpose;
  created_at: Date;
  expires_at: Date;
}

export async function findRecipient(db: Db, emailKey: string): Promise<Recipient | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified_at', 'language'])
    .where('email_key', '=', emailKey)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** The living code of this user and purpose is dead from now on. */
export async function replaceCode(db: Db, code: NewCode): Promise<void> {
  await db
    .insertInto('codes')
    .values({ ...code, wrong_count: 0 })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'purpose']).doUpdateSet((row) => ({
        code_hmac: row.ref('excluded.code_hmac'),
        wrong_count: row.ref('excluded.wrong_count'),
        created_at: row.ref('excluded.created_at'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

export async function insertMailedLink(db: Db, link: NewMailedLink): Promise<void> {
  await db.insertInto('mailed_links').values(link).execute();
}
