import { letterTo, readLetterhead } from '#channels/storefront/mails/letterhead.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { readKnownBuyer } from '#customers/known-buyer.ts';
import { wholesalePath } from './buyers.ts';
import { findBuyer } from './queries.ts';
import { sayInvite } from './sentences.ts';

/** Mails somebody who orders for a company where to sign in. */
export async function mailInvite(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, customer_id, buyer_id }: Jobs['mail_buyer_invite'],
): Promise<void> {
  const found = await transaction(pool, { userId: null, storeId }, async (db) => {
    const buyer = await findBuyer(db, storeId, customer_id, buyer_id);
    const company = buyer && (await readKnownBuyer(db, storeId, customer_id));
    if (!company) return undefined;
    const letterhead = await readLetterhead(db, { storeId, email: buyer.email }, config);
    return letterhead && { buyer, company, letterhead };
  });
  if (!found) return;
  const { buyer, company, letterhead } = found;
  const { store, url } = letterhead;
  await mailer.send(
    letterTo(buyer.email, letterhead, () => {
      const text = sayInvite('text', { name: buyer.name, company: company.name, store });
      return {
        subject: sayInvite('subject', { store }),
        preview: text,
        units: [
          { kind: 'paragraph', text },
          { kind: 'button', label: sayInvite('open'), href: url + wholesalePath },
          { kind: 'small', text: sayInvite('how', { email: buyer.email }) },
        ],
      };
    }),
  );
}
