import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** Which of these customers something depends on: an order, even a draft, store credit, a gift card, a discount, a mail, a record
 * that was merged with theirs. */
export async function findNeeded(db: Db, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isIn = (table: string) => sql`exists (
    select 1 from ${sql.table(table)} needs where needs.store_id = ${storeId} and needs.customer_id = wanted.id
  )`;
  const tables = ['orders', 'store_credits', 'gift_cards', 'discount_redemptions', 'document_mails'];
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::uuid[]) as wanted (id)
    where ${sql.join(tables.map(isIn), sql` or `)} or exists (
      select 1 from customers gone where gone.store_id = ${storeId} and gone.merged_into = wanted.id
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteCustomers(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from customers where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(db);
}

/** Takes away those of these groups that nobody is in. Answers them. */
export async function deleteEmptyGroups(db: Db, storeId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    delete from customer_groups named
    where named.store_id = ${storeId} and named.id = any (${[...ids]}::uuid[])
      and not exists (
        select 1 from customers customer where customer.store_id = ${storeId} and customer.group_id = named.id
      )
    returning named.id`.execute(db);
  return rows.map(({ id }) => id);
}
