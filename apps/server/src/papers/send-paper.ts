import { buffer } from 'node:stream/consumers';
import { orderNumber } from '@sokoni/rules/order-words';
import { mailedPapers, type OrderPaperKind } from '@sokoni/rules/paper-mail';
import type { Viewer } from '#orders/order-view.ts';
import { announce } from '#platform/database/announce.ts';
import { type Db, transaction } from '#platform/database/transaction.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { type PaperWords, paperMail } from '#platform/mail/templates.ts';
import type { Services } from '#platform/services.ts';
import { type DueMailRow, findMail, markMail } from './mail-queries.ts';
import { type OrderPaper, readOrderPaper } from './order-paper.ts';
import { drawOrderPaper, paperFileName } from './order-paper-file.ts';
import { dayText, dayThere, ledgerText, moneyText } from './paper-words.ts';
import { readStatement, type StatementPaper } from './read-statement.ts';
import { drawStatementPaper, statementFileName } from './statement-file.ts';

type SendServices = Pick<Services, 'config' | 'pool' | 'clock' | 'files'> & { mailer: Mailer };

type Subject =
  | { kind: OrderPaperKind | 'reminder'; paper: OrderPaper }
  | { kind: 'statement'; paper: StatementPaper };

/**
 * Sends what was given to the mail, unless there is nothing to be sent any more: paid meanwhile, switched off, erased. A job that
 * dies after its mail went out and before that was noted sends it again as the same mail, under the same id.
 */
export async function sendPaper(services: SendServices, storeId: string, mailId: string): Promise<void> {
  const { pool, clock, mailer, config } = services;
  const scope = { userId: null, storeId };
  const due = await transaction(pool, scope, async (db) => {
    const mail = await findMail(db, storeId, mailId);
    if (!mail || mail.sent_at || mail.dropped_at) return null;
    if (isToBeSent(mail)) return { mail, subject: await subjectOf(db, mail, config.publicUrl) };
    await mark(db, mail, 'dropped_at', clock());
    return null;
  });
  if (!due) return;
  const { mail, subject } = due;
  const { store } = subject.paper;
  const words: PaperWords = {
    ...{ id: mail.id, to: mail.to_address, note: mail.note, store: store.name, storeEmail: store.email },
    ...wordsOf(mail, subject),
  };
  const content = await buffer(
    subject.kind === 'statement'
      ? await drawStatementPaper(services, subject.paper)
      : await drawOrderPaper(services, attachedTo(subject.kind), subject.paper),
  );
  const fileName =
    subject.kind === 'statement'
      ? statementFileName(subject.paper)
      : paperFileName(attachedTo(subject.kind), subject.paper.order);
  await mailer.send(paperMail(words, { fileName, type: 'application/pdf', content }));
  await transaction(pool, scope, (db) => mark(db, mail, 'sent_at', clock()));
}

function isToBeSent(mail: DueMailRow): boolean {
  if (mail.to_address === '' || mail.store_closed) return false;
  if (mail.paper !== 'reminder') return true;
  const isOwing = mail.stage === 'placed' && !mail.test && (mail.owed ?? 0) > 0;
  if (mail.step === null) return isOwing;
  return isOwing && mail.reminders && mail.order_due_on === mail.due_on;
}

async function mark(
  db: Db,
  { store_id, id, order_id }: DueMailRow,
  as: 'sent_at' | 'dropped_at',
  now: Date,
): Promise<void> {
  await markMail(db, store_id, id, as, now);
  if (order_id !== null) await announce(db, 'order', [order_id]);
}

/** A reminder brings the invoice along. */
function attachedTo(kind: OrderPaperKind | 'reminder'): OrderPaperKind {
  return kind === 'reminder' ? 'invoice' : kind;
}

async function subjectOf(db: Db, mail: DueMailRow, publicUrl: string): Promise<Subject> {
  const { store_id, order_id, customer_id, from_day, to_day, paper: kind } = mail;
  if (kind === 'statement') {
    const span = { from_day: from_day ?? '', to_day: to_day ?? '' };
    return { kind, paper: await readStatement(db, store_id, customer_id ?? '', span) };
  }
  // Whoever had it sent was allowed to; the paper itself is the store's.
  const store: Viewer = { userId: '', role: 'super_admin', publicUrl };
  return { kind, paper: await readOrderPaper(db, store_id, order_id ?? '', store) };
}

function wordsOf({ due_on }: DueMailRow, subject: Subject): Pick<PaperWords, 'subject' | 'sentences'> {
  const { store } = subject.paper;
  if (subject.kind === 'statement') {
    const { from_day, to_day, closing, buyer } = subject.paper;
    return {
      subject: `Statement from ${store.name}`,
      sentences: [
        `${buyer.name}, your statement from ${dayText(from_day)} to ${dayText(to_day)} is attached.`,
        `Closing balance: ${ledgerText(store)(closing)}.`,
      ],
    };
  }
  const { order, buyer } = subject.paper;
  const number = orderNumber(order);
  const hello = buyer ? `${buyer.name}, ` : '';
  const money = moneyText(store);
  if (subject.kind === 'reminder') {
    const owed = money(order.owed ?? 0);
    const due = due_on ?? order.due_on;
    return {
      subject: `Reminder: ${owed} for order ${number} at ${store.name}`,
      sentences: [
        `${hello}${owed} of your order ${number} of ${dayThere(order.placed_at ?? '', store)} is still to be paid.`,
        ...(due ? [`It is due on ${dayText(due)}.`] : []),
        'The invoice is attached. If you have paid in the meantime, leave this mail alone.',
      ],
    };
  }
  const what = mailedPapers[subject.kind];
  return {
    subject: `${what} ${number} from ${store.name}`,
    // A packing slip goes to whoever packs or carries, too.
    sentences:
      subject.kind === 'packing_slip'
        ? [`The packing slip of order ${number} is attached.`]
        : [`${hello}the ${what.toLowerCase()} for your order ${number} is attached.`],
  };
}
