import { can, personOf } from '@sokoni/rules/access/actor';
import { type DocumentMailForm, documentMailLimits } from '@sokoni/rules/documents/document-mail';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { openOrder } from '#inventory/purchasing/open-purchase-order.ts';
import { countMailsSince, insertMail } from './mail-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Gives an order to the mail; with costs for a sender who sees them.
 * @returns the id of the mail
 * @throws DomainError `not_found`, `wrong_state` unless items are expected, `mail_limit`
 */
export async function mailPurchaseOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { to, note }: DocumentMailForm,
  { actor, receivedAt: now }: Action,
): Promise<string> {
  const order = await openOrder(db, storeId, orderId, 'mail');
  const sent = await countMailsSince(db, storeId, new Date(now.getTime() - dayMs));
  if (sent >= documentMailLimits.perDay) throw new DomainError('mail_limit', { retryAfterSeconds: 3600 });
  const id = newId();
  await insertMail(db, {
    ...{ store_id: storeId, id, order_id: order.id, to_address: to, note },
    ...{ shows_costs: can(actor, 'seeCosts'), requested_by: personOf(actor), created_at: now },
  });
  await enqueue(db, 'send_purchase_order', { store_id: storeId, mail_id: id });
  return id;
}
