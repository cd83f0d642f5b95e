import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface OrderedLine {
  variant_id: string;
  quantity: number;
}

export interface CartRow {
  lines: OrderedLine[];
  updated_at: Date;
}

/** Whose cart it is: a person of the buyer's store. The supplier is the store of the transaction. */
export interface CartOwner {
  supplierId: string;
  buyerStoreId: string;
  userId: string;
}

export async function findCart(db: Db, owner: CartOwner): Promise<CartRow | undefined> {
  const row = await db
    .selectFrom('wholesale_carts')
    .select(['lines', 'updated_at'])
    .where('store_id', '=', owner.supplierId)
    .where('buyer_store_id', '=', owner.buyerStoreId)
    .where('user_id', '=', owner.userId)
    .executeTakeFirst();
  return row && { ...row, lines: row.lines as unknown as OrderedLine[] };
}

export async function saveCart(
  db: Db,
  { supplierId, buyerStoreId, userId }: CartOwner,
  lines: readonly OrderedLine[],
  now: Date,
): Promise<void> {
  const written = JSON.stringify(lines);
  await db
    .insertInto('wholesale_carts')
    .values({
      store_id: supplierId,
      buyer_store_id: buyerStoreId,
      user_id: userId,
      lines: sql`${written}::jsonb`,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'buyer_store_id', 'user_id'])
        .doUpdateSet({ lines: sql`${written}::jsonb`, updated_at: now }),
    )
    .execute();
}
