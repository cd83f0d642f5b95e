import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Orders } from '#core/database/tables.ts';
import type { StockLocationQuantity } from '#stock/move-stock.ts';

export type TestOrder = Pick<Selectable<Orders>, 'id' | 'serial' | 'stage' | 'location_id'>;

/** How many test orders a store has, and the serial of the newest. */
export async function findTestSeries(
  db: Db,
  storeId: string,
): Promise<{ orders: number; newest: number | null }> {
  const { rows } = await sql<{ orders: number; newest: number | null }>`
    select (select coalesce(sum(orders), 0)::int from counts_of_orders where store_id = ${storeId} and test) as orders,
           (select max(serial) from orders where store_id = ${storeId} and test and serial is not null) as newest`.execute(
    db,
  );
  const [series] = rows;
  if (!series) throw new Error('No row for the series of test orders');
  return series;
}

/** The oldest test orders up to a serial, held until the transaction ends. */
export async function lockTestOrders(
  db: Db,
  storeId: string,
  newest: number,
  limit: number,
): Promise<TestOrder[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'serial', 'stage', 'location_id'])
    .where('store_id', '=', storeId)
    .where('test', '=', true)
    .where('serial', '<=', newest)
    .orderBy('serial')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** What these orders took off the shelves and did not bring back, by where it left from. */
export async function findItemsAway(
  db: Db,
  storeId: string,
  orderIds: readonly string[],
): Promise<StockLocationQuantity[]> {
  const ids = sql`${[...orderIds]}::uuid[]`;
  const { rows } = await sql<StockLocationQuantity>`
    select moved.variant_id as "variantId", moved.location_id as "locationId", sum(moved.quantity)::int as quantity
    from (
      select line.variant_id, sent.location_id, part.quantity
      from order_fulfilments sent
      join order_fulfilment_lines part on part.store_id = sent.store_id and part.fulfilment_id = sent.id
      join order_lines line on line.store_id = part.store_id and line.id = part.line_id
      where sent.store_id = ${storeId} and sent.order_id = any (${ids})
      union all
      select line.variant_id, taken.location_id, -part.quantity
      from order_returns taken
      join order_return_lines part on part.store_id = taken.store_id and part.return_id = taken.id
      join order_lines line on line.store_id = part.store_id and line.id = part.line_id
      where taken.store_id = ${storeId} and taken.order_id = any (${ids}) and part.restocked
    ) moved
    where moved.variant_id is not null
    group by 1, 2 having sum(moved.quantity) <> 0`.execute(db);
  return rows;
}

/** Takes test orders out of the books with all that belongs to them. */
export async function forgetTestOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  await sql`select forget_test_orders(${[...orderIds]}::uuid[])`.execute(db);
}

/** Takes gift cards and store credit of test mode out of the books, unless test orders are left. */
export async function forgetTestMoney(db: Db): Promise<void> {
  await sql`select forget_test_money()`.execute(db);
}
