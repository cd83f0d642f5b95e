import type { Debt } from '@sokoni/rules/ageing';
import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

export interface DebtorRow {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** What is owed for orders that are due on one day; an order without a due day was due when it was placed. */
export interface DebtRow extends Debt {
  customer_id: string | null;
}

const dueDay = sql`coalesce(owing.due_on, owing.placed_on)`;

/** The same as the index of them, and as what customers owe is rolled up from. */
const isOwing = sql`owing.owed > 0 and owing.number is not null and not owing.test`;

/** A page of those who owe, who owes most first. */
export async function findDebtors(
  db: Db,
  storeId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    select customer.id, customer.name, customer.email, customer.phone
    from customers customer
    where customer.store_id = ${storeId} and customer.owed > 0
    order by customer.owed desc, customer.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countDebtors(db: Db, storeId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from customers customer
    where customer.store_id = ${storeId} and customer.owed > 0`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findDebtsOf(
  db: Db,
  storeId: string,
  customerIds: readonly string[],
): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select owing.customer_id, ${dueDay}::text as due_on, sum(owing.owed)::bigint as owed
    from orders owing
    where owing.store_id = ${storeId} and owing.customer_id = any (${[...customerIds]}::uuid[]) and ${isOwing}
    group by owing.customer_id, ${dueDay}`.execute(db);
  return rows;
}

/** What is owed to the store, day by day; apart what nobody is named for. */
export async function findAllDebts(db: Db, storeId: string): Promise<(Debt & { unnamed: boolean })[]> {
  const { rows } = await sql<Debt & { unnamed: boolean }>`
    select owing.customer_id is null as unnamed, ${dueDay}::text as due_on, sum(owing.owed)::bigint as owed
    from orders owing
    where owing.store_id = ${storeId} and ${isOwing}
    group by owing.customer_id is null, ${dueDay}`.execute(db);
  return rows;
}

/** The day in the store's time zone. */
export async function findToday(db: Db, storeId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now}::timestamptz at time zone timezone)::date::text as today from stores where id = ${storeId}`.execute(
    db,
  );
  const [store] = rows;
  if (!store) throw new Error(`No store ${storeId}`);
  return store.today;
}
