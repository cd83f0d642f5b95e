import { firstLanguage } from '@sokoni/rules/languages';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { type DecisionToMail, findDecisionToMail } from './request-queries.ts';
import { sayDecisionMail } from './sentences.ts';

/** Mails who asked to buy what the store has decided, in their language. */
export async function mailDecision(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, request_id: requestId }: Jobs['mail_wholesale_decision'],
): Promise<void> {
  const decision = await transaction(pool, { userId: null, storeId }, (db) =>
    findDecisionToMail(db, storeId, requestId),
  );
  if (!decision) return;
  const mail = inLanguage(firstLanguage(decision.language), () => decisionMail(decision, config.publicUrl));
  await mailer.send({ ...mail, id: requestId });
}

function decisionMail(
  { status, reason, email, store, store_email }: DecisionToMail,
  publicUrl: string,
): Mail {
  const isApproved = status === 'approved';
  const quote: Piece[] = reason === '' ? [] : [{ kind: 'quote', text: reason }];
  const text = sayDecisionMail(isApproved ? 'approved.text' : 'declined.text', { store });
  const mail = mailOf(email, {
    subject: sayDecisionMail(isApproved ? 'approved.subject' : 'declined.subject', { store }),
    preview: text,
    units: [
      { kind: 'paragraph', text },
      ...quote,
      { kind: 'button', label: sayDecisionMail('button'), href: `${publicUrl}/wholesale/suppliers` },
    ],
  });
  return { ...mail, from: store, ...(store_email ? { replyTo: store_email } : {}) };
}
