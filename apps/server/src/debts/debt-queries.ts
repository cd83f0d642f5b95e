import type { Debt } from '@sokoni/rules/ageing';
import { sql } from 'kysely';
import { type Books, owedSince, owingOrders } from '#platform/database/owing-orders.ts';
import type { Db } from '#platform/database/transaction.ts';

interface Part {
  limit: number;
  offset: number;
}

/** All that is owed by the day since which it is to be paid, from the roll-up. */
export async function findDebtsByDay(
  db: Db,
  { storeId, test }: Books,
): Promise<(Debt & { orders: number })[]> {
  const { rows } = await sql<Debt & { orders: number }>`
    select due_on, sum(orders)::bigint as orders, sum(owed)::bigint as owed from debts_of_days
    where store_id = ${storeId} and test = ${test}
    group by due_on having sum(orders) <> 0`.execute(db);
  return rows;
}

export async function countDueBefore(db: Db, books: Books, day: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from ${owingOrders(books)} and owing.due_on < ${day}::date`.execute(db);
  return rows[0]?.orders ?? 0;
}

/** What one buyer owes since one day; sales to nobody in particular are those of null. */
export interface DebtRow extends Debt {
  customer_id: string | null;
}

/** What these owe, or all of them, day by day. */
export async function findDebtsOf(
  db: Db,
  books: Books,
  buyers: readonly (string | null)[] | 'all',
): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select owing.customer_id, ${owedSince}::text as due_on, sum(owing.owed)::bigint as owed
    from ${owingOrders(books)} and ${isOneOf(buyers)}
    group by owing.customer_id, ${owedSince}`.execute(db);
  return rows;
}

function isOneOf(buyers: readonly (string | null)[] | 'all') {
  if (buyers === 'all') return sql`true`;
  const named = sql`owing.customer_id = any (${buyers.filter((id) => id !== null)}::uuid[])`;
  return buyers.includes(null) ? sql`(${named} or owing.customer_id is null)` : named;
}

export interface DebtorRow {
  customer_id: string | null;
  customer_name: string | null;
  orders: number;
  all_rows: number;
}

/** Who owes, the most first, sales to nobody in particular among them. Every order that owes is read. */
export async function findDebtors(db: Db, books: Books, { limit, offset }: Part): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    with debtors as materialized (
      select owing.customer_id, count(*)::int as orders, sum(owing.owed) as owed from ${owingOrders(books)}
      group by owing.customer_id
    )
    select debtors.customer_id, debtors.orders, customer.name as customer_name,
           (select count(*)::int from debtors) as all_rows
    from debtors left join customers customer on customer.store_id = ${books.storeId} and customer.id = debtors.customer_id
    order by debtors.owed desc, debtors.customer_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface OwingCustomerRow {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** Customers who owe, the most first, from what stands with them: that is of real orders. */
export async function findOwingCustomers(
  db: Db,
  storeId: string,
  { limit, offset }: Part,
): Promise<OwingCustomerRow[]> {
  const { rows } = await sql<OwingCustomerRow>`
    select customer.id, customer.name, customer.email, customer.phone
    from customers customer
    where customer.store_id = ${storeId} and customer.owed > 0
    order by customer.owed desc, customer.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countOwingCustomers(db: Db, storeId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from customers customer
    where customer.store_id = ${storeId} and customer.owed > 0`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether the store has or had this customer: what an erased one owes is still in the books. */
export async function hasCustomer(db: Db, storeId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('customers')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
