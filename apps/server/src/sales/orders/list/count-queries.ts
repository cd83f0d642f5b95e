import { toBeFulfilled } from '@sokoni/rules/orders/order-state';
import { statesOf } from '@sokoni/rules/orders/order-statuses';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderFilter } from '#sales/orders/search/order-filter.ts';
import {
  type Books,
  type Days,
  dueSince,
  isDueWithin,
  isWithin,
  unpaidOrders,
} from '#sales/orders/search/outstanding-orders.ts';

/**
 * How many orders a filter leaves, exactly, without a look at the orders: from their counts by state, channel, payment type,
 * seller and whether they owe, or from what is outstanding by the day since when. Null for a filter that asks for anything else.
 */
export async function countFromFigures(db: Db, storeId: string, filter: OrderFilter): Promise<number | null> {
  const { test, search, numbers: _, isNumberOnly: __, dueSince: days, ...words } = filter;
  if (days) return isOnlyUnpaid(filter) ? countDueWithin(db, { storeId, test }, days) : null;
  const { state, fulfilment, channel, paymentType, soldBy, noSeller, unpaid, unfulfilled, sold, ...others } =
    words;
  if (search !== '' || isAny(others)) return null;
  const conditions: (RawBuilder<SqlBool> | undefined | false | '')[] = [
    sql<SqlBool>`store_id = ${storeId} and test = ${test}`,
    state && sql<SqlBool>`state = ${state}`,
    fulfilment && sql<SqlBool>`state = any (${[...statesOf(fulfilment)]})`,
    channel && sql<SqlBool>`channel = ${channel}`,
    paymentType && sql<SqlBool>`payment_type = ${paymentType}`,
    soldBy && sql<SqlBool>`seller_id = ${soldBy}`,
    noSeller && sql<SqlBool>`seller_id is null`,
    unfulfilled !== undefined && sql<SqlBool>`(state = any (${[...toBeFulfilled]})) = ${unfulfilled}`,
    sold !== undefined && sql<SqlBool>`(state <> 'cancelled') = ${sold}`,
  ];
  const counted = unpaid === undefined ? sql`orders` : unpaid ? sql`unpaid` : sql`orders - unpaid`;
  const matching = conditions.filter((condition) => typeof condition === 'object');
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(${counted}), 0)::bigint as total from counts_of_orders
    where ${sql.join(matching, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** In the roll-up each order stands under one day: the few with an unpaid deposit are looked at by themselves. */
async function countDueWithin(db: Db, ledger: Books, days: Days): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with figures as (
      select coalesce(sum(orders), 0)::bigint as orders from debts_of_days
      where store_id = ${ledger.storeId} and test = ${ledger.test} and ${isWithin(sql`due_on`, days)}
    ), with_deposit as (
      select count(*) filter (where ${isDueWithin('unpaid', days)}) as due,
             count(*) filter (where ${isWithin(dueSince('unpaid'), days)}) as counted
      from ${unpaidOrders(ledger)} and unpaid.deposit_due > 0
    )
    select figures.orders - with_deposit.counted + with_deposit.due as total from figures, with_deposit`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** Whether nothing narrows the orders that owe but since when. */
function isOnlyUnpaid({
  search,
  unpaid,
  dueSince: _,
  test: __,
  numbers: ___,
  isNumberOnly: ____,
  ...others
}: OrderFilter): boolean {
  return search === '' && unpaid === true && !isAny(others);
}

/**
 * From how many channels and sellers the orders of a mode come.
 * @param soldBy whose sales only; undefined for everybody's
 */
export async function countSources(
  db: Db,
  storeId: string,
  { test, soldBy }: Pick<OrderFilter, 'test' | 'soldBy'>,
): Promise<{ channels: number; sellers: number }> {
  const own = soldBy === undefined ? sql`true` : sql`seller_id = ${soldBy}`;
  const { rows } = await sql<{ channels: number; sellers: number }>`
    select count(distinct channel)::int as channels, count(distinct seller_id)::int as sellers
    from (
      select channel, seller_id from counts_of_orders
      where store_id = ${storeId} and test = ${test} and ${own}
      group by channel, seller_id having sum(orders) > 0
    ) source`.execute(db);
  return rows[0] ?? { channels: 0, sellers: 0 };
}

function isAny(words: object): boolean {
  return Object.values(words).some((value) => value !== undefined);
}
