import { system } from '@sokoni/rules/access/actor';
import { firstLanguage } from '@sokoni/rules/languages';
import { transaction } from '#core/database/access/transaction.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { readOrder } from '#inventory/purchasing/purchase-order-view.ts';
import { findDueMail, markSent } from './mail-queries.ts';
import { purchaseOrderMail } from './purchase-order-mail.ts';

interface PurchaseOrderMail {
  store_id: string;
  mail_id: string;
}

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_purchase_order: PurchaseOrderMail;
  }
}

/** Sends the order as it is now. A job that dies after its mail went out sends it again under the same id. */
export async function sendPurchaseOrder(
  { pool, clock, mailer }: TaskServices,
  { store_id: storeId, mail_id: mailId }: PurchaseOrderMail,
): Promise<void> {
  const scope = { userId: null, storeId };
  const mail = await transaction(pool, scope, async (db) => {
    const due = await findDueMail(db, storeId, mailId);
    // The mail itself knows whether its sender sees costs.
    const order = due && (await readOrder(db, storeId, due.order_id, system));
    return order && inLanguage(firstLanguage(due.language), () => purchaseOrderMail(due, order));
  });
  if (!mail) return;
  await mailer.send(mail);
  await transaction(pool, scope, (db) => markSent(db, storeId, mailId, clock()));
}
