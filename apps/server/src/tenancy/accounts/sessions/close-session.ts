import type { Db } from '#core/database/access/transaction.ts';
import { deleteSession } from './session-queries.ts';

/** @returns false where the user has no such session */
export async function closeSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  return deleteSession(db, userId, sessionId);
}
