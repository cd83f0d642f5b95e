import { system } from '@sokoni/rules/access/actor';
import { reminderGraceDays, reminderHours, reminderSteps } from '@sokoni/rules/documents/document-mail';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { newId } from '#core/ids.ts';
import { forEachStore } from '#core/jobs/for-each-store.ts';
import type { TaskServices } from '#core/jobs/tasks.ts';
import { recordMail } from '#sales/orders/records/record-mail.ts';
import { insertReminders } from './mail-queries.ts';
import { claimReminderDay, findDebtsToRemind, findStoresToRemind } from './reminder-queries.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    /** Each hour, by the clock of the queue. */
    remind_debtors: object;
  }
}

/** The stores whose debtors are to be looked through at this moment. */
async function storesToRemind(db: Db, now: Date): Promise<string[]> {
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
        ...{ store_id: storeId, id: newId(), document: 'reminder' as const, order_id, customer_id },
        ...{ to_address: email, step, due_on, created_at: now },
      })),
    );
    for (const { id, order_id } of queued) {
      if (order_id === null) continue;
      await recordMail(db, { storeId, orderId: order_id, mailId: id, by: system, now });
      await enqueue(db, 'send_document', { store_id: storeId, mail_id: id });
    }
  }
}

const rowsAtOnce = 500;

/** Each store in its own transaction. */
export async function remindAllStores({ pool, clock, log }: TaskServices): Promise<void> {
  const now = clock();
  const nobody = { userId: null, storeId: null };
  const storeIds = await transaction(pool, nobody, (db) => storesToRemind(db, now));
  await forEachStore(storeIds, { job: 'remind_debtors', log }, (storeId) =>
    transaction(pool, { userId: null, storeId }, (db) => remindDebtors(db, storeId, now)),
  );
}
