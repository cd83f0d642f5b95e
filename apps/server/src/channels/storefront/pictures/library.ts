import { lockLook } from '#channels/storefront/looks/queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pictureKeys } from '#core/pictures/pictures.ts';
import { recordPicture } from '#tenancy/stores/pictures/record-picture.ts';
import type { KeptPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { deleteFromLibrary, findCopy, findLibrary, isShownInLook, type LibraryRow } from './queries.ts';

const libraryPictures = 200;

/** Who added a picture, and when. */
interface Uploaded {
  by: string;
  now: Date;
}

/** @throws DomainError `library_full` */
export async function addToLibrary(
  db: Db,
  storeId: string,
  picture: KeptPicture,
  by: Uploaded,
): Promise<void> {
  await lockLook(db, storeId);
  await recordInLibrary(db, storeId, picture, by);
}

/**
 * Adds a copy of a product's picture, once: the library needs it no second time.
 * @returns what the library has of it: the copy, or the one that was made before
 * @throws DomainError `library_full`
 */
export async function addCopyToLibrary(
  db: Db,
  storeId: string,
  copy: KeptPicture,
  sourceId: string,
  by: Uploaded,
): Promise<LibraryRow> {
  await lockLook(db, storeId);
  const earlier = await findCopy(db, storeId, sourceId);
  if (earlier) return earlier;
  await recordInLibrary(db, storeId, { ...copy, copiedFrom: sourceId }, by);
  return copy;
}

async function recordInLibrary(
  db: Db,
  storeId: string,
  picture: KeptPicture & { copiedFrom?: string },
  { by, now }: Uploaded,
): Promise<void> {
  if ((await findLibrary(db, storeId)).length >= libraryPictures) throw new DomainError('library_full');
  await recordPicture(db, storeId, 'storefront', picture, by, now);
}

/**
 * Deletes a picture; its files go after the commit.
 * @throws DomainError `not_found`, `in_use` where the draft or the published look shows it
 */
export async function removeFromLibrary(db: Db, storeId: string, id: string): Promise<void> {
  await lockLook(db, storeId);
  if (await isShownInLook(db, storeId, id)) throw new DomainError('in_use');
  if (!(await deleteFromLibrary(db, storeId, id))) throw new DomainError('not_found');
  await enqueue(db, 'remove_files', { keys: Object.values(pictureKeys(storeId, id)) });
}
