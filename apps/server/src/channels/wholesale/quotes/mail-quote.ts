import { letterTo, readLetterhead } from '#channels/storefront/mails/letterhead.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Content } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { dayText, moneyText } from '#sales/documents/document-words.ts';
import type { DocumentStoreRow } from '#sales/documents/queries.ts';
import { readDocumentStore } from '#sales/documents/read-document-store.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { findBuyers } from '../buyers/queries.ts';
import { findMessage, findQuote, type QuoteMessageRow, type WholeQuoteRow } from './quote-queries.ts';
import { sayQuoteMail } from './sentences.ts';

/** What was said of a quote of a supplier. */
interface Told {
  message: QuoteMessageRow;
  quote: WholeQuoteRow;
  supplier: DocumentStoreRow;
}

/** Mails to the one side of a quote what the other one has said or done. */
export async function mailQuote(
  services: TaskServices,
  { store_id: storeId, message_id: id }: Jobs['mail_wholesale_quote'],
): Promise<void> {
  const { pool, clock } = services;
  const told = await transaction(pool, { userId: null, storeId }, async (db) => {
    const message = await findMessage(db, storeId, id);
    const quote = message && (await findQuote(db, storeId, message.quote_id, clock()));
    return quote && { message, quote, supplier: await readDocumentStore(db, storeId) };
  });
  if (!told) return;
  if (told.message.side === 'buyer') return mailStore(services, told, storeId);
  const { buyer_store_id: buyerStoreId } = told.quote;
  await (buyerStoreId === null ? mailBuyers(services, told) : mailStore(services, told, buyerStoreId));
}

/** To one of the two stores, in its language. */
async function mailStore(
  { pool, config, mailer }: TaskServices,
  told: Told,
  readerId: string,
): Promise<void> {
  const inbox = await transaction(pool, { userId: null, storeId: readerId }, (db) =>
    storeInbox(db, readerId),
  );
  if (!inbox) return;
  const page = told.message.side === 'buyer' ? 'quotes' : 'purchase-quotes';
  const href = `${config.publicUrl}/wholesale/${page}/${told.quote.id}`;
  const mail = inLanguage(inbox.language, () =>
    mailOf(inbox.email, { ...contentOf(told, href), sender: inbox.store }),
  );
  await mailer.send({ ...mail, id: told.message.id });
}

/** To everybody who orders for a company that has no store, on the letterhead of the shop. */
async function mailBuyers({ pool, config, mailer }: TaskServices, told: Told): Promise<void> {
  const { store_id: storeId, customer_id, id } = told.quote;
  const letters = await transaction(pool, { userId: null, storeId }, async (db) => {
    const found = [];
    for (const buyer of await findBuyers(db, storeId, customer_id)) {
      const letterhead = await readLetterhead(db, { storeId, email: buyer.email }, config);
      if (letterhead) found.push({ buyer, letterhead });
    }
    return found;
  });
  for (const { buyer, letterhead } of letters) {
    const href = `${letterhead.url}/wholesale/quotes/${id}`;
    const mail = letterTo(buyer.email, letterhead, () => contentOf(told, href));
    await mailer.send({ ...mail, id: `${told.message.id}-${buyer.id}` });
  }
}

function contentOf({ message, quote, supplier }: Told, href: string): Omit<Content, 'sender' | 'colours'> {
  const words = {
    name: message.side === 'buyer' ? quote.company_name : quote.supplier_name,
    number: quote.number,
    total: moneyText(supplier)(message.total),
    day: message.valid_until === null ? '' : dayText(message.valid_until, supplier),
  };
  const text = sayQuoteMail(`text.${message.act}`, words);
  return {
    subject: sayQuoteMail(`subject.${message.act}`, words),
    preview: text,
    units: [
      { kind: 'paragraph', text },
      ...(message.text === '' ? [] : [{ kind: 'quote' as const, text: message.text }]),
      { kind: 'button', label: sayQuoteMail('open'), href },
    ],
  };
}
