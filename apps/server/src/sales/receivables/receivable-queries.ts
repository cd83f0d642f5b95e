import type { UnpaidDeposit } from '@sokoni/rules/credit/deposit';
import type { Debt } from '@sokoni/rules/credit/receivables-ageing';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { type Books, dueSince, isDueBefore, unpaidOrders } from '#sales/orders/search/outstanding-orders.ts';

interface Part {
  limit: number;
  offset: number;
}

/** All that is outstanding by the day since which it is to be paid, from the roll-up. */
export async function findDebtsByDay(
  db: Db,
  { storeId, test }: Books,
): Promise<(Debt & { orders: number })[]> {
  const { rows } = await sql<Debt & { orders: number }>`
    select due_on, sum(orders)::bigint as orders, sum(outstanding)::bigint as outstanding from debts_of_days
    where store_id = ${storeId} and test = ${test}
    group by due_on having sum(orders) <> 0`.execute(db);
  return rows;
}

export async function countDueBefore(db: Db, ledger: Books, day: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from ${unpaidOrders(ledger)} and ${isDueBefore('unpaid', day)}`.execute(
    db,
  );
  return rows[0]?.orders ?? 0;
}

/** A deposit that one buyer has still to pay. */
export interface UnpaidDepositRow extends UnpaidDeposit {
  customer_id: string | null;
}

/** The deposits that these have still to pay, or all of them. */
export async function findUnpaidDeposits(
  db: Db,
  ledger: Books,
  buyers: readonly (string | null)[] | 'all',
): Promise<UnpaidDepositRow[]> {
  const { rows } = await sql<UnpaidDepositRow>`
    select unpaid.customer_id, unpaid.placed_on::text as placed_on, ${dueSince('unpaid')}::text as due_on, sum(unpaid.deposit_due)::bigint as amount
    from ${unpaidOrders(ledger)} and unpaid.deposit_due > 0 and ${isOneOf(buyers)}
    group by unpaid.customer_id, unpaid.placed_on, ${dueSince('unpaid')}`.execute(db);
  return rows;
}

/** What one buyer owes since one day; sales to nobody in particular are those of null. */
export interface DebtRow extends Debt {
  customer_id: string | null;
}

/** What these owe, or all of them, day by day. */
export async function findDebtsOf(
  db: Db,
  ledger: Books,
  buyers: readonly (string | null)[] | 'all',
): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select unpaid.customer_id, ${dueSince('unpaid')}::text as due_on, sum(unpaid.outstanding)::bigint as outstanding
    from ${unpaidOrders(ledger)} and ${isOneOf(buyers)}
    group by unpaid.customer_id, ${dueSince('unpaid')}`.execute(db);
  return rows;
}

function isOneOf(buyers: readonly (string | null)[] | 'all') {
  if (buyers === 'all') return sql`true`;
  const named = sql`unpaid.customer_id = any (${buyers.filter((id) => id !== null)}::uuid[])`;
  return buyers.includes(null) ? sql`(${named} or unpaid.customer_id is null)` : named;
}

export interface DebtorRow {
  customer_id: string | null;
  customer_name: string | null;
  orders: number;
  all_rows: number;
}

/** Who owes, the most first, sales to nobody in particular among them. Every order that owes is read. */
export async function findDebtors(db: Db, ledger: Books, { limit, offset }: Part): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    with receivables as materialized (
      select unpaid.customer_id, count(*)::int as orders, sum(unpaid.outstanding) as outstanding from ${unpaidOrders(ledger)}
      group by unpaid.customer_id
    )
    select receivables.customer_id, receivables.orders, customer.name as customer_name,
           (select count(*)::int from receivables) as all_rows
    from receivables left join customers customer on customer.store_id = ${ledger.storeId} and customer.id = receivables.customer_id
    order by receivables.outstanding desc, receivables.customer_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export interface CustomerWithBalanceRow {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** Customers who owe, the most first, from what stands with them: that is of real orders. */
export async function findCustomersWithBalance(
  db: Db,
  storeId: string,
  { limit, offset }: Part,
): Promise<CustomerWithBalanceRow[]> {
  const { rows } = await sql<CustomerWithBalanceRow>`
    select customer.id, customer.name, customer.email, customer.phone
    from customers customer
    where customer.store_id = ${storeId} and customer.outstanding > 0
    order by customer.outstanding desc, customer.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countCustomersWithBalance(db: Db, storeId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from customers customer
    where customer.store_id = ${storeId} and customer.outstanding > 0`.execute(db);
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
