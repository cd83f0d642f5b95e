import type { Debt } from '@sokoni/rules/ageing';
import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

/** What is owed by the day since which it is to be paid; what has no due date is to be paid since its sale. */
export async function findDebtsByDay(
  db: Db,
  storeId: string,
  test: boolean,
): Promise<(Debt & { orders: number })[]> {
  const { rows } = await sql<Debt & { orders: number }>`
    select due_on, sum(orders)::bigint as orders, sum(owed)::bigint as owed from debts_of_days
    where store_id = ${storeId} and test = ${test}
    group by due_on having sum(orders) <> 0`.execute(db);
  return rows;
}

export interface DebtorRow {
  customer_id: string | null;
  customer_name: string | null;
  orders: number;
  to_30: number;
  to_60: number;
  to_90: number;
  over_90: number;
  total: number;
  all_rows: number;
}

/** Who owes how much for how long on a day, the most first; sales to nobody in particular are one row. */
export async function findDebtors(
  db: Db,
  { storeId, test, today }: { storeId: string; test: boolean; today: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<DebtorRow[]> {
  const { rows } = await sql<DebtorRow>`
    with debtors as materialized (
      select customer_id, count(*)::int as orders,
             coalesce(sum(owed) filter (where days <= 30), 0)::bigint as to_30,
             coalesce(sum(owed) filter (where days between 31 and 60), 0)::bigint as to_60,
             coalesce(sum(owed) filter (where days between 61 and 90), 0)::bigint as to_90,
             coalesce(sum(owed) filter (where days > 90), 0)::bigint as over_90,
             sum(owed)::bigint as total
      from (
        select customer_id, owed, ${today}::date - coalesce(due_on, placed_on) as days
        from orders where store_id = ${storeId} and test = ${test} and number is not null and owed > 0
      ) debt
      group by customer_id
    )
    select debtors.*, customer.name as customer_name, (select count(*)::int from debtors) as all_rows
    from debtors left join customers customer on customer.store_id = ${storeId} and customer.id = debtors.customer_id
    order by debtors.total desc, debtors.customer_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
