import { personOf } from '@sokoni/rules/access/actor';
import { documentMailLimits, type OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { say } from '#sales/documents/sentences.ts';
import { lockOrder } from '#sales/orders/lock-order.ts';
import { recordMail } from '#sales/orders/records/record-mail.ts';
import { countMailsSince, type DocumentMailRow, insertMail } from './mail-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Letter {
  to: string;
  note: string;
}

/**
 * Gives a document of an order to the mail.
 * @returns the id of the mail
 * @throws DomainError `not_found`, `wrong_state` for a draft, and for a reminder of an order for which nothing is outstanding, `mail_limit`
 */
export async function mailOrderDocument(
  db: Db,
  storeId: string,
  orderId: string,
  { document, to, note }: Letter & { document: OrderDocumentKind | 'reminder' },
  action: Action,
): Promise<string> {
  const { actor, occurredAt: now } = action;
  const order = await lockOrder(db, storeId, orderId, action);
  if (order.stage === 'draft') {
    throw new DomainError('wrong_state', { message: say('draft') });
  }
  if (document === 'reminder') {
    if (order.test) throw new DomainError('wrong_state', { message: say('remindTest') });
    if (order.outstanding <= 0) {
      throw new DomainError('wrong_state', { message: say('remindPaid') });
    }
  }
  const mailId = await queueMail(
    db,
    { store_id: storeId, order_id: order.id, customer_id: order.customer_id, document, to_address: to, note },
    { userId: personOf(actor), now },
  );
  await recordMail(db, { storeId, orderId: order.id, mailId, by: actor, now });
  return mailId;
}

/**
 * Keeps what is to be mailed, and the job that mails it.
 * @throws DomainError `mail_limit`
 */
export async function queueMail(
  db: Db,
  mail: Pick<DocumentMailRow, 'store_id' | 'order_id' | 'customer_id' | 'document' | 'to_address' | 'note'> &
    Partial<Pick<DocumentMailRow, 'from_day' | 'to_day'>>,
  { userId, now }: { userId: string | null; now: Date },
): Promise<string> {
  const sent = await countMailsSince(db, mail.store_id, new Date(now.getTime() - dayMs));
  if (sent >= documentMailLimits.perDay) throw new DomainError('mail_limit', { retryAfterSeconds: 3600 });
  const id = newId();
  await insertMail(db, { ...mail, id, requested_by: userId, created_at: now });
  await enqueue(db, 'send_document', { store_id: mail.store_id, mail_id: id });
  return id;
}
