import { system } from '@sokoni/rules/access/actor';
import type { Language } from '@sokoni/rules/languages';
import { findOrderContact } from '#channels/storefront/checkout/checkout-queries.ts';
import { deliveryText } from '#channels/storefront/checkout/delivery-title.ts';
import { linkOrder } from '#channels/storefront/checkout/order-link.ts';
import { readPayingOf } from '#channels/storefront/checkout/pages/read-paying.ts';
import { readCollecting } from '#channels/storefront/checkout/read-collecting.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { readWordsOf } from '#channels/storefront/translations/words-in-language.ts';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { readOrder } from '#sales/orders/order-view.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { readLetterhead } from './letterhead.ts';
import { type News, type NewsWords, newsMail } from './news-mail.ts';

interface OrderNews {
  store_id: string;
  order_id: string;
  /** The entry of its timeline; null where the order was placed. */
  event_id: string | null;
  news: News;
}

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_order_news: OrderNews;
  }
}

/**
 * Mails to its buyer what happened to an order, with the link to it, which is made here: no secret waits in the queue. A job that dies
 * after its mail went out sends it again as the same mail.
 */
export async function sendOrderNews(
  { pool, config, secrets, mailer }: TaskServices,
  { store_id: storeId, order_id: orderId, event_id: eventId, news }: OrderNews,
): Promise<void> {
  const due = await transaction(
    pool,
    { userId: null, storeId },
    async (db) => {
      const contact = await findOrderContact(db, storeId, orderId, eventId);
      const letterhead =
        contact &&
        (await readLetterhead(db, { storeId, email: contact.email, chosen: contact.language }, config));
      if (!letterhead) return null;
      const order = await readOrder(db, storeId, orderId, system);
      const token = await linkOrder(db, secrets, { storeId, orderId });
      const { language } = letterhead;
      return {
        letterhead,
        contact,
        link: `${letterhead.url}/orders/${token}`,
        order: { ...order, lines: await linesInLanguage(db, storeId, language, order.lines) },
        ...(await inLanguage(language, () => wordsIn(db, storeId, language, order))),
      };
    },
    { prepared: true },
  );
  if (!due) return;
  await mailer.send(newsMail({ id: eventId ?? orderId, news, ...due }));
}

/** How it reaches its buyer and how it is paid, called as in the language of the letter. */
export async function wordsIn(
  db: Db,
  storeId: string,
  language: Language,
  order: Awaited<ReturnType<typeof readOrder>>,
): Promise<Pick<NewsWords, 'delivery' | 'collecting' | 'paying'>> {
  const { id, delivery, outstanding } = order;
  const ofDelivery = await readWordsOf(db, storeId, language, 'delivery');
  const dates = await datesOfStore(db, storeId);
  return {
    delivery: delivery ? deliveryText(delivery, dates, ofDelivery) : '',
    collecting: await readCollecting(db, storeId, order, ofDelivery),
    paying: (outstanding ?? 0) > 0 ? await readPayingOf(db, storeId, id, language) : null,
  };
}
