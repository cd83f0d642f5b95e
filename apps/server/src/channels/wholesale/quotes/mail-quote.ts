import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { dayText, moneyText } from '#sales/documents/document-words.ts';
import { readDocumentStore } from '#sales/documents/read-document-store.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { findMessage, findQuote } from './quote-queries.ts';
import { sayQuoteMail } from './sentences.ts';

/** Mails to the one side of a quote what the other one has said or done. */
export async function mailQuote(
  { pool, config, mailer, clock }: TaskServices,
  { store_id: storeId, message_id: id }: Jobs['mail_wholesale_quote'],
): Promise<void> {
  const said = await transaction(pool, { userId: null, storeId }, async (db) => {
    const message = await findMessage(db, storeId, id);
    const quote = message && (await findQuote(db, storeId, message.quote_id, clock()));
    return quote && { message, quote, supplier: await readDocumentStore(db, storeId) };
  });
  if (!said) return;
  const { message, quote, supplier } = said;
  const isForSupplier = message.side === 'buyer';
  const readerId = isForSupplier ? storeId : quote.buyer_store_id;
  const inbox = await transaction(pool, { userId: null, storeId: readerId }, (db) =>
    storeInbox(db, readerId),
  );
  if (!inbox) return;
  const page = isForSupplier ? 'quotes' : 'purchase-quotes';
  const mail = inLanguage(inbox.language, () => {
    const words = {
      name: isForSupplier ? quote.company_name : quote.supplier_name,
      number: quote.number,
      total: moneyText(supplier)(message.total),
      day: message.valid_until === null ? '' : dayText(message.valid_until, supplier),
    };
    const text = sayQuoteMail(`text.${message.act}`, words);
    return mailOf(inbox.email, {
      subject: sayQuoteMail(`subject.${message.act}`, words),
      preview: text,
      sender: inbox.store,
      units: [
        { kind: 'paragraph', text },
        ...(message.text === '' ? [] : [{ kind: 'quote' as const, text: message.text }]),
        {
          kind: 'button',
          label: sayQuoteMail('open'),
          href: `${config.publicUrl}/wholesale/${page}/${quote.id}`,
        },
      ],
    });
  });
  await mailer.send({ ...mail, id });
}
