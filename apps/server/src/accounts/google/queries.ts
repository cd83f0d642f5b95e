import type { Db } from '#platform/database/transaction.ts';

export interface StartedSignIn {
  nonce: string;
  code_verifier: string;
  remember_me: boolean;
  expires_at: Date;
}

export async function insertSignIn(db: Db, stateHash: Buffer, started: StartedSignIn): Promise<void> {
  await db
    .insertInto('google_sign_ins')
    .values({ state_hash: stateHash, ...started })
    .execute();
}

/** Takes it away: a state is good once. */
export async function takeSignIn(db: Db, stateHash: Buffer): Promise<StartedSignIn | undefined> {
  return db
    .deleteFrom('google_sign_ins')
    .where('state_hash', '=', stateHash)
    .returning(['nonce', 'code_verifier', 'remember_me', 'expires_at'])
    .executeTakeFirst();
}
