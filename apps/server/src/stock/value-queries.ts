import type { Holding } from '@sokoni/rules/stock/stock-value';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What lies of these variants on all shelves, and what a unit has cost. */
export async function findHoldings(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<(Holding & { id: string })[]> {
  const { rows } = await sql<Holding & { id: string }>`
    select variant.id, variant.cost,
           (select coalesce(sum(greatest(0, level.on_hand)), 0)::bigint from stock_levels level
            where level.store_id = ${storeId} and level.variant_id = variant.id) as units
    from variants variant
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])`.execute(db);
  return rows;
}

/** What all stock of the store is worth at cost. */
export async function sumHoldings(db: Db, storeId: string): Promise<bigint> {
  const { rows } = await sql<{ value: string }>`
    select coalesce(sum(level.on_hand::numeric * variant.cost), 0)::text as value
    from stock_levels level
    join variants variant on variant.store_id = ${storeId} and variant.id = level.variant_id
    where level.store_id = ${storeId} and level.on_hand > 0`.execute(db);
  return BigInt(rows[0]?.value ?? 0);
}
