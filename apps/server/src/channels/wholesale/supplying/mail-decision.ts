import { firstLanguage } from '@sokoni/rules/languages';
import { type Letterhead, letterTo, readLetterhead } from '#channels/storefront/mails/letterhead.ts';
import { transaction } from '#core/database/access/transaction.ts';
import type { Jobs } from '#core/database/commands/enqueue.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Piece } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { wholesalePath } from '../buyers/buyers.ts';
import { type DecisionToMail, findDecisionToMail } from './request-queries.ts';
import { sayDecisionMail } from './sentences.ts';

/** Mails who asked to buy what the store has decided, in their language. */
export async function mailDecision(
  { pool, config, mailer }: TaskServices,
  { store_id: storeId, request_id: requestId }: Jobs['mail_wholesale_decision'],
): Promise<void> {
  const found = await transaction(pool, { userId: null, storeId }, async (db) => {
    const decision = await findDecisionToMail(db, storeId, requestId);
    const { by_store = true, email = '', language } = decision ?? {};
    const asked = { storeId, email, chosen: language };
    return { decision, letterhead: by_store ? undefined : await readLetterhead(db, asked, config) };
  });
  const { decision, letterhead } = found;
  if (!decision) return;
  const mail = letterhead
    ? mailToBusiness(decision, letterhead)
    : inLanguage(firstLanguage(decision.language), () => mailToStore(decision, config.publicUrl));
  await mailer.send({ ...mail, id: requestId });
}

function mailToStore(decision: DecisionToMail, publicUrl: string): Mail {
  const { email, store, store_email } = decision;
  const mail = mailOf(email, {
    ...decisionWords(decision),
    units: [
      ...decisionUnits(decision),
      { kind: 'button', label: sayDecisionMail('button'), href: `${publicUrl}/wholesale/suppliers` },
    ],
  });
  return { ...mail, from: store, ...(store_email ? { replyTo: store_email } : {}) };
}

/** A business without a store buys in the shop. */
function mailToBusiness(decision: DecisionToMail, letterhead: Letterhead): Mail {
  const { email, status } = decision;
  return letterTo(email, letterhead, () => ({
    ...decisionWords(decision),
    units: [
      ...decisionUnits(decision),
      ...(status === 'approved'
        ? [
            {
              kind: 'button' as const,
              label: sayDecisionMail('shop'),
              href: letterhead.url + wholesalePath,
            },
            { kind: 'small' as const, text: sayDecisionMail('signIn', { email }) },
          ]
        : []),
    ],
  }));
}

function decisionWords(decision: DecisionToMail): { subject: string; preview: string } {
  const { store, by_store } = decision;
  if (decision.status !== 'approved')
    return { subject: sayDecisionMail('declined.subject', { store }), preview: textOf(decision) };
  const subject = by_store ? 'approved.subject' : 'approved.business';
  return { subject: sayDecisionMail(subject, { store }), preview: textOf(decision) };
}

function decisionUnits(decision: DecisionToMail): Piece[] {
  const { reason } = decision;
  return [
    { kind: 'paragraph', text: textOf(decision) },
    ...(reason === '' ? [] : [{ kind: 'quote' as const, text: reason }]),
  ];
}

function textOf({ status, store }: DecisionToMail): string {
  return sayDecisionMail(status === 'approved' ? 'approved.text' : 'declined.text', { store });
}
