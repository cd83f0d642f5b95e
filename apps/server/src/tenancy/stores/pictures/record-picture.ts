import type { Db } from '#core/database/access/transaction.ts';
import type { Images } from '#core/database/tables.ts';
import { insertImage } from '#tenancy/stores/queries.ts';
import type { KeptPicture } from './save-picture.ts';

/** Records a picture whose files are written, so that something of the store can show it. */
export async function recordPicture(
  db: Db,
  storeId: string,
  entity: Images['entity'],
  { copiedFrom = null, ...picture }: KeptPicture & { copiedFrom?: string | null },
  uploadedBy: string | null,
  now: Date,
): Promise<void> {
  const of = { entity, store_id: storeId, uploaded_by: uploadedBy, copied_from: copiedFrom };
  await insertImage(db, { ...picture, ...of }, now);
}
