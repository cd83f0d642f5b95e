import { buffer } from 'node:stream/consumers';
import { system } from '@sokoni/rules/access/actor';
import { debtsOf } from '@sokoni/rules/credit/deposit';
import type { Debt } from '@sokoni/rules/credit/receivables-ageing';
import { isWithoutMoney, type OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { inLanguage } from '#core/language/in-language.ts';
import {
  dayText,
  dayThere,
  languageOfPaper,
  ledgerText,
  moneyText,
} from '#sales/documents/document-words.ts';
import { type OrderDocument, readOrderDocument } from '#sales/documents/order-document.ts';
import { documentFileName, drawOrderDocument } from '#sales/documents/order-document-file.ts';
import { sayMail } from '#sales/documents/sentences.ts';
import { readStatement, type StatementDocument } from '#sales/documents/statements/read-statement.ts';
import { drawStatementDocument, statementFileName } from '#sales/documents/statements/statement-file.ts';
import { type DocumentWords, documentMail } from './document-mail.ts';
import { type DueMailRow, findMail, markMail } from './mail-queries.ts';

interface DocumentMail {
  store_id: string;
  mail_id: string;
}

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    send_document: DocumentMail;
  }
}

type Subject =
  | { kind: OrderDocumentKind | 'reminder'; document: OrderDocument }
  | { kind: 'statement'; document: StatementDocument };

/**
 * Sends what was given to the mail, unless there is nothing to be sent any more: paid meanwhile, switched off, erased. A job that
 * dies after its mail went out and before that was noted sends it again as the same mail, under the same id.
 */
export async function sendDocument(
  services: TaskServices,
  { store_id: storeId, mail_id: mailId }: DocumentMail,
): Promise<void> {
  const { pool, clock, mailer } = services;
  const scope = { userId: null, storeId };
  const due = await transaction(pool, scope, async (db) => {
    const mail = await findMail(db, storeId, mailId);
    if (!mail || mail.sent_at || mail.dropped_at) return null;
    if (isToBeSent(mail)) return { mail, subject: await subjectOf(db, mail, clock()) };
    await mark(db, mail, 'dropped_at', clock());
    return null;
  });
  if (!due) return;
  const { mail, subject } = due;
  const { store } = subject.document;
  const content = await buffer(
    subject.kind === 'statement'
      ? await drawStatementDocument(services, subject.document)
      : await drawOrderDocument(services, attachedTo(subject.kind), subject.document),
  );
  const fileName =
    subject.kind === 'statement'
      ? statementFileName(subject.document)
      : documentFileName(attachedTo(subject.kind), subject.document.order);
  const letter = inLanguage(languageOfPaper(subject.document), () => {
    const words: DocumentWords = {
      ...{ id: mail.id, to: mail.to_address, note: mail.note, store: store.name, storeEmail: store.email },
      ...wordsOf(mail, subject),
    };
    return documentMail(words, { fileName, type: 'application/pdf', content });
  });
  await mailer.send(letter);
  await transaction(pool, scope, (db) => mark(db, mail, 'sent_at', clock()));
}

function isToBeSent(mail: DueMailRow): boolean {
  if (mail.to_address === '' || mail.store_closed) return false;
  if (mail.document !== 'reminder') return true;
  const isUnpaid = mail.stage === 'placed' && !mail.test && (mail.outstanding ?? 0) > 0;
  if (mail.step === null) return isUnpaid;
  return isUnpaid && mail.reminders && debtsOfMail(mail).some(({ due_on }) => due_on === mail.due_on);
}

/** What is outstanding for the order that a mail is of, by the days on which it is due. */
function debtsOfMail({ outstanding, deposit_due, placed_on, order_due_on }: DueMailRow): Debt[] {
  return debtsOf({
    ...{ outstanding: outstanding ?? 0, deposit_due: deposit_due ?? 0 },
    ...{ placed_on: placed_on ?? '', due_on: order_due_on },
  });
}

/** What a reminder asks for, in minor units: by itself what is due by its day, by hand all that is outstanding. */
function askedIn(mail: DueMailRow): { asked: number; isDeposit: boolean } {
  const { due_on, deposit_due } = mail;
  if (due_on === null) return { asked: mail.outstanding ?? 0, isDeposit: false };
  const asked = debtsOfMail(mail).reduce(
    (sum, debt) => (debt.due_on <= due_on ? sum + debt.outstanding : sum),
    0,
  );
  return { asked, isDeposit: asked === deposit_due };
}

async function mark(
  db: Db,
  { store_id, id, order_id }: DueMailRow,
  as: 'sent_at' | 'dropped_at',
  now: Date,
): Promise<void> {
  await markMail(db, store_id, id, as, now);
  if (order_id !== null) publishChange(db, 'order', [order_id]);
}

/** A reminder brings the invoice along. */
function attachedTo(kind: OrderDocumentKind | 'reminder'): OrderDocumentKind {
  return kind === 'reminder' ? 'invoice' : kind;
}

async function subjectOf(db: Db, mail: DueMailRow, now: Date): Promise<Subject> {
  const { store_id, order_id, customer_id, from_day, to_day, document: kind } = mail;
  if (kind === 'statement') {
    const span = { from_day: from_day ?? '', to_day: to_day ?? '' };
    return { kind, document: await readStatement(db, store_id, customer_id ?? '', span, now) };
  }
  // Whoever had it sent was allowed to; the document itself is the store's.
  return { kind, document: await readOrderDocument(db, store_id, order_id ?? '', system) };
}

function wordsOf(mail: DueMailRow, subject: Subject): Pick<DocumentWords, 'subject' | 'sentences'> {
  const { store } = subject.document;
  if (subject.kind === 'statement') {
    const { from_day, to_day, closing, buyer } = subject.document;
    const span = { from: dayText(from_day, store), to: dayText(to_day, store) };
    return {
      subject: sayMail('statement.subject', { store: store.name }),
      sentences: [
        sayMail('statement.text', { name: buyer.name, ...span }),
        sayMail('statement.closing', { amount: ledgerText(store)(closing) }),
      ],
    };
  }
  const { order, buyer } = subject.document;
  const { number } = order;
  if (subject.kind === 'reminder') {
    const { asked, isDeposit } = askedIn(mail);
    const amount = moneyText(store)(asked);
    const due = mail.due_on ?? order.due_on;
    const what = { amount, number, day: dayThere(order.placed_at ?? '', store) };
    return {
      subject: sayMail('reminder.subject', { amount, number, store: store.name }),
      sentences: [
        buyer
          ? sayMail(isDeposit ? 'reminder.deposit' : 'reminder.textNamed', { name: buyer.name, ...what })
          : sayMail('reminder.text', what),
        ...(due ? [sayMail('reminder.due', { day: dayText(due, store) })] : []),
        sayMail('reminder.paid'),
      ],
    };
  }
  return {
    subject: sayMail(`subject.${subject.kind}`, { number, store: store.name }),
    sentences: [attachedText(subject.kind, number, buyer)],
  };
}

/** What goes to whoever packs or carries, too, greets nobody. */
function attachedText(kind: OrderDocumentKind, number: string, buyer: { name: string } | null): string {
  if (!buyer || isWithoutMoney(kind)) return sayMail(`text.${kind}`, { number });
  return sayMail(`textNamed.${kind}`, { name: buyer.name, number });
}
