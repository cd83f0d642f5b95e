import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderSort } from '#sales/orders/search/order-serials.ts';

const keys = {
  number: sql`serial`,
  total: sql`total`,
  // Those that are never due come last, whichever way.
  due: sql`due_on`,
} satisfies Record<OrderSort['key'], unknown>;

/**
 * Those of these orders that have a number, in the order of the list.
 * @param soldBy whose sales only; undefined for everybody's
 */
export async function findNamedInOrder(
  db: Db,
  storeId: string,
  { ids, soldBy }: { ids: readonly string[]; soldBy: string | undefined },
  { key, direction }: OrderSort,
): Promise<string[]> {
  const way = sql.raw(direction);
  const own = soldBy === undefined ? sql`true` : sql`sold_by = ${soldBy}`;
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where store_id = ${storeId} and id = any(${[...ids]}::uuid[]) and number is not null and ${own}
    order by ${keys[key]} ${way} nulls last, serial ${way}, id`.execute(db);
  return rows.map(({ id }) => id);
}
