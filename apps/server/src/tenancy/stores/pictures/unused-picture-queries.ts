import { sql } from 'kysely';
import type pg from 'pg';
import { transaction } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { pictureKeys } from '#core/pictures/pictures.ts';

const atOnce = 200;

/**
 * Removes the pictures of all stores that nothing has referred to for 24 hours after their upload: the rows now, the
 * files by a job, which is tried until they are gone. Whatever shows a picture has its line in `refers`; the library of a shop keeps its own.
 */
export async function removeUnusedImages(ownerPool: pg.Pool, now: Date): Promise<void> {
  const refers = sql`
    select from app.stores where stores.id = images.store_id and stores.logo_image_id = images.id
    union all
    select from app.product_images shown where shown.store_id = images.store_id and shown.image_id = images.id`;
  for (;;) {
    const removed = await transaction(ownerPool, { userId: null, storeId: null }, async (db) => {
      const { rows } = await sql<{ store_id: string; id: string }>`
        delete from app.images where (store_id, id) in (
          select store_id, id from app.images
          where entity <> 'storefront' and created_at < ${now}::timestamptz - interval '24 hours' and not exists (${refers}) limit ${atOnce}
        ) returning store_id, id`.execute(db);
      const keys = rows.flatMap(({ store_id, id }) => Object.values(pictureKeys(store_id, id)));
      if (keys.length > 0) await enqueue(db, 'remove_files', { keys });
      return rows.length;
    });
    if (removed < atOnce) return;
  }
}
