import { toBeHandedOver } from '@sokoni/rules/order-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderFilter } from '#platform/database/order-filter.ts';
import type { Db } from '#platform/database/transaction.ts';

/**
 * How many orders a filter leaves, exactly, without a look at the orders: from their counts by state, channel, payment type,
 * seller and whether they owe, or from what is owed by the day since when. Null for a filter that asks for anything else.
 */
export async function countFromFigures(db: Db, storeId: string, filter: OrderFilter): Promise<number | null> {
  const { test, search, number: _, isNumberOnly: __, owedSince, ...words } = filter;
  if (owedSince) return isOnlyOwing(filter) ? countOwedSince(db, storeId, test, owedSince) : null;
  const { state, channel, paymentType, soldBy, noSeller, owing, toHandOver, sold, ...others } = words;
  if (search !== '' || isAny(others)) return null;
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

type Days = NonNullable<OrderFilter['owedSince']>;

async function countOwedSince(db: Db, storeId: string, test: boolean, { from, to }: Days): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(orders), 0)::bigint as total from debts_of_days
    where store_id = ${storeId} and test = ${test}
      and due_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether nothing narrows the orders that owe but since when. */
function isOnlyOwing({
  search,
  owing,
  owedSince: _,
  test: __,
  number: ___,
  isNumberOnly: ____,
  ...others
}: OrderFilter): boolean {
  return search === '' && owing === true && !isAny(others);
}

function isAny(words: object): boolean {
  return Object.values(words).some((value) => value !== undefined);
}
