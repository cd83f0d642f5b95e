import { normaliseEmail } from '@sokoni/rules/forms/email';
import { letterTo, readLetterhead } from '#channels/storefront/mails/letterhead.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { codeOf } from './log-in.ts';
import { sayCodeMail } from './sentences.ts';

/** Mails the code that was asked for; it is made here: no secret waits in the queue. */
export async function sendBuyerCode(
  { pool, config, secrets, mailer }: TaskServices,
  { store_id: storeId, email, issued_at, language }: Jobs['send_buyer_code'],
): Promise<void> {
  const letterhead = await transaction(pool, { userId: null, storeId }, (db) =>
    readLetterhead(db, { storeId, email, chosen: language }, config),
  );
  if (!letterhead) return;
  const { store } = letterhead;
  const emailKey = normaliseEmail(email);
  const code = codeOf(secrets, { storeId, emailKey, issuedAt: new Date(issued_at) });
  await mailer.send(
    letterTo(email, letterhead, () => ({
      subject: sayCodeMail('subject', { code, store }),
      preview: sayCodeMail('text', { store }),
      units: [
        { kind: 'paragraph', text: sayCodeMail('text', { store }) },
        { kind: 'code', code },
        { kind: 'small', text: sayCodeMail('why') },
      ],
    })),
  );
}
