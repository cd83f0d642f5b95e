import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { countUnusedImages, lockStore } from '#tenancy/stores/queries.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';
import { recordPicture } from './record-picture.ts';
import type { KeptPicture } from './save-picture.ts';

/** What waits to be used; what still waits after a day is removed (unused-picture-queries). */
const unusedAtOnce = 100;

/**
 * Records a picture that is not used yet of the store that the transaction is in.
 * @throws DomainError `not_found`, `too_many_attempts` so that nobody fills the disk with pictures that nothing shows
 */
export async function addImage(
  db: Db,
  storeId: string,
  picture: KeptPicture,
  userId: string,
  now: Date,
): Promise<void> {
  if (!(await lockStore(db, storeId))) throw new DomainError('not_found');
  if ((await countUnusedImages(db, storeId)) >= unusedAtOnce) {
    throw new DomainError('too_many_attempts', {
      message: sayStore('unusedPictures', { count: unusedAtOnce }),
      retryAfterSeconds: 60 * 60,
    });
  }
  await recordPicture(db, storeId, 'store', picture, userId, now);
}
