import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerRow } from '#customers/queries.ts';

export interface DuplicateRow {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** As many as a person looks through. */
const mostDuplicates = 5;

/** Others with the same phone number or e-mail, by name. */
export async function findDuplicates(
  db: Db,
  { store_id, id, phone, email_key }: Pick<CustomerRow, 'store_id' | 'id' | 'phone' | 'email_key'>,
): Promise<DuplicateRow[]> {
  const { rows } = await sql<DuplicateRow>`
    select id, name, email, phone from (
      (select id, name, email, phone from customers
       where store_id = ${store_id} and phone = ${phone} and phone <> '' and erased_at is null and id <> ${id}
       limit ${mostDuplicates})
      union
      (select id, name, email, phone from customers
       where store_id = ${store_id} and email_key = ${email_key} and email_key <> '' and erased_at is null and id <> ${id}
       limit ${mostDuplicates})
    ) alike
    order by name collate app.names, id limit ${mostDuplicates}`.execute(db);
  return rows;
}

/**
 * What the one has bought and owes goes over to the other in one, before its orders do: those are not counted one by one. The one
 * that goes, which names nobody any more, says where to.
 */
export async function moveTotals(db: Db, from: CustomerRow, to: CustomerRow): Promise<void> {
  await sql`
    update customers stays
    set order_count = stays.order_count + ${from.order_count}, spent = stays.spent + ${from.spent},
        outstanding = stays.outstanding + ${from.outstanding}, last_ordered_at = greatest(stays.last_ordered_at, ${from.last_ordered_at}::timestamptz)
    where stays.store_id = ${to.store_id} and stays.id = ${to.id}`.execute(db);
  await sql`
    update customers
    set merged_into = ${to.id}, order_count = 0, spent = 0, outstanding = 0, last_ordered_at = null
    where store_id = ${from.store_id} and id = ${from.id}`.execute(db);
  // Whoever was merged with it before is led on.
  await db
    .updateTable('customers')
    .set({ merged_into: to.id })
    .where('store_id', '=', from.store_id)
    .where('merged_into', '=', from.id)
    .execute();
}
