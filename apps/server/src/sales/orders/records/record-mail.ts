import type { Actor } from '@sokoni/rules/access/actor';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { insertEvents } from './event-queries.ts';

/** Writes into what happened to an order that a document of it was given to the mail; by the system where nobody asked for it. */
export async function recordMail(
  db: Db,
  mail: { storeId: string; orderId: string; mailId: string; by: Actor; now: Date },
): Promise<void> {
  const { storeId, orderId, mailId, by, now } = mail;
  await insertEvents(db, { storeId, orderId, actor: by, at: now }, [
    { kind: 'mailed', data: { mail_id: mailId } },
  ]);
  publishChange(db, 'order', [orderId]);
}
