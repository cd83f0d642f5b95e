import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { PurchaseOrderMails } from '#core/database/tables.ts';

/** A mail with the store that sends it. */
export interface DueMailRow extends Selectable<PurchaseOrderMails> {
  store_name: string;
  store_email: string;
  currency_code: CurrencyCode;
  country: string;
  timezone: string;
  /** Of the store. */
  language: string;
}

export async function insertMail(db: Db, row: Insertable<PurchaseOrderMails>): Promise<void> {
  await db.insertInto('purchase_order_mails').values(row).execute();
}

export async function countMailsSince(db: Db, storeId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_order_mails')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The mail while it is still to be sent: not sent yet, by a store that is open. */
export async function findDueMail(db: Db, storeId: string, mailId: string): Promise<DueMailRow | undefined> {
  const { rows } = await sql<DueMailRow>`
    select mail.*, store.name as store_name, store.email as store_email, store.currency_code,
           store.country, store.timezone, store.language
    from purchase_order_mails mail join stores store on store.id = mail.store_id
    where mail.store_id = ${storeId} and mail.id = ${mailId} and mail.sent_at is null and store.closed_at is null`.execute(
    db,
  );
  return rows[0];
}

export async function markSent(db: Db, storeId: string, mailId: string, now: Date): Promise<void> {
  await db
    .updateTable('purchase_order_mails')
    .set({ sent_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', mailId)
    .execute();
}
