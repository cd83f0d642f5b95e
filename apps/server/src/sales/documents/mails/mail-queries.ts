import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { DocumentMails } from '#core/database/tables.ts';

export type DocumentMailRow = Selectable<DocumentMails>;

export async function insertMail(db: Db, row: Insertable<DocumentMails>): Promise<void> {
  await db.insertInto('document_mails').values(row).execute();
}

/** Those that nobody has put in before; a step of an order stands once for each due day. */
export async function insertReminders(
  db: Db,
  rows: readonly Insertable<DocumentMails>[],
): Promise<{ id: string; order_id: string | null }[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto('document_mails')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'order_id', 'due_on', 'step']).where('step', 'is not', null).doNothing(),
    )
    .returning(['id', 'order_id'])
    .execute();
}

/** How many documents people of the store have had mailed since. */
export async function countMailsSince(db: Db, storeId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('document_mails')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('created_at', '>', since)
    .where('requested_by', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** What decides whether a mail is still to be sent. */
export interface DueMailRow extends DocumentMailRow {
  store_closed: boolean;
  reminders: boolean;
  stage: 'draft' | 'placed' | 'cancelled' | null;
  outstanding: number | null;
  deposit_due: number | null;
  placed_on: string | null;
  test: boolean | null;
  order_due_on: string | null;
}

export async function findMail(db: Db, storeId: string, mailId: string): Promise<DueMailRow | undefined> {
  const { rows } = await sql<DueMailRow>`
    select mail.*, mail.due_on::text as due_on, mail.from_day::text as from_day, mail.to_day::text as to_day,
           store.closed_at is not null as store_closed, coalesce(settings.reminders, false) as reminders,
           sold.stage, sold.outstanding, sold.deposit_due, sold.test, sold.placed_on::text as placed_on, sold.due_on::text as order_due_on
    from document_mails mail
    join stores store on store.id = mail.store_id
    left join document_settings settings on settings.store_id = mail.store_id
    left join orders sold on sold.store_id = mail.store_id and sold.id = mail.order_id
    where mail.store_id = ${storeId} and mail.id = ${mailId}`.execute(db);
  return rows[0];
}

export async function markMail(
  db: Db,
  storeId: string,
  mailId: string,
  mark: 'sent_at' | 'dropped_at',
  now: Date,
): Promise<void> {
  await db
    .updateTable('document_mails')
    .set({ [mark]: now })
    .where('store_id', '=', storeId)
    .where('id', '=', mailId)
    .execute();
}

/**
 * Takes the address and the words of everything that was mailed to a customer, under a record that was merged with it too; what was
 * not sent yet stays unsent.
 */
export async function forgetMailsTo(db: Db, storeId: string, customerId: string): Promise<void> {
  await sql`
    update document_mails set to_address = '', note = ''
    where store_id = ${storeId} and customer_id = any(array(
      select id from customers where store_id = ${storeId} and (id = ${customerId} or merged_into = ${customerId})
    ))`.execute(db);
}

/** What was mailed to the one was mailed to the other. */
export async function renameMails(
  db: Db,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('document_mails')
    .set({ customer_id: to })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', from)
    .execute();
}
