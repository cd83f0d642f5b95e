import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface CopiedCustomerRow {
  id: string;
  name: string;
  phone: string;
  email: string;
  credit_limit: number | null;
  outstanding: number;
  overdue: number;
}

const select = (db: Db, storeId: string, today: string, where: RawBuilder<unknown>) =>
  sql<CopiedCustomerRow>`
  select customer.id, customer.name, customer.phone, customer.email, customer.credit_limit, customer.outstanding,
         (select coalesce(sum(owed.outstanding), 0)::bigint from orders owed
          where owed.store_id = customer.store_id and owed.customer_id = customer.id and owed.outstanding > 0
            and owed.serial is not null and not owed.test and owed.due_on < ${today}::date) as overdue
  from customers customer
  where customer.store_id = ${storeId} and customer.erased_at is null and ${where}`.execute(db);

/** Customers after an id, in the order of ids. @param today the day where the store is */
export async function findCustomersAfter(
  db: Db,
  storeId: string,
  { after, limit, today }: { after: string | null; limit: number; today: string },
): Promise<CopiedCustomerRow[]> {
  const start = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await select(
    db,
    storeId,
    today,
    sql`customer.id > ${start} order by customer.id limit ${limit}`,
  );
  return rows;
}

/** Those of the customers that are there. */
export async function findCopiedCustomers(
  db: Db,
  storeId: string,
  { ids, today }: { ids: readonly string[]; today: string },
): Promise<CopiedCustomerRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await select(
    db,
    storeId,
    today,
    sql`customer.id = any (${ids}::uuid[]) order by customer.id`,
  );
  return rows;
}

/** The customers of these orders, each once. */
export async function findBuyers(db: Db, storeId: string, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ customer_id: string }>`
    select distinct customer_id from orders
    where store_id = ${storeId} and id = any (${orderIds}::uuid[]) and customer_id is not null`.execute(db);
  return rows.map(({ customer_id }) => customer_id);
}
