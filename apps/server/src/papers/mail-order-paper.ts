import { type OrderPaperKind, paperMailLimits } from '@sokoni/rules/paper-mail';
import { noteMail } from '#orders/note-mail.ts';
import { type Acting, holdOrder } from '#orders/open-order.ts';
import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/ids.ts';
import { countMailsSince, insertMail, type PaperMailRow } from './mail-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Letter {
  to: string;
  note: string;
}

/**
 * Gives a paper of an order to the mail.
 * @returns the id of the mail
 * @throws DomainError `not_found`, `wrong_state` for a draft, and for a reminder of an order for which nothing is owed, `mail_limit`
 */
export async function mailOrderPaper(
  db: Db,
  storeId: string,
  orderId: string,
  { paper, to, note }: Letter & { paper: OrderPaperKind | 'reminder' },
  acting: Acting,
): Promise<string> {
  const order = await holdOrder(db, storeId, orderId, acting);
  if (order.stage === 'draft') {
    throw new DomainError('wrong_state', { message: 'A draft has no papers yet. Place the order first.' });
  }
  if (paper === 'reminder') {
    if (order.test) throw new DomainError('wrong_state', { message: 'Nobody is reminded of a test order.' });
    if (order.owed <= 0) {
      throw new DomainError('wrong_state', { message: 'Nothing is owed for this order any more.' });
    }
  }
  const mailId = await queueMail(
    db,
    { store_id: storeId, order_id: order.id, customer_id: order.customer_id, paper, to_address: to, note },
    acting,
  );
  const { userId: by, now } = acting;
  await noteMail(db, { storeId, orderId: order.id, mailId, by, now });
  return mailId;
}

/**
 * Keeps what is to be mailed, and the job that mails it.
 * @throws DomainError `mail_limit`
 */
export async function queueMail(
  db: Db,
  mail: Pick<PaperMailRow, 'store_id' | 'order_id' | 'customer_id' | 'paper' | 'to_address' | 'note'> &
    Partial<Pick<PaperMailRow, 'from_day' | 'to_day'>>,
  { userId, now }: Pick<Acting, 'userId' | 'now'>,
): Promise<string> {
  const sent = await countMailsSince(db, mail.store_id, new Date(now.getTime() - dayMs));
  if (sent >= paperMailLimits.perDay) throw new DomainError('mail_limit', { retryAfterSeconds: 3600 });
  const id = newId();
  await insertMail(db, { ...mail, id, requested_by: userId, created_at: now });
  await enqueue(db, 'send_mail', { template: 'paper', store_id: mail.store_id, mail_id: id });
  return id;
}
