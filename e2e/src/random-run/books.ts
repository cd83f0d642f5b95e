import { query } from '@sokoni/server/testing/database/query';
import type { Told } from './told.ts';

/** What stands in the books of a store, or should, each list in an order of its own. */
export interface Books {
  /** `id number total` */
  sales: string[];
  returns: string[];
  /** Of those who were added at the tills. */
  customers: number;
  /** Minor units by kind and method. */
  money: Record<string, number>;
  /** What left by sales and came back, by variant. */
  moved: Record<string, number>;
  /** What a till sent and the books could not take, beside closings of shifts that were closed before. */
  forPeople: string[];
}

/** The books as they should be by what people at the tills saw. */
export function booksTold({ sales, returns, balances, customers, poisoned }: Told): Books {
  const money: Record<string, number> = {};
  const moved: Record<string, number> = {};
  const add = (sums: Record<string, number>, key: string, amount: number) => {
    sums[key] = (sums[key] ?? 0) + amount;
  };
  const lines = new Map(
    [...sales.values()].flatMap(({ payload }) => payload.lines.map((line) => [line.id, line])),
  );
  for (const { payload } of sales.values()) {
    for (const { method, amount } of payload.payments) add(money, `payment ${method}`, amount);
    if (payload.fulfilled)
      for (const { variant_id, quantity } of payload.lines) add(moved, variant_id ?? '', -quantity);
  }
  for (const { payload } of balances.values()) add(money, `payment ${payload.method}`, payload.amount);
  for (const { payload } of returns.values()) {
    if (payload.refund) add(money, `refund ${payload.refund.method}`, payload.refund.amount);
    for (const { line_id, quantity, restocked } of payload.lines)
      if (restocked) add(moved, lines.get(line_id)?.variant_id ?? '', quantity);
  }
  return {
    sales: [...sales.values()].map(({ id, payload }) => `${id} ${payload.number} ${payload.total}`).sort(),
    returns: [...returns.keys()].sort(),
    customers: customers.size,
    money,
    moved,
    forPeople: [...poisoned].sort(),
  };
}

/** The books as they are. */
export async function booksOf(database: string, storeId: string): Promise<Books> {
  const ask = <Row extends object>(sql: string) => query<Row>(database, sql, [storeId]);
  const sales = await ask<{ line: string }>(
    `select concat_ws(' ', id, number, ordered_total) as line from app.orders where store_id = $1 order by line`,
  );
  const returns = await ask<{ id: string }>(
    'select id from app.order_returns where store_id = $1 order by id',
  );
  const customers = await ask<{ count: number }>(
    'select count(*)::int as count from app.customers where store_id = $1',
  );
  const money = await ask<{ what: string; sum: number }>(
    `select kind || ' ' || method as what, sum(amount)::int as sum from app.order_payments where store_id = $1 group by what`,
  );
  const moved = await ask<{ variant_id: string; sum: number }>(
    `select variant_id, sum(quantity)::int as sum from app.stock_movements
     where store_id = $1 and reason in ('sale', 'return') group by variant_id`,
  );
  const forPeople = await ask<{ id: string }>(
    `select id from app.till_commands where store_id = $1 and state <> 'stored'
       and not (kind = 'shift_closed' and reason = 'shift_closed') order by id`,
  );
  return {
    sales: sales.map(({ line }) => line),
    returns: returns.map(({ id }) => id),
    customers: customers[0]?.count ?? 0,
    money: Object.fromEntries(money.map(({ what, sum }) => [what, sum])),
    moved: Object.fromEntries(moved.map(({ variant_id, sum }) => [variant_id, sum])),
    forPeople: forPeople.map(({ id }) => id),
  };
}

/** Variants of which the shelf does not hold what its movements come to. */
export async function shelvesAmiss(database: string, storeId: string): Promise<object[]> {
  return query(
    database,
    `select level.variant_id, level.on_hand, sum(moved.quantity)::int as moved
     from app.stock_levels level
     left join app.stock_movements moved
       on moved.store_id = $1 and moved.variant_id = level.variant_id and moved.location_id = level.location_id
     where level.store_id = $1
     group by level.variant_id, level.location_id, level.on_hand
     having level.on_hand <> coalesce(sum(moved.quantity), 0)`,
    [storeId],
  );
}
