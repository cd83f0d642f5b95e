import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { insertEvents } from './event-queries.ts';

/** Writes into what happened to an order that a paper of it was given to the mail; by nobody when the store does it by itself. */
export async function noteMail(
  db: Db,
  mail: { storeId: string; orderId: string; mailId: string; by: string | null; now: Date },
): Promise<void> {
  const { storeId, orderId, mailId, by, now } = mail;
  await insertEvents(db, { storeId, orderId, actorUserId: by, at: now }, [
    { kind: 'mailed', data: { mail_id: mailId } },
  ]);
  await announce(db, 'order', [orderId]);
}
