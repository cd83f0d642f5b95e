import { system } from '@sokoni/rules/access/actor';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import { linesOf, paragraphsOf } from '#channels/storefront/mails/news-mail.ts';
import { sayNews } from '#channels/storefront/mails/sentences.ts';
import { readSettings } from '#channels/wholesale/supplying/settings.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Content } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { dayText, moneyText } from '#sales/documents/document-words.ts';
import type { DocumentStoreRow } from '#sales/documents/queries.ts';
import { readDocumentStore } from '#sales/documents/read-document-store.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { sayOrderMail } from '../sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_wholesale_order: { store_id: string; order_id: string };
  }
}

/** Tells a supplier of an order that a company has placed, unless it does not want that. */
export async function mailWholesaleOrder(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, order_id: orderId }: Jobs['mail_wholesale_order'],
): Promise<void> {
  const due = await transaction(pool, { userId: null, storeId }, async (db) => {
    const { mails_new_orders: isWanted } = await readSettings(db, storeId);
    const inbox = isWanted && (await storeInbox(db, storeId));
    if (!inbox) return null;
    const order = await readOrder(db, storeId, orderId, system);
    return { inbox, order, supplier: await readDocumentStore(db, storeId) };
  });
  if (!due) return;
  const { inbox, order, supplier } = due;
  const mail = inLanguage(inbox.language, () => {
    const content = contentOf(order, supplier, `${config.publicUrl}/orders/${orderId}`);
    return mailOf(inbox.email, { ...content, sender: inbox.store });
  });
  const buyer = order.delivery?.email;
  await mailer.send({ ...mail, id: `${orderId}-store`, ...(buyer ? { replyTo: buyer } : {}) });
}

type Order = Awaited<ReturnType<typeof readOrder>>;

function contentOf(
  order: Order,
  supplier: DocumentStoreRow,
  href: string,
): Omit<Content, 'sender' | 'colours'> {
  const money = moneyText(supplier);
  const { test, due_on: dueOn, deposit, note } = order;
  const name = order.customer?.name ?? '';
  const number = order.number ?? '';
  const text = sayOrderMail('text', { name, number, total: money(order.ordered_total ?? 0) });
  return {
    subject: sayOrderMail(test ? 'subject.test' : 'subject', { number, name }),
    preview: text,
    units: [
      { kind: 'paragraph', text },
      ...(test ? [{ kind: 'small' as const, text: sayNews('test') }] : []),
      linesOf(order, money),
      ...paragraphsOf([
        dueOn === null
          ? sayOrderMail('terms.onDelivery')
          : sayOrderMail('terms.due', { day: dayText(dueOn, supplier) }),
        deposit ? sayOrderMail('deposit', { amount: money(deposit) }) : '',
        destinationOf(order),
        note && sayOrderMail('note', { note }),
      ]),
      { kind: 'button', label: sayOrderMail('open'), href },
    ],
  };
}

function destinationOf({ delivery }: Order): string {
  if (!delivery) return '';
  const lines = [delivery.title, delivery.recipient, ...addressLines(delivery), delivery.phone];
  return lines.filter((line) => line !== '').join('\n');
}
