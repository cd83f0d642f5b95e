import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import { storeInbox } from '#tenancy/stores/store-inbox.ts';
import { deleteMessage, findMessage } from './queries.ts';
import { sayContactMail } from './sentences.ts';

/** Mails to the store what a visitor wrote, who is answered by its answer; what was mailed is not kept. */
export async function mailMessage(
  { pool, mailer }: TaskServices,
  { store_id: storeId, message_id: id }: Jobs['mail_shop_message'],
): Promise<void> {
  const inStore = { userId: null, storeId };
  const { inbox, written } = await transaction(pool, inStore, async (db) => ({
    inbox: await storeInbox(db, storeId),
    written: await findMessage(db, storeId, id),
  }));
  if (!written) return;
  if (inbox) {
    const { name, email, message } = written;
    const mail = inLanguage(inbox.language, () =>
      mailOf(inbox.email, {
        subject: sayContactMail('subject', { name }),
        preview: message.slice(0, 120),
        sender: inbox.store,
        units: [
          { kind: 'paragraph', text: sayContactMail('text', { name, email, store: inbox.store }) },
          { kind: 'quote', text: message },
          { kind: 'small', text: sayContactMail('answer') },
        ],
      }),
    );
    await mailer.send({ ...mail, id, from: name, replyTo: email });
  }
  await transaction(pool, inStore, (db) => deleteMessage(db, storeId, id));
}
