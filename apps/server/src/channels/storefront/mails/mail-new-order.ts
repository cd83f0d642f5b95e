import { commaText } from '@sokoni/messages/list-text';
import { system } from '@sokoni/rules/access/actor';
import { addressLines } from '#channels/storefront/checkout/address-lines.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Content } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { methodText, moneyText } from '#sales/documents/document-words.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { linesOf, type NewsWords, paragraphsOf } from './news-mail.ts';
import { wordsIn } from './send-order-news.ts';
import { sayNewOrder, sayNews } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_new_order: { store_id: string; order_id: string };
  }
}

/** Tells a store of an order that was placed online, unless it does not want that; the buyer is answered. */
export async function mailNewOrder(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, order_id: orderId }: Jobs['mail_new_order'],
): Promise<void> {
  const due = await transaction(
    pool,
    { userId: null, storeId },
    async (db) => {
      const { mails_new_orders: isWanted } = await readPreferences(db, storeId);
      const inbox = isWanted && (await storeInbox(db, storeId));
      if (!inbox) return null;
      const { language } = inbox;
      const order = await readOrder(db, storeId, orderId, system);
      const words = await inLanguage(language, () => wordsIn(db, storeId, language, order));
      return { inbox, order, words, currency_code: await storeCurrency(db, storeId) };
    },
    { prepared: true },
  );
  if (!due) return;
  const { inbox, order, words, currency_code } = due;
  const mail = inLanguage(inbox.language, () => {
    const href = `${config.publicUrl}/orders/${orderId}`;
    const content = contentOf(order, words, { money: moneyText({ currency_code }), href });
    return mailOf(inbox.email, { ...content, sender: inbox.store });
  });
  const buyer = order.delivery?.email;
  await mailer.send({ ...mail, id: `${orderId}-store`, ...(buyer ? { replyTo: buyer } : {}) });
}

function contentOf(
  order: NewsWords['order'],
  { delivery, paying }: Pick<NewsWords, 'delivery' | 'paying'>,
  { money, href }: { money: (minor: number) => string; href: string },
): Content {
  const { delivery: goes, payments, note, test } = order;
  const name = goes?.recipient ?? '';
  const number = order.number ?? '';
  const text = sayNewOrder('text', { name, number, total: money(order.ordered_total ?? 0) });
  const method = commaText([...payments.map((payment) => methodText(payment.method)), paying?.title]);
  const address = goes && !goes.collected ? addressLines(goes) : [];
  const where = [delivery, name, ...address, goes?.phone ?? '', goes?.email ?? ''];
  return {
    subject: sayNewOrder(test ? 'subject.test' : 'subject', { number, name }),
    preview: text,
    units: [
      { kind: 'paragraph', text },
      ...(test ? [{ kind: 'small' as const, text: sayNews('test') }] : []),
      linesOf(order, money),
      ...paragraphsOf([
        method && sayNewOrder('payment', { method }),
        where.filter((line) => line !== '').join('\n'),
        note && sayNewOrder('note', { note }),
      ]),
      { kind: 'button', label: sayNewOrder('open'), href },
    ],
  };
}
