import { reminderGraceDays, reminderHours, reminderSteps } from '@sokoni/rules/paper-mail';
import { noteMail } from '#orders/note-mail.ts';
import { enqueue } from '#platform/database/enqueue.ts';
import type { Db } from '#platform/database/transaction.ts';
import { newId } from '#platform/ids.ts';
import { insertReminders } from './mail-queries.ts';
import { claimReminderDay, findDebtsToRemind, findStoresToRemind } from './reminder-queries.ts';

/** The stores whose debtors are to be looked through at this moment. */
export async function storesToRemind(db: Db, now: Date): Promise<string[]> {
  return findStoresToRemind(db, now, reminderHours);
}

/**
 * Queues the reminders of the day of one store: of orders that are due on it, or were 7 or 30 days ago. All or none of them are
 * queued, each step of an order once, however often this is asked; whether it is still owed is looked at when it is sent.
 */
export async function remindDebtors(db: Db, storeId: string, now: Date): Promise<void> {
  const today = await claimReminderDay(db, storeId, now);
  if (today === undefined) return;
  const debts = await findDebtsToRemind(db, storeId, today, reminderSteps, reminderGraceDays);
  for (let from = 0; from < debts.length; from += rowsAtOnce) {
    const queued = await insertReminders(
      db,
      debts.slice(from, from + rowsAtOnce).map(({ order_id, customer_id, email, step, due_on }) => ({
        ...{ store_id: storeId, id: newId(), paper: 'reminder' as const, order_id, customer_id },
        ...{ to_address: email, step, due_on, created_at: now },
      })),
    );
    for (const { id, order_id } of queued) {
      if (order_id === null) continue;
      await noteMail(db, { storeId, orderId: order_id, mailId: id, by: null, now });
      await enqueue(db, 'send_mail', { template: 'paper', store_id: storeId, mail_id: id });
    }
  }
}

const rowsAtOnce = 500;
