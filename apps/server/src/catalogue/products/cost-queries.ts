import type { Db } from '#core/database/access/transaction.ts';

/** What buying items asks of a variant. */
export interface CostRow {
  id: string;
  product_id: string;
  /** Average cost of a unit, in minor units; null while nobody knows it. */
  cost: number | null;
  weight_grams: number | null;
}

const costColumns = ['id', 'product_id', 'cost', 'weight_grams'] as const;

export async function findCosts(db: Db, storeId: string, variantIds: readonly string[]): Promise<CostRow[]> {
  return db
    .selectFrom('variants')
    .select(costColumns)
    .where('store_id', '=', storeId)
    .where('id', 'in', [...variantIds])
    .execute();
}

/** The same, held in one order until the end of the transaction: two receipts of the same items follow each other. */
export async function lockCosts(db: Db, storeId: string, variantIds: readonly string[]): Promise<CostRow[]> {
  return db
    .selectFrom('variants')
    .select(costColumns)
    .where('store_id', '=', storeId)
    .where('id', 'in', [...variantIds])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function updateCost(
  db: Db,
  storeId: string,
  variantId: string,
  cost: number | null,
): Promise<void> {
  await db
    .updateTable('variants')
    .set({ cost })
    .where('store_id', '=', storeId)
    .where('id', '=', variantId)
    .execute();
}
