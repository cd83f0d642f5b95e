import type { ImagesTable } from '#platform/database/tables.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { KeptPicture } from './keep-picture.ts';
import { insertImage } from './queries.ts';

/** Records a picture whose files are written, so that something of the store can show it. */
export async function recordPicture(
  db: Db,
  storeId: string,
  entity: ImagesTable['entity'],
  picture: KeptPicture,
  uploadedBy: string,
  now: Date,
): Promise<void> {
  await insertImage(db, { ...picture, entity, store_id: storeId, uploaded_by: uploadedBy }, now);
}
