import { system } from '@sokoni/rules/access/actor';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { sayProofMail } from './sentences.ts';

/** Tells a store of a picture of a transfer. */
export async function mailProof(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, order_id: orderId, image_id: id }: Jobs['mail_payment_proof'],
): Promise<void> {
  const due = await transaction(pool, { userId: null, storeId }, async (db) => {
    const inbox = await storeInbox(db, storeId);
    return inbox && { inbox, order: await readOrder(db, storeId, orderId, system) };
  });
  if (!due) return;
  const { inbox, order } = due;
  const number = order.number ?? '';
  const mail = inLanguage(inbox.language, () => {
    const text = sayProofMail('text', { number, name: order.delivery?.recipient ?? '' });
    return mailOf(inbox.email, {
      subject: sayProofMail('subject', { number }),
      preview: text,
      sender: inbox.store,
      units: [
        { kind: 'paragraph', text },
        { kind: 'button', label: sayProofMail('open'), href: `${config.publicUrl}/orders/${orderId}` },
      ],
    });
  });
  await mailer.send({ ...mail, id });
}
