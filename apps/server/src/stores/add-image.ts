import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { KeptPicture } from './keep-picture.ts';
import { countUnusedImages, lockStore } from './queries.ts';
import { recordPicture } from './record-picture.ts';

/** What waits to be used; what still waits after a day is removed (platform/database/remove-unused-images). */
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
      message: `This store has ${unusedAtOnce} pictures that are not used. Each is removed after a day: use some, or try again tomorrow.`,
      retryAfterSeconds: 60 * 60,
    });
  }
  await recordPicture(db, storeId, 'store', picture, userId, now);
}
