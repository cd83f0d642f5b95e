import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { sayRequestMail } from '../sentences.ts';
import { findRequest } from './request-queries.ts';

/** Tells a supplier of a store that asks to buy. */
export async function mailRequest(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, request_id: id }: Jobs['mail_wholesale_request'],
): Promise<void> {
  const { inbox, request } = await transaction(pool, { userId: null, storeId }, async (db) => ({
    inbox: await storeInbox(db, storeId),
    request: await findRequest(db, storeId, id),
  }));
  if (!inbox || request?.status !== 'pending') return;
  const { company_name: name, message, email } = request;
  const mail = inLanguage(inbox.language, () => {
    const text = sayRequestMail('text', { name });
    return mailOf(inbox.email, {
      subject: sayRequestMail('subject', { name }),
      preview: text,
      sender: inbox.store,
      units: [
        { kind: 'paragraph', text },
        ...(message === '' ? [] : [{ kind: 'quote' as const, text: message }]),
        { kind: 'button', label: sayRequestMail('open'), href: `${config.publicUrl}/wholesale/requests` },
      ],
    });
  });
  await mailer.send({ ...mail, id, ...(email === '' ? {} : { replyTo: email }) });
}
