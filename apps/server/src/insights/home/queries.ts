import { toBeFulfilled } from '@sokoni/rules/orders/order-state';
import type { Period } from '@sokoni/rules/reports/report-period';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface DaySums {
  day: string;
  orders: number;
  net_sales: number;
}

/** What was sold on each day of a period that had a sale. */
export async function findDays(
  db: Db,
  { storeId, test, from, to }: Period & { storeId: string; test: boolean },
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day, sum(orders)::bigint as orders, (sum(net) - sum(returned_net))::bigint as net_sales
    from sales_of_days where store_id = ${storeId} and test = ${test} and day between ${from} and ${to}
    group by day`.execute(db);
  return rows;
}

/** What there is to be done about orders, and how many there are at all. */
export async function countToDo(
  db: Db,
  storeId: string,
  test: boolean,
): Promise<{ orders: number; unfulfilled: number; unpaid: number; drafts: number }> {
  const { rows } = await sql<{ orders: number; unfulfilled: number; unpaid: number; drafts: number }>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(unpaid), 0)::bigint as unpaid,
           coalesce(sum(orders) filter (where state = any (${toBeFulfilled})), 0)::bigint as unfulfilled,
           (select count(*)::int from orders where store_id = ${storeId} and stage = 'draft') as drafts
    from counts_of_orders where store_id = ${storeId} and test = ${test}`.execute(db);
  return rows[0] ?? { orders: 0, unfulfilled: 0, unpaid: 0, drafts: 0 };
}
