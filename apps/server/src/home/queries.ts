import { toBeHandedOver } from '@sokoni/rules/order-state';
import type { Period } from '@sokoni/rules/report-period';
import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

export interface DaySums {
  day: string;
  orders: number;
  net_sales: number;
  returns: number;
}

/** What was sold on each day of a period that had a sale. */
export async function findDays(
  db: Db,
  { storeId, test, from, to }: Period & { storeId: string; test: boolean },
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day, sum(orders)::bigint as orders, sum(net)::bigint as net_sales, sum(returned_net)::bigint as returns
    from sales_of_days where store_id = ${storeId} and test = ${test} and day between ${from} and ${to}
    group by day`.execute(db);
  return rows;
}

/** What there is to be done about orders, and how many there are at all. */
export async function countToDo(
  db: Db,
  storeId: string,
  test: boolean,
): Promise<{ orders: number; to_hand_over: number; owing: number; drafts: number }> {
  const { rows } = await sql<{ orders: number; to_hand_over: number; owing: number; drafts: number }>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(owing), 0)::bigint as owing,
           coalesce(sum(orders) filter (where state = any (${toBeHandedOver})), 0)::bigint as to_hand_over,
           (select count(*)::int from orders where store_id = ${storeId} and stage = 'draft') as drafts
    from counts_of_orders where store_id = ${storeId} and test = ${test}`.execute(db);
  return rows[0] ?? { orders: 0, to_hand_over: 0, owing: 0, drafts: 0 };
}
