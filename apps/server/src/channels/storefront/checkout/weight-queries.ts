import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What these units weigh together, in grams. A variant without a weight weighs nothing. */
export async function findWeight(
  db: Db,
  storeId: string,
  lines: readonly { variant_id: string; quantity: number }[],
): Promise<number> {
  const { rows } = await sql<{ grams: number }>`
    select coalesce(sum(line.quantity * coalesce(variant.weight_grams, 0)), 0)::bigint as grams
    from unnest(${lines.map(({ variant_id }) => variant_id)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[])
      as line (variant_id, quantity)
    join variants variant on variant.store_id = ${storeId} and variant.id = line.variant_id`.execute(db);
  return Number(rows[0]?.grams ?? 0);
}
