import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import type { StoreCall, UploadedFile } from '#core/http/route.ts';
import { newId } from '#core/ids.ts';
import { pictureKeys, writeSizes } from '#core/pictures/pictures.ts';
import type { Services } from '#core/services.ts';
import { sayStore } from '#tenancy/stores/sentences.ts';

/** A picture whose files are written. */
export interface KeptPicture {
  id: string;
  width: number;
  height: number;
  /** Of its sizes together. */
  bytes: number;
}

type PictureCall = Pick<
  StoreCall<'POST /marketplace/v1/images/{storeId}/upload'>,
  'file' | 'storeId' | 'services' | 'log' | 'earlierAnswer'
>;

/**
 * Writes the picture of the call, then runs the command that records it. Files that no record names
 * go again: the command failed, or a request with the same key was faster and its picture is the answer.
 *
 * @param record the command; answers the id of the picture that is recorded now
 * @throws DomainError `invalid_fields` without a file, and those of pictures, files and the command
 */
export async function keepPicture<T extends { imageId: string }>(
  call: PictureCall,
  record: (picture: KeptPicture) => Promise<T>,
): Promise<T> {
  const { file, storeId, services } = call;
  if (!file) throw invalidField('file', sayStore('choosePicture'));
  const earlier = await call.earlierAnswer<T>();
  if (earlier) return earlier.answer;
  const id = newId();
  const discard = () => discardPicture(call, id);
  try {
    const answer = await record(await writePicture(services, storeId, id, file));
    if (answer.imageId !== id) await discard();
    return answer;
  } catch (error) {
    // When the database was lost on the way nobody knows whether the record is there.
    if (!(error instanceof DomainError && error.code === 'unavailable')) await discard();
    throw error;
  }
}

async function writePicture(
  services: Services,
  storeId: string,
  id: string,
  file: UploadedFile,
): Promise<KeptPicture> {
  const made = await services.pictures.renditions(file.path);
  const bytes = await writeSizes(services.files, pictureKeys(storeId, id), made);
  return { id, width: made.width, height: made.height, bytes };
}

async function discardPicture({ services, storeId, log }: PictureCall, id: string): Promise<void> {
  for (const key of Object.values(pictureKeys(storeId, id))) {
    await services.files
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error, key }, 'a picture was left behind'));
  }
}
