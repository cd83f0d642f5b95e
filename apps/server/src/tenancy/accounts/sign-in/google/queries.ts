import type { Db } from '#core/database/access/transaction.ts';

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

/** A state is good once: nobody takes it again. */
export async function takeSignIn(db: Db, stateHash: Buffer): Promise<StartedSignIn | undefined> {
  return db
    .updateTable('google_sign_ins')
    .set({ taken: true })
    .where('state_hash', '=', stateHash)
    .where('taken', '=', false)
    .returning(['nonce', 'code_verifier', 'remember_me', 'expires_at'])
    .executeTakeFirst();
}

/** Whether somebody has taken it and is not done yet. */
export async function isBeingFinished(db: Db, stateHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('google_sign_ins')
    .select('taken')
    .where('state_hash', '=', stateHash)
    .executeTakeFirst();
  return found?.taken === true;
}

export async function deleteSignIn(db: Db, stateHash: Buffer): Promise<void> {
  await db.deleteFrom('google_sign_ins').where('state_hash', '=', stateHash).execute();
}
