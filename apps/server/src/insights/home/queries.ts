import { toBeFulfilled } from '@sokoni/rules/orders/order-state';
import type { Period } from '@sokoni/rules/reports/report-period';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface DaySums {
  day: string;
  orders: number;
  net_sales: number;
}

/** Whose sales are shown: those of one register, or all. */
export interface SoldAt {
  storeId: string;
  test: boolean;
  /** Undefined: all, and what was sold elsewhere. */
  registerId: string | undefined;
}

/** What was sold on each day of a period that had a sale. */
export async function findDays(
  db: Db,
  { storeId, test, registerId, from, to }: Period & SoldAt,
): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day, sum(orders)::bigint as orders, (sum(net) - sum(returned_net))::bigint as net_sales
    from sales_of_days
    where store_id = ${storeId} and test = ${test} and day between ${from} and ${to}
      and ${registerId === undefined ? sql`true` : sql`register_id = ${registerId}`}
    group by day`.execute(db);
  return rows;
}

/** The registers that are in use, by name. */
export async function findRegisters(db: Db, storeId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('registers')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .where('archived', '=', false)
    .orderBy('name')
    .execute();
}

interface ToDo {
  orders: number;
  unfulfilled: number;
  unpaid: number;
  drafts: number;
  flagged: number;
  till_attention: number;
}

/** What there is to be done about orders, and how many there are at all. */
export async function countToDo(db: Db, storeId: string, test: boolean): Promise<ToDo> {
  const { rows } = await sql<ToDo>`
    select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(unpaid), 0)::bigint as unpaid,
           coalesce(sum(orders) filter (where state = any (${toBeFulfilled})), 0)::bigint as unfulfilled,
           (select count(*)::int from orders where store_id = ${storeId} and stage = 'draft') as drafts,
           (select count(*)::int from orders
            where store_id = ${storeId} and test = ${test} and serial is not null and needs_review) as flagged,
           (select count(*)::int from till_commands
            where store_id = ${storeId} and state in ('needs_attention', 'refused')) as till_attention
    from counts_of_orders where store_id = ${storeId} and test = ${test}`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('A select of aggregates answers one row');
  return counted;
}
