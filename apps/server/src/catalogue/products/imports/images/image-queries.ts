import type { Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ProductImportImages } from '#core/database/tables.ts';

export type WaitingImage = Selectable<ProductImportImages>;

/** How many pictures of an import are still to be fetched. */
export async function countImages(db: Db, storeId: string, importId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('product_import_images')
    .select((count) => count.fn.countAll<number>().as('waiting'))
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The next pictures to fetch, in the order of the file. */
export async function findWaitingImages(
  db: Db,
  storeId: string,
  importId: string,
  limit: number,
): Promise<WaitingImage[]> {
  return db
    .selectFrom('product_import_images')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function markImage(
  db: Db,
  storeId: string,
  importId: string,
  id: string,
  state: 'done' | 'failed',
): Promise<void> {
  await db
    .updateTable('product_import_images')
    .set({ state })
    .where('store_id', '=', storeId)
    .where('import_id', '=', importId)
    .where('id', '=', id)
    .execute();
}
