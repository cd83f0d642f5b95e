import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pictureKeys } from '#core/pictures/pictures.ts';
import { deleteImage, lockStore, type StoreRow, updateStoreRow } from '#tenancy/stores/queries.ts';
import { recordPicture } from './record-picture.ts';
import type { KeptPicture } from './save-picture.ts';

/**
 * Gives the store that the transaction is in another logo, or none. The files of the former one go after the commit.
 * @throws DomainError `not_found`
 */
export async function replaceLogo(
  db: Db,
  storeId: string,
  picture: KeptPicture | null,
  userId: string,
  now: Date,
): Promise<{ before: StoreRow; after: StoreRow }> {
  const before = await lockStore(db, storeId);
  if (!before) throw new DomainError('not_found');
  if (picture) await recordPicture(db, storeId, 'store', picture, userId, now);
  const logo_image_id = picture?.id ?? null;
  await updateStoreRow(db, storeId, { logo_image_id });
  if (before.logo_image_id) {
    await deleteImage(db, storeId, before.logo_image_id);
    await enqueue(db, 'remove_files', { keys: Object.values(pictureKeys(storeId, before.logo_image_id)) });
  }
  return { before, after: { ...before, logo_image_id } };
}
