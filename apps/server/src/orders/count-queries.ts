import { toBeHandedOver } from '@sokoni/rules/order-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderFilter } from '#platform/database/order-filter.ts';
import type { Db } from '#platform/database/transaction.ts';

/**
 * How many orders a filter leaves, exactly, without a look at the orders: from their counts by state, channel, payment type,
 * seller and whether they owe. Null for a filter that asks for anything else.
 */
export async function countFromFigures(db: Db, storeId: string, filter: OrderFilter): Promise<number | null> {
  const { test, search, number: _, isNumberOnly: __, ...words } = filter;
  const { state, channel, paymentType, soldBy, noSeller, owing, toHandOver, sold, ...others } = words;
  if (search !== '' || Object.values(others).some((value) => value !== undefined)) return null;
  const conditions: (RawBuilder<SqlBool> | undefined | false | '')[] = [
    sql<SqlBool>`store_id = ${storeId} and test = ${test}`,
    state && sql<SqlBool>`state = ${state}`,
    channel && sql<SqlBool>`channel = ${channel}`,
    paymentType && sql<SqlBool>`payment_type = ${paymentType}`,
    soldBy && sql<SqlBool>`seller_id = ${soldBy}`,
    noSeller && sql<SqlBool>`seller_id is null`,
    toHandOver !== undefined && sql<SqlBool>`(state = any (${[...toBeHandedOver]})) = ${toHandOver}`,
    sold !== undefined && sql<SqlBool>`(state <> 'cancelled') = ${sold}`,
  ];
  const counted = owing === undefined ? sql`orders` : owing ? sql`owing` : sql`orders - owing`;
  const matching = conditions.filter((condition) => typeof condition === 'object');
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(${counted}), 0)::bigint as total from counts_of_orders
    where ${sql.join(matching, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}
