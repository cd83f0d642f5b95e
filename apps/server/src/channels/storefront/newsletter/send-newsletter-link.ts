import { letterTo, readLetterhead } from '#channels/storefront/mails/letterhead.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { newsletterLink } from './newsletter-link.ts';
import { sayNewsletterMail } from './sentences.ts';

/** Mails the link that confirms; it is made here: no secret waits in the queue. */
export async function sendNewsletterLink(
  { pool, config, secrets, mailer }: TaskServices,
  { store_id: storeId, email, issued_at, language }: Jobs['send_newsletter_link'],
): Promise<void> {
  const letterhead = await transaction(pool, { userId: null, storeId }, (db) =>
    readLetterhead(db, { storeId, email, chosen: language }, config),
  );
  if (!letterhead) return;
  const { store, url } = letterhead;
  const link = newsletterLink(secrets, { storeId, email, issuedAt: new Date(issued_at) });
  await mailer.send(
    letterTo(email, letterhead, () => ({
      subject: sayNewsletterMail('subject', { store }),
      preview: sayNewsletterMail('text', { store }),
      units: [
        { kind: 'paragraph', text: sayNewsletterMail('text', { store }) },
        { kind: 'button', label: sayNewsletterMail('open'), href: `${url}/newsletter/${link}` },
        { kind: 'small', text: sayNewsletterMail('why') },
      ],
    })),
  );
}
